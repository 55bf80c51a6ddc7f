/**
 * Where media live: objects under keys such as `assets/{id}/master.m3u8`, in a folder of this machine or in a bucket that several share.
 * @spec decisions 10.6
 */
import type { Readable } from 'node:stream'

/** An object's key, its size, and when it was written. */
export type StoredObject = { key: string; bytes: number; changedAt: Date }

export type Storage = {
  /** Bytes of an object; null where there is none, or where `key` cannot be a key. */
  size(key: string): Promise<number | null>
  /** Streams an object or a part of it; `end` is the last byte wanted. Fails like a file stream where there is none. */
  read(key: string, range?: { start: number; end: number }): Readable
  /** An object whole, into memory of its size at least that the caller gives; null where there is none of either. */
  readWhole(key: string, memoryOf: (bytes: number) => Buffer | null): Promise<Buffer | null>
  /** Writes an object whole or not at all; it outlives a power cut once this resolves. */
  write(key: string, bytes: Uint8Array | string): Promise<void>
  /** The same for a file of this machine, of any size; the file stays. */
  writeFile(key: string, file: string): Promise<void>
  /**
   * Makes the files of a folder objects under `prefix`, in place of what was there; the folder is gone afterwards. The file `last` is
   * there only once all others are.
   */
  adoptDirectory(directory: string, prefix: string, last: string): Promise<void>
  /** Every object under `prefix`, or of all of them, in no order; those being written are none yet. */
  list(prefix?: string): AsyncIterable<StoredObject>
  /** Removes everything under `prefix`. */
  remove(prefix: string): Promise<void>
  /** Removes what writers left behind that were killed more than a day ago. */
  sweep(): Promise<void>
}

/** A key that names nothing in storage: absolute, climbing, hidden, or not in one of the media folders. */
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

// Names that start with a dot are ours: files that are not yet whole.
function isPart(part: string): boolean {
  return (
    part !== '' &&
    part.length <= PART_MAX &&
    !part.startsWith('.') &&
    !/[\p{Cc}\\:]/u.test(part) &&
    part.isWellFormed()
  )
}
