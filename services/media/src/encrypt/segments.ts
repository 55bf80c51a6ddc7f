/**
 * AES-128 as HLS has it: each segment encrypted whole, the init segment left clear. RFC 8216 section 4.3.2.4
 * @spec decisions 4.25
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Ten minutes of media stand under one key. */
export const SEGMENTS_PER_KEY = 150

const KEY_BYTES = 16

export type MediaKeys = {
  /** The key for the segment with this number, from 0; made when it is first asked for. */
  keyOf(segment: number): { number: number; key: Buffer }
  all(): { number: number; key: Buffer }[]
}

/**
 * Random keys for one asset; all of its renditions share them, so that a player fetches few. `known` are those that an
 * earlier try began with, in order.
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
 * Never the same twice under one key: the rendition's number in the first half, the segment's in the second. Without an
 * explicit one, renditions that share a key would share the vectors of RFC 8216 section 5.2.
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

/** What `encryptSegment` was given. */
export function decryptSegment(bytes: Uint8Array, key: Buffer, vector: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', key, vector)
  return Buffer.concat([decipher.update(bytes), decipher.final()])
}
