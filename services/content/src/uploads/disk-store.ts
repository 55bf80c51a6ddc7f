/** Uploads on this machine's disk: complete ones are moved into the library, never copied. */
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Config } from '@quintet/platform/config/config'
import { readDisk } from '@quintet/platform/storage/disk'
import type { Placed, UploadStore } from './store.ts'

export async function openDiskStore({ dataDir }: Pick<Config, 'dataDir'>): Promise<UploadStore> {
  const directory = path.join(dataDir, 'uploads', 'arriving')
  const library = path.join(dataDir, 'uploads', 'library')
  await mkdir(directory, { recursive: true })
  const fileOf = (id: string) => path.join(directory, id)
  // Imports identify libraries by their real path.
  const realLibrary = () => realpath(library).catch(() => library)
  const comingFile = async ({ id, place }: Placed) => {
    const { size, mtimeMs } = await stat(fileOf(id))
    return { path: place, diskPath: fileOf(id), size, changedMs: Math.round(mtimeMs) }
  }
  return {
    data: new FileStore({ directory }),
    beginning: async (id, bytes) =>
      Buffer.concat(await Array.fromAsync<Buffer>(createReadStream(fileOf(id), { end: bytes - 1 }))),
    withFile: (id, use) => use(fileOf(id)),
    freeBytes: async () => (await readDisk(dataDir)).freeBytes,
    library: realLibrary,
    isFree: (place) => Promise.resolve(!existsSync(path.join(library, place))),
    async moveTo({ id, place }) {
      const target = path.join(library, place)
      await mkdir(path.dirname(target), { recursive: true })
      // A rename would overwrite an existing file.
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
    takeBack: ({ id, place }) => rename(path.join(library, place), fileOf(id)),
    withLibrary: (_within, _uploads, use) => use({ folder: library }),
    withLibraryToCome: async (uploads, use) =>
      use({ folder: await realLibrary(), coming: await Promise.all(uploads.map(comingFile)) }),
    async remove(id) {
      await rm(fileOf(id), { force: true })
      await rm(`${fileOf(id)}.json`, { force: true })
    },
    ids: async () => [...new Set((await readdir(directory)).map((name) => name.replace(/\.json$/, '')))],
  }
}
