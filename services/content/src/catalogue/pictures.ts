/** Maps pictures to titles by a hash of the picture id: one number each, so that a million need no objects. */
import { firstNotBelow } from './ascending.ts'

/** The largest value that, combined with a title id, stays below 2 ** 53, where integers are exact. */
const HASHES = 2 ** 21
const IDS = 2 ** 32

/** A key that sorts by hash, then by title id. */
export function pictureKey(pictureId: string, titleId: number): number {
  return hashOf(pictureId) * IDS + titleId
}

/** The title id in a key. */
export function titleOfPicture(key: number): number {
  return key % IDS
}

/** Ids of the titles with a picture of this hash, from ascending keys; the caller must check that it is the same picture. */
export function* picturesLike(keys: Float64Array, pictureId: string): Generator<number, void> {
  const hash = hashOf(pictureId)
  for (let at = firstNotBelow(keys, hash * IDS); at < keys.length; at++) {
    const key = keys[at] ?? 0
    if (key >= (hash + 1) * IDS) return
    yield titleOfPicture(key)
  }
}

// FNV-1a.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % HASHES
}
