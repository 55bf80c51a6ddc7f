/** AES-128 as in HLS: each segment is encrypted as a whole, the init segment stays clear. RFC 8216 section 4.3.2.4 @spec decisions 4.25 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** One key covers ten minutes of media. */
export const SEGMENTS_PER_KEY = 150

const KEY_BYTES = 16

export type MediaKeys = {
  /** Returns the key of the segment with this number, from 0; created on first use. */
  keyOf(segment: number): { number: number; key: Buffer }
  all(): { number: number; key: Buffer }[]
}

/**
 * Random keys for one asset; all its renditions share them, so that a player fetches few. `known` are the keys of an earlier attempt, in
 * order.
 */
export function makeKeys(known: readonly Buffer[] = []): MediaKeys {
  const keys = [...known]
  return {
    keyOf(segment) {
      const place = Math.floor(segment / SEGMENTS_PER_KEY)
      while (keys.length <= place) keys.push(randomBytes(KEY_BYTES))
      return { number: place + 1, key: keys[place] ?? Buffer.alloc(0) }
    },
    all: () => keys.map((key, place) => ({ number: place + 1, key })),
  }
}

/**
 * Never repeats under one key: the rendition's number in the first half, the segment's in the second. Without an explicit vector,
 * renditions that share a key would share the vectors of RFC 8216 section 5.2.
 */
export function vectorOf(rendition: number, segment: number): Buffer {
  const vector = Buffer.alloc(KEY_BYTES)
  vector.writeBigUInt64BE(BigInt(rendition + 1), 0)
  vector.writeBigUInt64BE(BigInt(segment), 8)
  return vector
}

export function encryptSegment(bytes: Uint8Array, key: Buffer, vector: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, vector)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/** Decrypts the output of `encryptSegment`. */
export function decryptSegment(bytes: Uint8Array, key: Buffer, vector: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', key, vector)
  return Buffer.concat([decipher.update(bytes), decipher.final()])
}
