/** Playlists of a pulled HLS source, whose addresses are all named anew: read as ffmpeg reads them, which is more than the standard allows. */

export const PLAYLIST_BEGINNING = '#EXTM3U'
const HEIGHT_MAX = 1080

/** Another name for an address, by what is to be found there. */
export type Named = (address: string, role: 'playlist' | 'piece') => string

/** It ends lines by any of these. */
const LINE_ENDS = /\r\n|[\r\n\0]/
/** Attributes whose quotes open and close, and none of them is hidden by a backslash: what is left out of a tag is not asked for. */
const PLAIN_ATTRIBUTES = /^[^"\\]*(?:"[^"\\]*"[^"\\]*)*$/
/** It also takes an address without quotes, up to a comma or a space. */
const ADDRESS_ATTRIBUTE = /\bURI=(?:"([^"]*)"|([^",\s]*))/g
const NAMES_PLAYLISTS = /^#EXT-X-(?:MEDIA|I-FRAME-STREAM-INF|RENDITION-REPORT):/

/** A playlist whose addresses are all `named` anew; of several sizes the largest that is not above 1080p stays. */
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
