/**
 * Rewrites all addresses in the playlists of a pulled HLS source, parsing them like ffmpeg, which accepts more than the standard allows.
 */

export const PLAYLIST_BEGINNING = '#EXTM3U'
const HEIGHT_MAX = 1080

/** Returns a new name for an address, depending on what it leads to. */
export type Named = (address: string, role: 'playlist' | 'piece') => string

/** ffmpeg ends a line at any of these. */
const LINE_ENDS = /\r\n|[\r\n\0]/
/** Attributes with balanced quotes and no backslash that could hide one; other tags are dropped, so that nothing in them is requested. */
const PLAIN_ATTRIBUTES = /^[^"\\]*(?:"[^"\\]*"[^"\\]*)*$/
/** ffmpeg also accepts an address without quotes, up to a comma or a space. */
const ADDRESS_ATTRIBUTE = /\bURI=(?:"([^"]*)"|([^",\s]*))/g
const NAMES_PLAYLISTS = /^#EXT-X-(?:MEDIA|I-FRAME-STREAM-INF|RENDITION-REPORT):/

/** Returns the playlist with all its addresses replaced by `named`; of several sizes it keeps the largest up to 1080p. */
export function renamePlaylist(text: string, from: string, named: Named): string {
  const rename = (address: string, isPlaylist: boolean) =>
    named(new URL(address, from).href, isPlaylist ? 'playlist' : 'piece')
  const lines = oneVariant(text.split(LINE_ENDS))
  let isVariant = false
  const renamed = lines.map((line) => {
    if (line.startsWith('#')) {
      isVariant ||= line.startsWith('#EXT-X-STREAM-INF:')
      if (!line.includes('URI=')) return line
      if (!PLAIN_ATTRIBUTES.test(line)) return ''
      return line.replace(
        ADDRESS_ATTRIBUTE,
        (_, quoted: string | undefined, bare = '') =>
          `URI="${rename(quoted ?? (bare as string), NAMES_PLAYLISTS.test(line))}"`,
      )
    }
    const address = line.trim()
    if (address === '') return ''
    const isPlaylist = isVariant
    isVariant = false
    return rename(address, isPlaylist)
  })
  return renamed.join('\n')
}

function oneVariant(lines: readonly string[]): readonly string[] {
  const places = lines.flatMap((line, place) => (line.startsWith('#EXT-X-STREAM-INF:') ? [place] : []))
  const heightAt = (place: number) => Number(/RESOLUTION=\d+x(\d+)/.exec(lines[place] ?? '')?.[1] ?? 0)
  const bitsAt = (place: number) => Number(/[:,]BANDWIDTH=(\d+)/.exec(lines[place] ?? '')?.[1] ?? 0)
  const fitting = places.filter((place) => heightAt(place) <= HEIGHT_MAX)
  const [best] = (fitting.length > 0 ? fitting : places).toSorted(
    (one, other) => heightAt(other) - heightAt(one) || bitsAt(other) - bitsAt(one),
  )
  const others = new Set(places.filter((place) => place !== best).flatMap((place) => [place, place + 1]))
  return lines.filter((_, place) => !others.has(place))
}
