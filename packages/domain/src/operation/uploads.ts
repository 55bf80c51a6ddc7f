/** What may be uploaded, by its name and by its first bytes. @spec decisions 9.22 */

/** Maximum size of one file; S3 accepts no larger object. */
export const UPLOAD_BYTES_MAX = 5 * 1024 ** 4
/** Disk space that uploads must leave free. */
export const UPLOAD_FREE_BYTES = 5 * 1024 ** 3
/** Maximum number of open uploads per operator. */
export const UPLOADS_OPEN_MAX = 2000
const DEPTH_MAX = 8
const NAME_BYTES_MAX = 200

const MEDIA =
  'mkv mp4 m4v mov avi webm ts m2ts mts mpg mpeg vob wmv flv 3gp ogv dv mxf mp3 m4a m4b flac ogg oga opus wav aac ac3 wma ape wv mpc tta dsf aif aiff caf mp2 zip'
const BESIDE =
  'jpg jpeg png webp avif gif srt vtt ass ssa nfo json lrc opf txt cue xml html css js mjs wasm svg woff woff2 glb gltf bin data'
const ENDINGS = new Set(`${MEDIA} ${BESIDE}`.split(' '))

/** Why an upload is refused: before any byte arrives, while it arrives, or by its first bytes. Each has its own message on screen. */
export const UPLOAD_REFUSALS = [
  'name',
  'deep',
  'kind',
  'size',
  'many',
  'room',
  'gone',
  'refused',
  'no_zip',
  'archive',
  'no_text',
  'program',
  'script',
  'pdf',
  'page',
] as const
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number]

export type UploadFault = Extract<UploadRefusal, 'name' | 'deep' | 'kind' | 'size'>

export function isUploadRefusal(text: string): text is UploadRefusal {
  return (UPLOAD_REFUSALS as readonly string[]).includes(text)
}

/** Returns what is wrong with a file before any byte arrives; null if nothing is. */
export function faultOfUpload(path: string, bytes: number): UploadFault | null {
  const parts = path.split('/')
  if (parts.length > DEPTH_MAX) return 'deep'
  if (!parts.every(isName)) return 'name'
  if (!(bytes > 0 && bytes <= UPLOAD_BYTES_MAX)) return 'size'
  const ending = /\.([^.]+)$/.exec(parts.at(-1) ?? '')?.[1]?.toLowerCase() ?? ''
  return ENDINGS.has(ending) ? null : 'kind'
}

// True for names that every system accepts: a name is used only on the service's own disk, whose file system is the operator's choice.
function isName(name: string): boolean {
  return (
    name !== '' &&
    name.isWellFormed() &&
    !/^[.\s]|[.\s]$|[\p{Cc}\\/:*?"<>|]/u.test(name) &&
    new TextEncoder().encode(name).length <= NAME_BYTES_MAX
  )
}

/** How many first bytes are needed to judge the content. */
export const SNIFFED_BYTES = 512

const REFUSED: readonly [kind: UploadRefusal, bytes: readonly number[]][] = [
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0x4d, 0x5a]],
  ['script', [0x23, 0x21]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x42, 0x5a, 0x68]],
  ['archive', [0xfd, 0x37, 0x7a, 0x58]],
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const TEXT_ENDINGS = /\.(?:srt|vtt|ass|ssa|nfo|json|lrc|opf|txt|cue|xml|html|css|js|mjs|svg|gltf)$/i

/** Returns why the content does not match the file's name; null if it may. Packaging finds out what it really contains. */
export function faultOfContent(path: string, beginning: Uint8Array): UploadRefusal | null {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, at) => beginning[at] === byte)
  const isZip = startsWith(ZIP)
  if (/\.zip$/i.test(path)) return isZip ? null : 'no_zip'
  if (isZip) return 'archive'
  const isBom =
    (beginning[0] === 0xff && beginning[1] === 0xfe) || (beginning[0] === 0xfe && beginning[1] === 0xff)
  if (TEXT_ENDINGS.test(path)) return beginning.includes(0) && !isBom ? 'no_text' : null
  const found = REFUSED.find(([, bytes]) => startsWith(bytes))
  if (found) return found[0]
  if (/\.(?:mp4|mkv|mov|m4v|avi|webm|mp3|flac|m4a|m4b|ogg|wav)$/i.test(path) && isPlainText(beginning))
    return 'page'
  return null
}

function isPlainText(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 16 &&
    bytes.every((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127))
  )
}
