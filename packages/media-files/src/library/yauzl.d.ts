// The part of yauzl 3.4.0 that is used here; it comes without types.
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export type Entry = {
    fileName: string
    compressedSize: number
    uncompressedSize: number
    externalFileAttributes: number
    versionMadeBy: number
    isEncrypted(): boolean
  }

  export type ZipFile = {
    entryCount: number
    eachEntry(): AsyncIterableIterator<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }

  export function openPromise(
    path: string,
    options?: { strictFileNames?: boolean; autoClose?: boolean },
  ): Promise<ZipFile>
}
