/** The storage on this device: titles, their files, and the latest time it has seen. */
import { isKeptOpen } from '@quintet/domain/listening/kept'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { hasDatabase, inDatabase, type KeptAbout, type KeptFile, type KeptRow } from './database.ts'
import { seal, sealText, unseal, unsealText } from './sealed-bytes.ts'

export type { KeptAbout, KeptRow } from './database.ts'

/** Newest first. */
export async function readTitles(): Promise<KeptRow[]> {
  if (!(await hasDatabase())) return []
  const rows = await inDatabase<KeptRow[]>('titles', 'readonly', (transaction) =>
    transaction.objectStore('titles').getAll(),
  )
  return rows.toSorted((a, b) => b.keptAt - a.keptAt)
}

export async function readTitle(contentId: number): Promise<KeptRow | undefined> {
  if (!(await hasDatabase())) return undefined
  return inDatabase<KeptRow | undefined>('titles', 'readonly', (transaction) =>
    transaction.objectStore('titles').get(contentId),
  )
}

export async function writeTitle(row: KeptRow): Promise<void> {
  await inDatabase('titles', 'readwrite', (transaction) => transaction.objectStore('titles').put(row))
}

/** Changes a title; returns false if it was removed in the meantime, and leaves it removed. */
export async function changeTitle(contentId: number, change: Partial<KeptRow>): Promise<boolean> {
  let isThere = false
  await inDatabase('titles', 'readwrite', (transaction) => {
    const titles = transaction.objectStore('titles')
    const asked = titles.get(contentId) as IDBRequest<KeptRow | undefined>
    asked.addEventListener('success', () => {
      isThere = asked.result !== undefined
      if (asked.result) titles.put({ ...asked.result, ...change })
    })
  })
  return isThere
}

/** Removes a title with all its files. */
export async function removeTitle(contentId: number): Promise<void> {
  await inDatabase(['titles', 'files'], 'readwrite', (transaction) => {
    transaction.objectStore('titles').delete(contentId)
    const files = transaction.objectStore('files')
    const asked = files.index('title').getAllKeys(contentId)
    asked.addEventListener('success', () => {
      for (const name of asked.result) files.delete(name)
    })
  })
}

export async function removeEverything(): Promise<void> {
  if (!(await hasDatabase())) return
  await inDatabase(['titles', 'files', 'facts'], 'readwrite', (transaction) => {
    for (const store of ['titles', 'files', 'facts']) transaction.objectStore(store).clear()
  })
}

export function sealAbout(key: CryptoKey, contentId: number, about: KeptAbout) {
  return sealText(key, nameOfAbout(contentId), JSON.stringify(about))
}

/** Returns null if it may not be opened, now or any more. */
export async function readAbout(row: KeptRow): Promise<KeptAbout | null> {
  if (row.key === null || !(await isOpen(row))) return null
  try {
    return JSON.parse(await unsealText(row.key, nameOfAbout(row.contentId), row.about)) as KeptAbout
  } catch {
    return null
  }
}

const nameOfAbout = (contentId: number) => `about/${contentId}`

export async function hasFile(name: string): Promise<boolean> {
  const known = await inDatabase<IDBValidKey | undefined>('files', 'readonly', (transaction) =>
    transaction.objectStore('files').getKey(name),
  )
  return known !== undefined
}

/** Stores an encrypted file; rejects with `QuotaExceededError` if the device is full. */
export async function writeFile(
  { contentId, key }: { contentId: number; key: CryptoKey },
  { name, type, bytes }: { name: string; type: string; bytes: ArrayBuffer },
): Promise<number> {
  const file: KeptFile = { name, contentId, type, ...(await seal(key, name, bytes)) }
  await inDatabase(['titles', 'files'], 'readwrite', (transaction) => {
    const title = transaction.objectStore('titles').getKey(contentId)
    title.addEventListener('success', () => {
      // If the title was removed in the meantime, nothing is stored.
      if (title.result !== undefined) transaction.objectStore('files').put(file)
    })
  })
  return file.bytes.byteLength
}

/** Returns null if it is not saved, or may not be opened. */
export async function readFile(name: string): Promise<{ type: string; bytes: ArrayBuffer } | null> {
  if (!(await hasDatabase())) return null
  const file = await inDatabase<KeptFile | undefined>('files', 'readonly', (transaction) =>
    transaction.objectStore('files').get(name),
  )
  const row = file && (await readTitle(file.contentId))
  if (!file || !row || row.key === null || !(await isOpen(row))) return null
  try {
    return { type: file.type, bytes: await unseal(row.key, name, file) }
  } catch {
    return null
  }
}

const LATEST = 'latest'

/** True if a title may be opened; each check also records the latest time this device has seen. @spec decisions 11.32 */
export async function isOpen({ until }: Pick<KeptRow, 'until'>): Promise<boolean> {
  const now = Date.now()
  const known = await inDatabase<number | undefined>('facts', 'readonly', (transaction) =>
    transaction.objectStore('facts').get(LATEST),
  )
  const latest = known ?? now
  if (known === undefined || now > known + LATEST_STEP_MS) await noteLatest(now)
  return isKeptOpen({ until, latest }, now)
}

const LATEST_STEP_MS = 60_000

/** Records the time even if it goes back: when in contact with the service, the device's current time counts. */
export async function noteLatest(now: number): Promise<void> {
  await inDatabase('facts', 'readwrite', (transaction) => transaction.objectStore('facts').put(now, LATEST))
}

const LANGUAGE = 'language'

/** Records the language of the saved titles' page when opened offline. */
export async function noteLanguage(language: Language): Promise<void> {
  await inDatabase('facts', 'readwrite', (transaction) =>
    transaction.objectStore('facts').put(language, LANGUAGE),
  )
}

export async function readLanguage(): Promise<string> {
  const known = await inDatabase<string | undefined>('facts', 'readonly', (transaction) =>
    transaction.objectStore('facts').get(LANGUAGE),
  )
  return known ?? DEFAULT_LANGUAGE
}
