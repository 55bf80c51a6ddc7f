/** Saves the queue with the service, so that it continues after a reload and on other devices. @spec decisions 11.11 */
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { getQueue, putQueue } from '@quintet/contracts/queue'
import { addToEnd, playNext, type Queue } from '@quintet/domain/listening/queue'
import { isReplaced, mergeQueues } from '@quintet/domain/listening/queue-merge'
import { call, isProblem } from '../../../api/call.ts'
import type { PlayRequest, Playable } from '../../../playing/play-request.ts'
import { asQueue, newOf, withQueue } from './queue.ts'
import { titlesOf } from './queue-titles.ts'

/** Changes in quick succession are saved once. */
const REST_MS = 400
const RETRY_MS = 10_000
const TRIES = 3

/** A saved queue, ready to continue. */
export type KeptQueue = {
  request: PlayRequest
  /** In seconds. */
  position: number
  /** The device that played it last; null: this one. */
  device: string | null
  revision: number
}

type Around = {
  /** The current request from the queue; null: no music. */
  request: () => PlayRequest | null
  position: () => number
  /** Called when another device has changed it in the meantime. */
  adopt: (request: PlayRequest) => void
}

export class QueueKeeper {
  readonly #around: Around
  #known: ListeningQueue | null = null
  #isWanted = false
  #isWriting = false
  /** The user has pressed Play here since the last save: the queue of this device counts. */
  #isClaimed = false
  /** Other music was started on another device: what plays here is no longer the saved queue. */
  #isLeft = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(around: Around) {
    this.#around = around
    addEventListener('online', () => this.#writeAfter(0))
  }

  /** The known revision; 0: none. */
  get revision(): number {
    return this.#known?.revision ?? 0
  }

  /**
   * Returns the saved queue, read now or just before; null: none of it can be played on this device. Throws if the service cannot be
   * reached.
   */
  async read(justRead?: ListeningQueue): Promise<KeptQueue | null> {
    const queue = justRead ?? (await call(getQueue))
    const titles = await titlesOf(queue.entries.map(({ contentId }) => contentId))
    this.#known = queue
    const request = requestOfKept(queue, titles)
    if (!request) return null
    const { device, revision } = queue
    const isSame = request.item.entry?.id === queue.entries[queue.at]?.id
    return {
      request,
      position: isSame ? queue.position : 0,
      device: device && !device.isThis ? device.name : null,
      revision,
    }
  }

  /** Adds titles to the saved queue while something other than music plays here. Throws if the service cannot be reached. */
  async add(titles: readonly Playable[], where: 'next' | 'end'): Promise<void> {
    for (let tried = 1; ; tried++) {
      const { revision, position, ...kept } = await call(getQueue)
      const { entries, at, shuffle, repeat } = (where === 'next' ? playNext : addToEnd)(kept, newOf(titles))
      const body = { entries: [...entries], at: Math.max(0, at), shuffle, repeat, revision, position }
      try {
        this.#known = await call(putQueue, { body })
        return
      } catch (error) {
        if (tried === TRIES || !isProblem(error, 'stale_queue')) throw error
      }
    }
  }

  /** Makes this device's queue the saved one from now on. */
  claim(): void {
    this.#isClaimed = true
    this.#isLeft = false
  }

  /** Called when the queue or the position in it has changed: it will be saved. */
  changed(): void {
    if (this.#isLeft) return
    this.#isWanted = true
    this.#writeAfter(REST_MS)
  }

  #writeAfter(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#write(), ms)
  }

  async #write() {
    const request = this.#around.request()
    if (!this.#isWanted || this.#isWriting || !request) return
    this.#isWriting = true
    this.#isWanted = false
    let waitMs = REST_MS
    try {
      this.#known ??= await call(getQueue)
      const { entries, ...queue } = asQueue(request)
      const place = { position: this.#around.position(), revision: this.revision }
      this.#known = await call(putQueue, { body: { ...queue, ...place, entries: [...entries] } })
      this.#isClaimed = false
    } catch (error) {
      this.#isWanted = true
      if (isProblem(error, 'stale_queue'))
        await this.#join(error.details.queue).catch(() => (waitMs = RETRY_MS))
      else waitMs = RETRY_MS
    }
    this.#isWriting = false
    if (this.#isWanted) this.#writeAfter(waitMs)
  }

  // Another device has saved first.
  async #join(theirs: ListeningQueue) {
    const known = this.#known ?? theirs
    const missing = idsMissing(this.#around.request(), theirs)
    const titles = await titlesOf(missing)
    const request = this.#around.request()
    if (!request) return
    this.#known = theirs
    if (isReplaced(known, theirs)) {
      this.#isLeft = !this.#isClaimed
      this.#isWanted = this.#isClaimed
      return
    }
    const merged = mergeQueues(known, asQueue(request), theirs)
    this.#around.adopt(withQueue(request, merged, [...request.queue, ...entriesOf(theirs, titles)]))
  }
}

function requestOfKept(kept: ListeningQueue, titles: ReadonlyMap<number, Playable>): PlayRequest | null {
  const queue = entriesOf(kept, titles)
  const now = kept.entries[kept.at]
  const item = queue.find(({ entry }) => entry?.id === now?.id) ?? queue[0]
  return item ? { item, queue, shuffle: kept.shuffle, repeat: kept.repeat } : null
}

const entriesOf = ({ entries }: Queue, titles: ReadonlyMap<number, Playable>): Playable[] =>
  entries.flatMap(({ id, contentId, place }) => {
    const title = titles.get(contentId)
    return title ? [{ ...title, entry: { id, place } }] : []
  })

function idsMissing(request: PlayRequest | null, { entries }: Queue): number[] {
  const here = new Set(request?.queue.map(({ entry }) => entry?.id))
  return entries.flatMap(({ id, contentId }) => (here.has(id) ? [] : [contentId]))
}
