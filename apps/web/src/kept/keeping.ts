/** Saves titles on this device: starts, pauses, resumes after a lost connection, removes. */
import { keepTitle, removeAllKept, removeKept, type KeptTitle } from '@quintet/contracts/kept'
import { call, isProblem } from '../api/call.ts'
import type { Playable } from '../playing/play-request.ts'
import { tellKept } from './changes.ts'
import { takeContact } from './contact.ts'
import type { KeptAbout } from './database.ts'
import { fetchTitle, StaleAddresses, type Progress } from './fetch-title.ts'
import { mediaFileOf, pictureOf } from './media-path.ts'
import { takeKey } from './sealed-bytes.ts'
import * as store from './store.ts'
import { dismissWorker, readyWorker, tellWorker } from './worker.ts'

/** The state of a download in this window; a title that is neither downloading here nor complete is paused. */
export type Run = 'fetching' | 'waiting' | 'full' | 'failed'

export type KeepWish = {
  contentId: number
  title: string
  byline?: string | undefined
  queue: readonly Playable[]
}

const RETRY_MS = 10_000
const TOLD_EVERY_MS = 400
/** After this many refusals of fresh addresses, the service does not want the title saved. */
const STALE_MAX = 3

const runs = new Map<number, { state: Run; ending: AbortController }>()

export const runOf = (contentId: number): Run | undefined => runs.get(contentId)?.state

/** Starts or resumes saving a title. Throws the call's problems; later failures are reported by `runOf`. */
export async function keep({ contentId, title, byline, queue }: KeepWish): Promise<void> {
  if (isRunning(contentId)) return
  const granted = await call(keepTitle, { body: { contentId } })
  const ids = new Set(granted.parts.map((part) => part.contentId))
  const about: KeptAbout = {
    title,
    byline,
    queue: queue.filter(({ id }) => ids.has(id)),
    parts: granted.parts.map(({ manifest, ...part }) => ({
      ...part,
      assetId: mediaFileOf(new URL(manifest, location.href).pathname)?.assetId ?? '',
    })),
  }
  await begin(granted, about)
  void navigator.storage?.persist?.().catch(() => false)
  run(contentId, granted, about)
}

/** Resumes a paused title. Throws the call's problems. */
export async function resume(contentId: number): Promise<void> {
  const row = await store.readTitle(contentId)
  const about = row && (await store.readAbout(row))
  if (!about || isRunning(contentId)) return
  run(contentId, await call(keepTitle, { body: { contentId } }), about)
}

export function pause(contentId: number): void {
  runs.get(contentId)?.ending.abort()
  runs.delete(contentId)
  tellKept()
}

/** Removes a title from the device. The call to the service may fail: the files are gone either way. */
export async function remove(contentId: number): Promise<void> {
  pause(contentId)
  await store.removeTitle(contentId)
  await call(removeKept, { params: { contentId } }).catch(() => undefined)
  await tellAll()
}

export async function removeAll(): Promise<void> {
  for (const contentId of runs.keys()) pause(contentId)
  await store.removeEverything()
  await call(removeAllKept).catch(() => undefined)
  await tellAll()
}

/** Asks the service which titles may stay, and notifies every window. */
export async function renew(): Promise<void> {
  await takeContact()
  await tellAll()
}

async function tellAll(): Promise<void> {
  if ((await store.readTitles()).length === 0) await dismissWorker()
  else tellWorker('changed')
  tellKept()
}

const isRunning = (contentId: number) => {
  const state = runOf(contentId)
  return state === 'fetching' || state === 'waiting'
}

async function begin({ contentId, id, ...granted }: KeptTitle, about: KeptAbout): Promise<void> {
  const before = await store.readTitle(contentId)
  // Saved under an earlier log-in, with another key.
  if (before && before.keptId !== id) await store.removeTitle(contentId)
  const key = await takeKey(granted.key)
  const known = before?.keptId === id ? before : null
  await store.writeTitle({
    contentId,
    keptId: id,
    key,
    until: Date.parse(granted.until),
    profileId: granted.profileId,
    places: granted.places,
    about: await store.sealAbout(key, contentId, about),
    assetIds: about.parts.map(({ assetId }) => assetId),
    pictureIds: about.queue.flatMap(
      ({ picture }) => pictureOf(new URL(picture?.sizes.at(-1)?.[0] ?? '', location.href).pathname) ?? [],
    ),
    keptAt: known?.keptAt ?? Date.now(),
    isWhole: false,
    done: known?.done ?? 0,
    total: known?.total ?? 0,
    bytes: known?.bytes ?? 0,
  })
}

function run(contentId: number, granted: KeptTitle, about: KeptAbout): void {
  const ending = new AbortController()
  const setState = (state: Run) => {
    if (!ending.signal.aborted) runs.set(contentId, { state, ending })
    tellKept()
  }
  setState('fetching')
  void fetchUntilWhole(contentId, { granted, about, signal: ending.signal, setState })
    .then(() => runs.delete(contentId))
    .catch((error: unknown) => {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      setState(isFull ? 'full' : 'failed')
    })
    .finally(tellKept)
}

type Running = {
  granted: KeptTitle
  about: KeptAbout
  signal: AbortSignal
  setState: (state: Run) => void
}

async function fetchUntilWhole(
  contentId: number,
  { granted, about, signal, setState }: Running,
): Promise<void> {
  const worker = readyWorker()
  let stale = 0
  for (let now = granted; !signal.aborted;)
    try {
      const key = await takeKey(now.key)
      const onProgress = await progressOf(contentId, now.id)
      await fetchTitle(now, about, { contentId, key, signal, onProgress })
      await worker
      await store.changeTitle(contentId, { isWhole: true })
      tellWorker('changed')
      return
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StaleAddresses && stale < STALE_MAX) stale += 1
      else if (error instanceof TypeError) {
        setState('waiting')
        await connection(signal)
      } else throw error
      now = await grantAgain(contentId, now)
      setState('fetching')
    }
}

async function grantAgain(contentId: number, before: KeptTitle): Promise<KeptTitle> {
  try {
    return await call(keepTitle, { body: { contentId } })
  } catch (error) {
    // Still offline: requests to the old addresses will fail in the same way.
    if (error instanceof TypeError) return before
    if (isProblem(error, 'unauthenticated')) await takeContact()
    throw error
  }
}

/** Returns a function that records the progress at intervals, including what was saved before. */
async function progressOf(contentId: number, keptId: string): Promise<(now: Progress) => void> {
  const before = (await store.readTitle(contentId))?.bytes ?? 0
  let toldAt = 0
  return ({ done, total, bytes }) => {
    if (done < total && performance.now() - toldAt < TOLD_EVERY_MS) return
    toldAt = performance.now()
    const write = async () => {
      const isThere = await store.changeTitle(contentId, { keptId, done, total, bytes: before + bytes })
      if (isThere) tellKept()
      else pause(contentId)
    }
    void write()
  }
}

/** Resolves when the connection may be back. */
function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, RETRY_MS)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
