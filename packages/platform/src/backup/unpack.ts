/** Unpacks a backup into a folder and checks its media on the way. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isKey } from '../storage/storage.ts'
import { type ArchiveEntry, readArchive } from './archive.ts'
import type { BackupProgress } from './back-up.ts'
import { BackupError, ENTRIES, entryOfTable, Manifest, tablesOf } from './manifest.ts'
import type { SealKey } from './sealing.ts'

export type Unpacked = {
  manifest: Manifest
  /** Returns the file with a table's rows. */
  fileOf: (table: string) => string
  /** Paths of all media that the backup contains or lists. */
  media: ReadonlySet<string>
  /** Those media in the backup whose bytes do not match its list. */
  faultyMedia: string[]
}

type UnpackOptions = {
  /** Folder for the tables, created by the caller. */
  spool: string
  /** Folder for the media; null if they are only checked. */
  mediaDir: string | null
  key: SealKey | null
  signal: AbortSignal
  onProgress: (progress: BackupProgress) => void
}

const MEDIA = 'media/'

/** Throws `BackupError` if the file is not a backup, is damaged, or is sealed with another key. */
export async function unpack(file: string, options: UnpackOptions): Promise<Unpacked> {
  const { spool, key, signal } = options
  let manifest: Manifest | null = null
  let listed: string | null = null
  const hashes = new Map<string, string>()
  const tables = new Set<string>()
  const media = openMedia(options)

  await readArchive(file, { key, signal }, async (entry) => {
    if (!manifest) {
      manifest = await readManifest(entry, file)
      for (const { name } of tablesOf(manifest)) tables.add(entryOfTable(name))
    } else if (tables.delete(entry.name))
      await pipeline(entry.content, createWriteStream(placeOf(spool, entry.name), { mode: 0o600 }), {
        signal,
      })
    else if (entry.name.startsWith(MEDIA)) hashes.set(entry.name, await media.take(entry, manifest))
    else if (entry.name === ENTRIES.hashes || entry.name === ENTRIES.sizes) listed = await text(entry.content)
  })

  if (!manifest || listed === null || tables.size > 0)
    throw new BackupError(`${file} is an incomplete backup: its end is missing.`)
  const lines = linesOf(listed)
  return {
    manifest,
    fileOf: (table) => placeOf(spool, entryOfTable(table)),
    media: new Set(lines.map(({ path: name }) => name.replace(MEDIA, ''))),
    faultyMedia: (manifest as Manifest).media.isIncluded
      ? lines.filter(({ mark, path: name }) => hashes.get(name) !== mark).map(({ path: name }) => name)
      : [],
  }
}

function placeOf(spool: string, entry: string): string {
  return path.join(spool, path.basename(entry))
}

async function readManifest({ name, content }: ArchiveEntry, file: string): Promise<Manifest> {
  if (name !== ENTRIES.manifest) throw new BackupError(`${file} is not a Quintet backup.`)
  const parsed = Manifest.safeParse(JSON.parse(await text(content)))
  if (!parsed.success) throw new BackupError(`${file} was made by another version of Quintet; use that one.`)
  return parsed.data
}

function openMedia({ mediaDir, signal, onProgress }: UnpackOptions) {
  let done = 0
  return {
    /** Writes a media file, if media are kept, and returns its SHA-256. */
    async take({ name, content }: ArchiveEntry, manifest: Manifest): Promise<string> {
      const key = name.slice(MEDIA.length)
      // The key becomes a path below the media folder.
      if (!isKey(key))
        throw new BackupError(`The backup contains an unexpected file: ${JSON.stringify(name)}`)
      const hash = createHash('sha256')
      const watch = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          done += chunk.length
          onProgress({ phase: 'media', done, total: manifest.media.bytes })
          yield chunk
        }
      }
      if (mediaDir === null) for await (const _ of watch(content));
      else {
        const target = path.join(mediaDir, key)
        await mkdir(path.dirname(target), { recursive: true })
        await pipeline(content, watch, createWriteStream(target), { signal })
      }
      return hash.digest('hex')
    },
  }
}

// Parses lines of `mark path`, as sha256sum writes them.
function linesOf(list: string): { mark: string; path: string }[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf('  ')
      return { mark: line.slice(0, at), path: line.slice(at + 2) }
    })
}
