/** Storage in a local folder. */
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, cp, lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { checkTree } from './check-tree.ts'
import { checkKey, isKey, type Storage, type StoredObject } from './storage.ts'

// Measured: 1.67 GB/s with reads of 1 MiB, 0.94 GB/s with Node's 64 KiB.
const READ_BYTES = 1024 * 1024
const ABANDONED_MS = DAY_MS

/** Stores objects as files under `root`, which is created if missing. */
export function openFileStorage(root: string): Storage {
  const base = path.resolve(root)
  const place = (key: string): string => path.join(base, checkKey(key))
  // At the root, where the sweep finds what a killed writer leaves behind.
  const hidden = (): string => path.join(base, `.${randomUUID()}`)

  /** Stores what `fill` writes under `key`, once all of it is on disk. */
  const put = async (key: string, fill: (part: string) => Promise<void>): Promise<void> => {
    const target = place(key)
    const part = hidden()
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await fill(part)
      await syncFile(part)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await rename(part, target)
    await syncDirectory(path.dirname(target))
  }

  return {
    async size(key) {
      if (!isKey(key)) return null
      const facts = await lstat(place(key)).catch(ignoreMissing)
      return facts?.isFile() ? facts.size : null
    },

    read(key, range) {
      return createReadStream(place(key), { highWaterMark: READ_BYTES, ...range })
    },

    async readWhole(key, memoryOf) {
      if (!isKey(key)) return null
      const file = await open(place(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissing)
      if (!file) return null
      try {
        const facts = await file.stat()
        const bytes = facts.isFile() ? memoryOf(facts.size)?.subarray(0, facts.size) : undefined
        if (!bytes) return null
        for (let from = 0; from < bytes.length;) {
          const { bytesRead } = await file.read(bytes, from, bytes.length - from)
          if (bytesRead === 0) return null
          from += bytesRead
        }
        return bytes
      } finally {
        await file.close()
      }
    },

    write(key, bytes) {
      return put(key, (part) => writeFile(part, bytes, { flag: 'wx' }))
    },

    writeFile(key, file) {
      return put(key, (part) => copyFile(file, part, constants.COPYFILE_EXCL))
    },

    async adoptDirectory(directory, prefix) {
      const target = place(prefix)
      for (const name of await checkTree(directory)) await syncFile(path.join(directory, name))
      await mkdir(path.dirname(target), { recursive: true })
      await replaceFolder(directory, target, hidden)
    },

    list: (prefix) => filesBelow(base, prefix === undefined ? base : place(prefix)),

    async remove(prefix) {
      await rm(place(prefix), { recursive: true, force: true })
    },

    sweep: () => sweepAbandoned(base),
  }
}

async function* filesBelow(base: string, folder: string): AsyncGenerator<StoredObject> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
  for (const entry of found ?? []) {
    const file = path.join(entry.parentPath, entry.name)
    const key = path.relative(base, file).split(path.sep).join('/')
    const facts = entry.isFile() && isKey(key) ? await lstat(file).catch(ignoreMissing) : undefined
    if (facts) yield { key, bytes: facts.size, changedAt: facts.mtime }
  }
}

async function sweepAbandoned(base: string): Promise<void> {
  for (const name of (await readdir(base).catch(ignoreMissing)) ?? []) {
    const file = path.join(base, name)
    const facts = name.startsWith('.') ? await lstat(file).catch(ignoreMissing) : undefined
    if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(file, { recursive: true, force: true })
  }
}

/** Replaces by renaming, so that nobody sees a half-written folder; `hidden` returns paths that readers ignore. */
async function replaceFolder(directory: string, target: string, hidden: () => string): Promise<void> {
  const incoming = hidden()
  await rename(directory, incoming).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await cp(directory, incoming, { recursive: true })
    await rm(directory, { recursive: true })
  })
  const outgoing = hidden()
  await rename(target, outgoing).catch(ignoreMissing)
  await rename(incoming, target)
  await syncDirectory(path.dirname(target))
  await rm(outgoing, { recursive: true, force: true })
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.datasync().finally(() => handle.close())
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  await handle.sync().finally(() => handle.close())
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
