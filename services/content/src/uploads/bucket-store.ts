/**
 * Uploads in the bucket shared by all machines. They arrive in pieces, are assembled by the worker that imports them, and are stored as
 * `uploads/library/{place}`, from where an import downloads what it reads.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withFolderHere } from '@quintet/platform/storage/staging'
import type { Storage, StoredObject } from '@quintet/platform/storage/storage'
import { ARRIVING, PieceStore, readBeginning, writeWhole } from './pieces.ts'
import { entryOf } from './places.ts'
import { type Placed, TooMuchToBring, type UploadStore } from './store.ts'

const LIBRARY = 'uploads/library'
/** Not a machine's path: each one downloads to a different place. */
const KNOWN_AS = 'bucket:uploads'
/** Limit for a preview: what a web server's disk can hold, and what downloads within a minute. */
const LOOK_BYTES_MAX = 4 * 1024 ** 3
/** The maximum key length of S3. */
const KEY_BYTES_MAX = 1024

const keyOf = (place: string) => `${LIBRARY}/${place}`

export function openBucketStore(storage: Storage): UploadStore {
  return {
    data: new PieceStore(storage),
    beginning: (id, bytes) => readBeginning(storage, id, bytes),
    withFile: (id, use) =>
      withFolderHere(async (folder) => {
        const file = path.join(folder, id)
        await writeWhole(storage, id, file)
        return use(file)
      }),
    freeBytes: () => Promise.resolve(null),
    library: () => Promise.resolve(KNOWN_AS),
    isFree: async (place) =>
      Buffer.byteLength(keyOf(place)) <= KEY_BYTES_MAX && (await storage.size(keyOf(place))) === null,
    takeBack: ({ place }) => storage.remove(keyOf(place)),
    withLibrary: (within, uploads, use) =>
      withFolderHere(async (folder) => {
        for (const upload of uploads) await putTogether(storage, upload, path.join(folder, upload.place))
        for await (const object of objectsWithin(storage, within)) await bring(storage, object, folder)
        return use({ folder, knownAs: KNOWN_AS })
      }),
    async withLibraryToCome(uploads, use, signal) {
      const beside = await objectsBeside(storage, uploads)
      const bytes = [...uploads, ...beside].reduce((sum, each) => sum + each.bytes, 0)
      if (bytes > LOOK_BYTES_MAX) throw new TooMuchToBring()
      return withFolderHere(async (folder) => {
        for (const { id, place } of uploads) {
          signal?.throwIfAborted()
          const file = path.join(folder, place)
          await mkdir(path.dirname(file), { recursive: true })
          await writeWhole(storage, id, file)
        }
        for (const object of beside) {
          signal?.throwIfAborted()
          await bring(storage, object, folder)
        }
        return use({ folder, knownAs: KNOWN_AS, coming: [] })
      })
    },
    remove: (id) => storage.remove(`${ARRIVING}/${id}`),
    ids: async () => {
      const ids = new Set<string>()
      for await (const { key } of storage.list(ARRIVING)) ids.add(key.split('/')[2] ?? '')
      return [...ids]
    },
  }
}

/** Moves an upload into the library, unless a crashed import already did. */
async function putTogether(storage: Storage, { id, place }: Placed, file: string): Promise<void> {
  if ((await storage.size(keyOf(place))) !== null) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(storage, id, file)
  await storage.writeFile(keyOf(place), file)
}

/** The objects below a place in the library; for a file, the file itself and others with its name, such as subtitles. */
async function* objectsWithin(storage: Storage, within: string): AsyncGenerator<StoredObject> {
  yield* storage.list(keyOf(within))
  if ((await storage.size(keyOf(within))) !== null) yield* objectsCalledAs(storage, within)
}

/** What an import of these uploads would download as well. */
async function objectsBeside(storage: Storage, uploads: readonly Placed[]): Promise<StoredObject[]> {
  const found = new Map<string, StoredObject>()
  for (const entry of new Set(uploads.map(({ place }) => entryOf(place)))) {
    const isFile = uploads.some(({ place }) => place === entry)
    for await (const object of isFile ? objectsCalledAs(storage, entry) : storage.list(keyOf(entry)))
      found.set(object.key, object)
  }
  return [...found.values()]
}

async function* objectsCalledAs(storage: Storage, within: string): AsyncGenerator<StoredObject> {
  const { dir, base } = path.posix.parse(keyOf(within))
  const [name = base] = base.split('.', 1)
  for await (const object of storage.list(dir))
    if (path.posix.dirname(object.key) === dir && object.key.startsWith(`${dir}/${name}.`)) yield object
}

/** Keeps the modification time from the bucket, so that the next import sees the same file. */
async function bring(
  storage: Storage,
  { key, bytes, changedAt }: StoredObject,
  folder: string,
): Promise<void> {
  const file = path.join(folder, key.slice(LIBRARY.length + 1))
  const here = await stat(file).catch(() => null)
  if (here?.size !== bytes) {
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(storage.read(key), createWriteStream(file))
  }
  await utimes(file, changedAt, changedAt)
}
