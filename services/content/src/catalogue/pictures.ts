/** Which title a picture belongs to, by a hash of its id: one number each, and a million of them need no objects. */
import { firstNotBelow } from './ascending.ts'

/** The most that leaves the id of a title room below 2 ** 53, where numbers are whole. */
const HASHES = 2 ** 21
const IDS = 2 ** 32

/** Ascends by the hash, then by the title. */
export function pictureKey(pictureId: string, titleId: number): number {
  return hashOf(pictureId) * IDS + titleId
}

/** The id of the title in a key. */
export function titleOfPicture(key: number): number {
  return key % IDS
}

/** Ids of the titles with a picture of this hash among ascending keys; whoever asks looks whether it is the picture. */
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
