/**
 * Uploads in the bucket that machines share. They come in pieces, are put together by the worker that imports them, and lie in the bucket as
 * `uploads/library/{place}`; from there what an import looks at is brought to its disk.
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
/** No path of a machine: each brings it elsewhere. */
const KNOWN_AS = 'bucket:uploads'
/** For a look: what may lie on the disk of a machine that serves, and comes in a minute. */
const LOOK_BYTES_MAX = 4 * 1024 ** 3
/** S3 takes no longer key. */
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
    // Rows tell where it is to lie; the worker puts it there, since a film takes longer than a request may.
    moveTo: () => Promise.resolve(true),
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

/** Puts an upload into the library, unless an import that died did. */
async function putTogether(storage: Storage, { id, place }: Placed, file: string): Promise<void> {
  if ((await storage.size(keyOf(place))) !== null) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(storage, id, file)
  await storage.writeFile(keyOf(place), file)
}

/** What lies below a place of the library; of a file, it and what is called as it is, such as its subtitles. */
async function* objectsWithin(storage: Storage, within: string): AsyncGenerator<StoredObject> {
  yield* storage.list(keyOf(within))
  if ((await storage.size(keyOf(within))) !== null) yield* objectsCalledAs(storage, within)
}

/** What an import of uploads would bring with them. */
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

/** Its time is that in the bucket: on the next import it is the same file. */
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
