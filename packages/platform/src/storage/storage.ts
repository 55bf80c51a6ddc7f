/**
 * Storage for media: objects under keys such as `assets/{id}/master.m3u8`, in a local folder or in a bucket shared by several machines.
 * @spec decisions 10.6
 */
import type { Readable } from 'node:stream'

/** An object's key, size and time of writing. */
export type StoredObject = { key: string; bytes: number; changedAt: Date }

export type Storage = {
  /** Returns an object's size in bytes; null if there is none, or if `key` is not a valid key. */
  size(key: string): Promise<number | null>
  /** Streams an object or part of it; `end` is the last byte wanted. Fails like a file stream if there is no such object. */
  read(key: string, range?: { start: number; end: number }): Readable
  /** Reads a whole object into memory provided by the caller, at least as large as the object; null if there is no object or no memory. */
  readWhole(key: string, memoryOf: (bytes: number) => Buffer | null): Promise<Buffer | null>
  /** Writes an object completely or not at all; once this resolves it survives a power cut. */
  write(key: string, bytes: Uint8Array | string): Promise<void>
  /** Writes a local file of any size in the same way; the file stays. */
  writeFile(key: string, file: string): Promise<void>
  /**
   * Turns the files of a folder into objects under `prefix`, replacing what was there; the folder is gone afterwards. The file `last`
   * appears only once all others have.
   */
  adoptDirectory(directory: string, prefix: string, last: string): Promise<void>
  /** Lists every object under `prefix`, or all of them, in no particular order; objects being written are not included. */
  list(prefix?: string): AsyncIterable<StoredObject>
  /** Removes everything under `prefix`. */
  remove(prefix: string): Promise<void>
  /** Removes what writers killed more than a day ago left behind. */
  sweep(): Promise<void>
}

/** Thrown for a key that is invalid in storage: absolute, climbing, hidden, or not in one of the media folders. */
export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError'
}

const KEY_MAX = 700
const PART_MAX = 200

/** Throws `StorageKeyError` unless `key` is a relative path of plain names, so that it can never leave its root. */
export function checkKey(key: string): string {
  if (!isKey(key))
    throw new StorageKeyError(`This is no key of storage: ${JSON.stringify(key.slice(0, 100))}`)
  return key
}

export function isKey(key: string): boolean {
  return key.length <= KEY_MAX && key.split('/').every(isPart)
}

// Names that start with a dot are reserved for incomplete files.
function isPart(part: string): boolean {
  return (
    part !== '' &&
    part.length <= PART_MAX &&
    !part.startsWith('.') &&
    !/[\p{Cc}\\:]/u.test(part) &&
    part.isWellFormed()
  )
}
