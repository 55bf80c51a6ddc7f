/** The segments of a recording, from the playlists written at packaging. RFC 8216 section 4.3 */

export type ListedSegment = {
  name: string
  /** Null if it is stored unencrypted. */
  encryption: { keyNumber: number; vector: Buffer } | null
}

/** The playlist of the first rendition in a master playlist; null if there is none. */
export function firstRendition(master: string): string | null {
  return master.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? null
}

/** The segments of a media playlist, in order. */
export function segmentsIn(playlist: string): ListedSegment[] {
  const segments: ListedSegment[] = []
  let encryption: ListedSegment['encryption'] = null
  for (const line of playlist.split('\n')) {
    const key = line.startsWith(KEY_LINE) ? encryptionIn(line.slice(KEY_LINE.length)) : null
    if (key) encryption = key
    else if (line !== '' && !line.startsWith('#')) segments.push({ name: line, encryption })
  }
  return segments
}

const KEY_LINE = '#EXT-X-KEY:'

/** Parses the attributes of an EXT-X-KEY; null if nothing is encrypted. */
export function encryptionIn(attributes: string): ListedSegment['encryption'] {
  const [, number, vector] = /^METHOD=AES-128,URI="[^"]*\/(\d+)",IV=0x([\da-f]{32})$/i.exec(attributes) ?? []
  return vector === undefined ? null : { keyNumber: Number(number), vector: Buffer.from(vector, 'hex') }
}
