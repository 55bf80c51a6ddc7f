/** Uploads on this machine's disk: complete ones are moved into the library, never copied. */
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
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
  /** Moves an upload into the library, unless a crashed import already did. */
  const putInPlace = async ({ id, place }: Placed) => {
    const [file, target] = [fileOf(id), path.join(library, place)]
    if (existsSync(file)) {
      await syncFile(file)
      await mkdir(path.dirname(target), { recursive: true })
      // A rename would overwrite an existing file.
      await link(file, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST' || !(await isSameFile(file, target))) throw error
      })
      await rm(file)
    }
    await rm(`${file}.json`, { force: true })
  }
  return {
    data: new FileStore({ directory }),
    beginning: async (id, bytes) =>
      Buffer.concat(await Array.fromAsync<Buffer>(createReadStream(fileOf(id), { end: bytes - 1 }))),
    withFile: (id, use) => use(fileOf(id)),
    freeBytes: async () => (await readDisk(dataDir)).freeBytes,
    library: realLibrary,
    isFree: (place) => Promise.resolve(!existsSync(path.join(library, place))),
    takeBack: ({ id, place }) => rename(path.join(library, place), fileOf(id)).catch(ignoreMissing),
    async withLibrary(_within, uploads, use) {
      for (const upload of uploads) await putInPlace(upload)
      return use({ folder: library })
    },
    withLibraryToCome: async (uploads, use) =>
      use({ folder: await realLibrary(), coming: await Promise.all(uploads.map(comingFile)) }),
    async remove(id) {
      await rm(fileOf(id), { force: true })
      await rm(`${fileOf(id)}.json`, { force: true })
    },
    ids: async () => [...new Set((await readdir(directory)).map((name) => name.replace(/\.json$/, '')))],
  }
}

// Nobody syncs what arrives in pieces, and a power cut must not leave a title with a hole.
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.datasync().finally(() => handle.close())
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [{ dev, ino }, facts] = await Promise.all([stat(one), stat(other)])
  return dev === facts.dev && ino === facts.ino
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
