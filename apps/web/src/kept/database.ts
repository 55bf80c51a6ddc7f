/** The IndexedDB database of saved titles; opened anew for each use, so that no tab blocks another. */
import type { Playable } from '../playing/play-request.ts'
import type { KeptTitle } from '@quintet/contracts/kept'
import type { Sealed } from './sealed-bytes.ts'

/** What is shown and played of a saved title. It is stored encrypted: of a hidden title not even the name is readable. */
export type KeptAbout = {
  /** The title of the album or the book. */
  title: string
  byline?: string | undefined
  /** The album's tracks, or the book itself, as the player takes them. */
  queue: readonly Playable[]
  parts: readonly (Omit<KeptTitle['parts'][number], 'manifest'> & { assetId: string })[]
}

export type KeptRow = {
  contentId: number
  /** The id under which positions are sent. */
  keptId: string
  /** Null: withdrawn by the kids lock. */
  key: CryptoKey | null
  /** In milliseconds. */
  until: number
  profileId: string
  places: KeptTitle['places']
  about: Sealed
  /** The assets and pictures that belong to it. */
  assetIds: readonly string[]
  pictureIds: readonly string[]
  keptAt: number
  /** True if it is complete; otherwise it plays as far as it is saved. */
  isWhole: boolean
  /** The number of saved files, and of all files as far as is known. */
  done: number
  total: number
  bytes: number
}

/** A file of an asset, or a picture. */
export type KeptFile = Sealed & { name: string; contentId: number; type: string }

export type StoreName = 'titles' | 'files' | 'facts'

const NAME = 'kept'
const VERSION = 1

/** Runs `use` in one transaction and returns its request's result once everything is written. */
export async function inDatabase<T>(
  stores: StoreName | StoreName[],
  mode: IDBTransactionMode,
  use: (transaction: IDBTransaction) => IDBRequest<T> | void,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(stores, mode)
      const request = use(transaction)
      transaction.addEventListener('complete', () => resolve(request?.result as T))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The database gave up.')),
      )
    })
  } finally {
    database.close()
  }
}

/** True if this browser has ever saved anything: checking must not create a database. */
export async function hasDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  return (await indexedDB.databases()).some(({ name }) => name === NAME)
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('titles', { keyPath: 'contentId' })
      request.result.createObjectStore('files', { keyPath: 'name' }).createIndex('title', 'contentId')
      request.result.createObjectStore('facts')
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('There is no database.')))
  })
}
