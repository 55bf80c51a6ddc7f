/** Where media and pictures are kept: files in the data folder now, S3 where a company runs the service. */
import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

export type Storage = {
  /** Size in bytes, or null where there is nothing under `key`. Keys that leave the storage are refused as absent. */
  size(key: string): Promise<number | null>
  read(key: string, range?: ByteRange): Readable
  /** Whole or not at all. */
  writeFile(key: string, bytes: Uint8Array): Promise<void>
  /** Moves a finished folder of the same file system to `prefix`, replacing what was there. */
  adoptDirectory(directory: string, prefix: string): Promise<void>
  remove(prefix: string): Promise<void>
}
