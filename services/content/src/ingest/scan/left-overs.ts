/** Reports media from which no title was made, so that no file of an operator is dropped silently. */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { nameOf } from './folder.ts'
import { baseOf, endingOf, formOf, isExtra, isTrailerName } from './names.ts'
import type { Outlines } from './outline.ts'

/** Extensions of media that are not supported. */
const UNREAD_MEDIA = new Set([
  'rm', 'rmvb', 'swf', 'mxf', 'wtv', 'dvr-ms', 'nsv', 'amv', 'bik', 'ivf', 'm1v', 'm2v', 'h264', '264', 'h265', '265', 'hevc', 'ismv',
  'ra', 'mid', 'midi', 'kar', 'dff', 'spx', 'voc', 'au', 'dts', 'dtshd', 'thd', 'mlp', 'amr', 'awb', 'shn', 'ofr', 'tak', 'oma', 'w64',
  'sub', 'idx', 'sup', 'smi', 'sami', 'ttml', 'dfxp', 'stl', 'sbv', 'mks', 'usf', 'scc', 'mpl',
]) // prettier-ignore
const PROTECTED_MEDIA = new Set(['aax', 'aaxc', 'aa', 'm4p'])
const DISC_ENDINGS = new Set(['vob', 'iso', 'img', 'ifo'])

/** The reason for a disc copy that is not a single film. */
export const DISC_COPY =
  'Copies of discs are not supported. Convert the film to a single file first, for example with MakeMKV or HandBrake.'

export function isDiscCopy(name: string): boolean {
  return DISC_ENDINGS.has(endingOf(name))
}

/** Completes `ignored`: each file that looks like media is a title, part of one, failed or ignored. */
export function withLeftOvers(found: Outlines, files: readonly LibraryFile[]): Outlines {
  const used = new Set(
    found.titles.flatMap(({ media, trailer, subtitles, chapters, lyrics }) =>
      [...media, trailer, chapters, lyrics?.file, ...subtitles.map(({ file }) => file)].flatMap(
        (file) => file?.path ?? [],
      ),
    ),
  )
  const ignored = new Set(found.ignored.map(({ path }) => path))
  const failed = new Set(found.failed.map(({ path }) => path))
  const isTold = (file: LibraryFile): boolean => {
    if (used.has(file.path) || isNamed(file.path, ignored)) return true
    // If a folder failed for lack of media, unsupported files in it still get their own reason.
    return isUnread(nameOf(file)) ? failed.has(file.path) : isNamed(file.path, failed)
  }
  const left = files.filter((file) => isMediaLike(file) && !isTold(file))
  return {
    ...found,
    ignored: [...found.ignored, ...left.map((file) => ({ path: file.path, reason: reasonFor(file) }))],
  }
}

function isMediaLike(file: LibraryFile): boolean {
  const name = nameOf(file)
  const isKnown = ['video', 'audio', 'subtitle', 'lyrics'].includes(formOf(name))
  return isKnown || isUnread(name) || isDiscCopy(name)
}

function isUnread(name: string): boolean {
  return UNREAD_MEDIA.has(endingOf(name)) || PROTECTED_MEDIA.has(endingOf(name))
}

/** True if a report contains the file, or a folder above it. */
function isNamed(path: string, named: ReadonlySet<string>): boolean {
  const steps = path.split('/')
  return steps.some((_, place) => named.has(steps.slice(0, place + 1).join('/')))
}

function reasonFor(file: LibraryFile): string {
  const name = nameOf(file)
  const folders = file.path.split('/').slice(0, -1)
  if (folders.length === 0) return 'It is not in a folder such as Movies or Music.'
  if (isDiscCopy(name)) return DISC_COPY
  if (UNREAD_MEDIA.has(endingOf(name))) return 'Files of this type are not supported.'
  if (PROTECTED_MEDIA.has(endingOf(name))) return 'It is copy-protected; such files cannot be imported.'
  if (formOf(name) === 'subtitle') return 'No film has a matching name.'
  if (formOf(name) === 'lyrics') return 'No track has a matching name.'
  if (isTrailerName(baseOf(name)) || folders.some((folder) => /^trailers?$/i.test(folder)))
    return 'A trailer without a title; name it after its film, or put it in the film’s folder.'
  if (isExtra(baseOf(name), folders)) return 'A sample, a backdrop, or an extra without a title.'
  return 'Another file of the same name is used for the title.'
}
