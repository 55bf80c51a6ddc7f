/** Where the parts of an upload lie until it is whole: a folder of this machine. */
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Config } from '@quintet/platform/config/config'
import { readDisk } from '@quintet/platform/storage/disk'
import type { DataStore } from '@tus/server'

export type UploadStore = {
  /** What speaks with the protocol. */
  data: DataStore
  /** The first bytes of an upload. */
  beginning(id: string, bytes: number): Promise<Uint8Array>
  /** Where it lies, on this machine's disk. */
  fileOf(id: string): string
  /** Puts a whole upload where a library wants it, on this machine's disk; it is no upload any more. False where a file lies there. */
  moveTo(id: string, target: string): Promise<boolean>
  /** Takes back what no import could use. */
  takeBack(id: string, source: string): Promise<void>
  remove(id: string): Promise<void>
  /** Every upload of which something is here. */
  ids(): Promise<string[]>
}

export async function openUploadStore({ dataDir }: Pick<Config, 'dataDir'>): Promise<UploadStore> {
  const directory = path.join(dataDir, 'uploads', 'arriving')
  await mkdir(directory, { recursive: true })
  const data = new FileStore({ directory })
  const fileOf = (id: string) => path.join(directory, id)
  return {
    data,
    fileOf,
    beginning: async (id, bytes) =>
      Buffer.concat(await Array.fromAsync<Buffer>(createReadStream(fileOf(id), { end: bytes - 1 }))),
    async moveTo(id, target) {
      await mkdir(path.dirname(target), { recursive: true })
      // Renamed, it would take the place of whatever lies there.
      const isFree = await link(fileOf(id), target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false
          throw error
        },
      )
      if (!isFree) return false
      await rm(fileOf(id))
      await rm(`${fileOf(id)}.json`, { force: true })
      return true
    },
    takeBack: (id, source) => rename(source, fileOf(id)),
    async remove(id) {
      await rm(fileOf(id), { force: true })
      await rm(`${fileOf(id)}.json`, { force: true })
    },
    ids: async () => [...new Set((await readdir(directory)).map((name) => name.replace(/\.json$/, '')))],
  }
}

/** Free bytes of the disk that everything is kept on. */
export async function freeBytes({ dataDir }: Pick<Config, 'dataDir'>): Promise<number> {
  return (await readDisk(dataDir)).freeBytes
}
