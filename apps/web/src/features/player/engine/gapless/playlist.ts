/** Reads our own music playlists: the address, duration and key of each segment. RFC 8216 section 4.3 */
export type SegmentPlace = {
  address: string
  /** In seconds of frames, including the encoder's run-in. */
  start: number
  seconds: number
  /** Null: not encrypted. */
  encryption: { keyAddress: string; vector: Uint8Array<ArrayBuffer> } | null
}

export type MediaPlaylist = { initAddress: string; segments: readonly SegmentPlace[] }

/** Returns the first rendition in a master playlist, or null if there is none. */
export function renditionIn(master: string, address: string): { address: string; codec: string } | null {
  const lines = master.split('\n')
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'))
  const codec = /CODECS="([^"]+)"/.exec(lines[at] ?? '')?.[1]
  const name = lines[at + 1]
  return codec === undefined || !name ? null : { address: new URL(name, address).href, codec }
}

/** Returns null if the playlist is not one of ours. */
export function readPlaylist(text: string, address: string): MediaPlaylist | null {
  const segments: SegmentPlace[] = []
  let initAddress: string | null = null
  let encryption: SegmentPlace['encryption'] = null
  let [start, seconds] = [0, 0]
  for (const line of text.split('\n')) {
    if (line.startsWith('#EXT-X-MAP:')) initAddress = attributeIn(line, 'URI', address)
    else if (line.startsWith('#EXT-X-KEY:')) {
      const keyAddress = attributeIn(line, 'URI', address)
      const vector = /IV=0x([\da-f]{32})/i.exec(line)?.[1]
      if (keyAddress === null || vector === undefined) return null
      encryption = { keyAddress, vector: bytesOf(vector) }
    } else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (line !== '' && !line.startsWith('#')) {
      segments.push({ address: new URL(line, address).href, start, seconds, encryption })
      start += seconds
    }
  }
  return initAddress === null || segments.length === 0 ? null : { initAddress, segments }
}

function attributeIn(line: string, name: string, address: string): string | null {
  const value = new RegExp(`${name}="([^"]*)"`).exec(line)?.[1]
  return value === undefined ? null : new URL(value, address).href
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
