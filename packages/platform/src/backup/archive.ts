/** Reads and writes backup files: tar archives that the `tar` tool can read, optionally encrypted. */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { BackupError } from './manifest.ts'
import { seal, type Seal, type SealKey, unseal } from './sealing.ts'

const READ_BYTES = 1024 * 1024

export type ArchiveWriter = {
  addText(name: string, text: string): Promise<void>
  /** Adds a file at its current length, passing its bytes to `onChunk`; false if the file does not exist. */
  addFile(name: string, file: string, onChunk?: (chunk: Buffer) => void): Promise<boolean>
}

/** Writes `file` completely or not at all, readable only by its owner. Throws `BackupError` if it already exists. */
export async function writeArchive(
  file: string,
  { by, signal }: { by: Seal | null; signal: AbortSignal },
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  const tar = pack()
  try {
    const bytes = by ? await seal(tar, by) : tar
    const written = pipeline(bytes, createWriteStream(part, { mode: 0o600, flags: 'wx' }), { signal })
    const filled = fill(writerOf(tar)).then(() => tar.finalize())
    // On a full disk `written` fails, and `filled`, which waits for room in the pipe, must not be awaited.
    await Promise.race([Promise.all([filled, written]), written.then(() => filled)])
    await sync(part)
    await refuseExisting(file)
    await rename(part, file)
    await sync(path.dirname(file))
  } catch (error) {
    tar.destroy()
    await rm(part, { force: true })
    throw error
  }
}

/** Throws `BackupError` if the file already exists. */
export async function refuseExisting(file: string): Promise<void> {
  const found = await open(file, 'r').catch(() => null)
  await found?.close()
  if (found) throw new BackupError(`${file} already exists; a backup never overwrites a file.`)
}

function writerOf(tar: ReturnType<typeof pack>): ArchiveWriter {
  return {
    addText: (name, text) =>
      new Promise((resolve, reject) => {
        tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()))
      }),
    async addFile(name, file, onChunk) {
      const handle = await open(file, 'r').catch(ignoreMissing)
      if (!handle) return false
      try {
        const { size, mtime } = await handle.stat()
        const entry = tar.entry({ name, size, mtime, mode: 0o600 })
        const end = Math.max(0, size - 1)
        const bytes =
          size === 0 ? [] : handle.createReadStream({ end, highWaterMark: READ_BYTES, autoClose: false })
        await pipeline(bytes, watched(onChunk), entry)
        return true
      } finally {
        await handle.close()
      }
    },
  }
}

function watched(onChunk: ((chunk: Buffer) => void) | undefined) {
  return async function* (chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
    for await (const chunk of chunks) {
      onChunk?.(chunk)
      yield chunk
    }
  }
}

export type ArchiveEntry = { name: string; bytes: number; content: Readable }

/**
 * Reads the entries one by one; whatever `take` leaves unread is skipped. Throws `BackupError` if the file is not one of our backups, is
 * truncated, or is sealed with another key.
 */
export async function readArchive(
  file: string,
  { key, signal }: { key: SealKey | null; signal: AbortSignal },
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const stored = createReadStream(file, { highWaterMark: READ_BYTES })
  const tar = extract()
  const read = unseal(stored, key).then((plain) => pipeline(plain, tar, { signal }))
  // Passes the error on to the loop below, which would otherwise wait forever if nothing was read.
  read.catch((error: Error) => tar.destroy(error))
  try {
    for await (const entry of tar) {
      const content = entry as unknown as Readable
      await take({ name: entry.header.name, bytes: entry.header.size ?? 0, content })
      content.resume()
    }
    await read
  } catch (error) {
    stored.destroy()
    throw asBackupError(error, file)
  }
}

function asBackupError(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error
  const isBroken =
    /tar|Unexpected end|Premature close|decrypt|stream was cancelled/i.test(error.message) &&
    !(error instanceof BackupError)
  return isBroken ? new BackupError(`${file} is not a backup, or is damaged: ${error.message}`) : error
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r')
  await handle.sync().finally(() => handle.close())
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
