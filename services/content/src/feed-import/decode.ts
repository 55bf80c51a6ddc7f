/** Decodes a feed's bytes to text: compressed or not, in the encoding it declares or seems to have. */
import { gunzipSync } from 'node:zlib'
import { FEED_BYTES_MAX, FeedError } from './feed.ts'

const TOO_LARGE = `It is larger than ${FEED_BYTES_MAX / 1024 / 1024} MB.`
const XML_ENCODING = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i

/** `contentType` is the one its server sent. Throws `FeedError`. */
export function decodeFeed(packed: Uint8Array, contentType: string | null = null): string {
  const bytes = unpacked(packed)
  if (bytes.byteLength > FEED_BYTES_MAX) throw new FeedError(TOO_LARGE)
  const marked = markedEncoding(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const said =
    marked ?? XML_ENCODING.exec(head)?.[1] ?? /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  return said === undefined || /^utf-?8$/i.test(said) ? utf8OrOlder(bytes) : decodeAs(bytes, said)
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: FEED_BYTES_MAX })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new FeedError(isTooLarge ? TOO_LARGE : 'Its compressed data is damaged.')
  }
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return null
}

// Many feeds declare UTF-8 but are written in Windows-1252.
function utf8OrOlder(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return utf8OrOlder(bytes)
  }
}
