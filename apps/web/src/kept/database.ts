/** The browser's database of what is kept; opened anew for each use, so that no tab holds up another one. */
import type { Playable } from '../playing/play-request.ts'
import type { KeptTitle } from '@quintet/contracts/kept'
import type { Sealed } from './sealed-bytes.ts'

/** What is shown and played of a kept title. It lies encrypted: a hidden title does not even have a name. */
export type KeptAbout = {
  /** The album or the book. */
  title: string
  byline?: string | undefined
  /** Its tracks, or the book itself, as the player takes them. */
  queue: readonly Playable[]
  parts: readonly (Omit<KeptTitle['parts'][number], 'manifest'> & { assetId: string })[]
}

export type KeptRow = {
  contentId: number
  /** Names it where positions are sent. */
  keptId: string
  /** Null: the kids lock has taken it. */
  key: CryptoKey | null
  /** In milliseconds. */
  until: number
  profileId: string
  places: KeptTitle['places']
  about: Sealed
  /** The assets and pictures that it answers for. */
  assetIds: readonly string[]
  pictureIds: readonly string[]
  keptAt: number
  /** Whether all of it is there; else it plays as far as it goes. */
  isWhole: boolean
  /** Files there, and files in all, as far as is known. */
  done: number
  total: number
  bytes: number
}

/** A piece of a medium or a picture. */
export type KeptFile = Sealed & { name: string; contentId: number; type: string }

export type StoreName = 'titles' | 'files' | 'facts'

const NAME = 'kept'
const VERSION = 1

/** Runs `use` in one transaction and gives what its request answered, once all is written. */
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

/** Whether this browser has ever kept anything: asking must not make a database where there is none. */
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
