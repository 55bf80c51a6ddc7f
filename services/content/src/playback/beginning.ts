/**
 * What a player requests before it shows a picture, so that it can do so in parallel: the playlists, keys and segments at a position of the
 * smallest rendition and its audio. Reads what services/media writes. RFC 8216
 */
import path from 'node:path/posix'

const MASTER = 'master.m3u8'

/** Names of files below an asset's address; `read` returns a playlist's text, empty if there is none. */
export async function beginningOf(
  read: (name: string) => Promise<string>,
  atSeconds: number,
): Promise<string[]> {
  const playlists = smallestOf(await read(MASTER))
  const files = await Promise.all(
    playlists.map(async (name) =>
      neededAt(await read(name), atSeconds).map((address) => path.join(path.dirname(name), address)),
    ),
  )
  return [...new Set([MASTER, ...playlists, ...files.flat()])]
}

/** The rendition with the lowest bit rate, and the default audio. */
function smallestOf(master: string): string[] {
  const lines = master.split('\n')
  const renditions = lines.flatMap((line, place) => {
    const bits = /^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+)/.exec(line)?.[1]
    return bits === undefined ? [] : [{ bits: Number(bits), name: lines[place + 1] ?? '' }]
  })
  const [smallest] = renditions.toSorted((one, other) => one.bits - other.bits)
  const sound = lines.find((line) => /^#EXT-X-MEDIA:TYPE=AUDIO,.*DEFAULT=YES/.test(line))
  return [smallest?.name, sound && addressIn(sound)].filter(
    (name) => name !== undefined && name !== '',
  ) as string[]
}

/** The initialisation, key and segment at a position; the last segment if it is beyond the end. */
function neededAt(playlist: string, atSeconds: number): string[] {
  let map: string | undefined
  let key: string | undefined
  let segment: string | undefined
  let end = 0
  for (const line of playlist.split('\n')) {
    if (line.startsWith('#EXT-X-MAP:')) map = addressIn(line)
    else if (line.startsWith('#EXT-X-KEY:')) key = addressIn(line)
    else if (line.startsWith('#EXTINF:')) end += Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (line !== '' && !line.startsWith('#')) {
      segment = line
      if (end > atSeconds) break
    }
  }
  return [map, key, segment].filter((address) => address !== undefined)
}

const addressIn = (line: string) => /\bURI="([^"]*)"/.exec(line)?.[1]
