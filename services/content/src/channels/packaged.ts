/** A packaged title, read from its playlists: what a channel strings together. Reads what services/media writes. RFC 8216 */

export type MediaSegment = {
  name: string
  seconds: number
  /** Attributes of its EXT-X-KEY; empty if it is not encrypted. */
  key: string
  /** Only if it is listed while it is being made. */
  parts?: readonly { name: string; seconds: number }[]
  /** True if it is incomplete: its parts are all there is. */
  isOpen?: boolean
}

export type Variant = {
  /** The folder of its segments, such as `v-720p`. */
  name: string
  /** Bits per second, including the sound. */
  peak: number
  average: number
  codecs: readonly string[]
  /** Null for sound only. */
  picture: { width: number; height: number; framesPerSecond: string } | null
}

export type Packaged = {
  assetId: string
  /** Smallest picture first. */
  videos: readonly Variant[]
  /** The default audio track; for an audio recording its only rendition. */
  sound: Variant
  /** The number of segments of each rendition that a channel plays. */
  count: number
  /** When each segment ends, in seconds from the start; by the picture if there is one. */
  ends: readonly number[]
  segmentsOf: ReadonlyMap<string, readonly MediaSegment[]>
}

/** A live playlist declares the maximum segment length once, rounded: RFC 8216 section 4.3.3.1. */
export const CHANNEL_TARGET_SECONDS = 4

/** Picture and sound may end this far apart without a noticeable gap. */
const APART_SECONDS = 0.1

/** Reads a packaged title; `read` returns the text of a file in its folder. Null if it is incomplete or unsuitable for a channel. */
export async function readPackaged(
  assetId: string,
  read: (name: string) => Promise<string>,
): Promise<Packaged | null> {
  const { variants, sound } = parseMaster(await read('master.m3u8'))
  const videos = variants
    .filter(({ picture }) => picture !== null)
    .toSorted((one, other) => heightOf(one) - heightOf(other))
  const heard = sound ?? variants.find(({ picture }) => picture === null)
  if (!heard) return null
  const names = [...videos.map(({ name }) => name), heard.name]
  const playlists = await Promise.all(names.map((name) => read(`${name}/index.m3u8`)))
  if (!playlists.every((text) => text.includes('#EXT-X-ENDLIST'))) return null
  const segmentsOf = new Map(names.map((name, at) => [name, parseMedia(playlists[at] ?? '')]))
  const all = [...segmentsOf.values()]
  if (all.flat().some(({ seconds }) => Math.round(seconds) > CHANNEL_TARGET_SECONDS)) return null
  const ends = endsOf(all[0] ?? [])
  const count = wholeCount(ends, endsOf(segmentsOf.get(heard.name) ?? []), all)
  return count === 0 ? null : { assetId, videos, sound: heard, count, ends: ends.slice(0, count), segmentsOf }
}

/** The number of segments up to where picture and sound are both complete: the shorter one must not leave a gap before the next title. */
function wholeCount(
  picture: readonly number[],
  sound: readonly number[],
  all: readonly (readonly MediaSegment[])[],
): number {
  let count = Math.min(...all.map(({ length }) => length))
  while (count > 0 && Math.abs((picture[count - 1] ?? 0) - (sound[count - 1] ?? 0)) > APART_SECONDS) count--
  return count
}

function endsOf(segments: readonly MediaSegment[]): number[] {
  let end = 0
  return segments.map(({ seconds }) => (end += seconds))
}

export const heightOf = ({ picture }: Variant): number => picture?.height ?? 0

function parseMaster(master: string): { variants: Variant[]; sound: Variant | null } {
  const lines = master.split('\n')
  const variants = lines.flatMap((line, place) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const size = /\bRESOLUTION=(\d+)x(\d+)/.exec(line)
    const peak = numberIn(line, /[:,]BANDWIDTH=(\d+)/)
    return {
      name: folderOf(lines[place + 1] ?? ''),
      peak,
      average: numberIn(line, /\bAVERAGE-BANDWIDTH=(\d+)/) || peak,
      codecs: (quotedIn(line, 'CODECS') ?? '').split(',').filter((codec) => codec !== ''),
      picture: size && {
        width: Number(size[1]),
        height: Number(size[2]),
        framesPerSecond: /\bFRAME-RATE=([\d.]+)/.exec(line)?.[1] ?? '25.000',
      },
    }
  })
  const heard = lines.find((line) => /^#EXT-X-MEDIA:TYPE=AUDIO,.*DEFAULT=YES/.test(line))
  const address = heard && quotedIn(heard, 'URI')
  const codecs = variants.flatMap((variant) => variant.codecs).filter((codec) => codec.startsWith('mp4a'))
  const sound =
    address === undefined ? null : { name: folderOf(address), peak: 0, average: 0, codecs, picture: null }
  return { variants, sound }
}

function parseMedia(playlist: string): MediaSegment[] {
  const segments: MediaSegment[] = []
  let key = ''
  let seconds = 0
  for (const line of playlist.split('\n')) {
    if (line.startsWith('#EXT-X-KEY:')) key = line.slice('#EXT-X-KEY:'.length)
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (line !== '' && !line.startsWith('#')) segments.push({ name: line, seconds, key })
  }
  return segments
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
const numberIn = (line: string, pattern: RegExp) => Number(pattern.exec(line)?.[1] ?? 0)
const quotedIn = (line: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(line)?.[1]
