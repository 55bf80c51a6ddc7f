/**
 * The upcoming tracks, requested before they are needed so that an engine can join them without a gap. They all belong to the queue's one
 * stream, or are stored on this device. @spec decisions 11.2, decisions 11.8
 */
import { continuePlayback } from '@quintet/contracts/playback'
import { overlapOf, type Crossfade } from '@quintet/domain/listening/crossfade'
import { secondsOfSound } from '@quintet/domain/listening/sound'
import { call, isProblem, Problem } from '../../../api/call.ts'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { canFade } from '../engine/can-fade.ts'
import type { Following, MediaEngine } from '../engine/engine.ts'
import { preferencesNow } from '../preferences/preferences.ts'
import { openKept } from './open-source.ts'
import { followerOf, moveTo } from './queue.ts'
import { sourceOf, type Source } from './source.ts'
import type { Playing } from './state.ts'

const RETRY_MS = 3000

/** Within the running stream. Throws the API's error. */
async function prepare(contentId: number, streamId: string): Promise<Source> {
  const body = { contentId, prepare: true }
  return sourceOf(await call(continuePlayback, { params: { id: streamId }, body }))
}

/** A track that can follow without another request. */
export type Next = { item: Playable; source: Source }

/** Returns the overlap of two tracks in seconds; a track that cannot be joined follows when it is loaded. */
function overlapFor(wish: Crossfade, before: Next, after: Next): number {
  const placed = [before, after].flatMap(({ item, source: { sound } }) =>
    sound ? [{ place: item, seconds: secondsOfSound(sound) }] : [],
  )
  const [first, second] = placed
  return first && second ? overlapOf(wish, first, second) : 0
}

export class NextTracks {
  #known: readonly (Next & { overlap: number })[] = []
  #crossfade: Crossfade = 0
  #isAsking = false
  /** The queue entry that the service refused to join: it is requested when it plays. */
  #refused: string | null = null
  /** The queue entry whose media the service refused after it had been joined: it is joined once more. */
  #rejoined: string | null = null
  #restsUntilMs = 0
  /** The queue that a track was last asked for, and whether it has changed before the answer. */
  #queue: PlayRequest['queue'] = []
  #isOvertaken = false
  readonly #overtaken: () => void

  /** `overtaken` is called if the queue changed while a track was asked for: of a paused engine no other news comes. */
  constructor(overtaken: () => void) {
    this.#overtaken = overtaken
  }

  /** Called after each change of the current track or of the engine's state. */
  follow({ request, source }: Playing, engine: MediaEngine, { mayAsk }: { mayAsk: boolean }): void {
    this.#heedCrossfade(engine)
    this.#heedRefused(engine)
    if (this.#isAsking && request.queue !== this.#queue) this.#isOvertaken = true
    const last = this.#keepWanted(request, engine)
    const item = followerOf(last)
    const hasNext = source.streamId !== null || source.kept !== undefined
    if (!item || !hasNext || !mayAsk || this.#isAsking || !engine.snapshot().wantsNext) return
    // A repeat of the same track is started anew: on the timeline the two could not be told apart.
    const isSame = item.id === last.item.id || item.entry?.id === this.#refused
    const isLast = this.#known.some(({ source: known }) => known.sound === undefined)
    if (isSame || isLast || performance.now() < this.#restsUntilMs) return
    this.#queue = request.queue
    this.#isOvertaken = false
    void this.#ask({ item: last.item, source: this.#known.at(-1)?.source ?? source }, item, engine)
  }

  /** Returns the source of this request if it is the next one and already loaded; it plays from now on. */
  take({ item }: PlayRequest, engine: MediaEngine): Source | null {
    const [first, ...rest] = this.#known
    const isNext = first !== undefined && first.item.entry?.id === item.entry?.id
    if (!isNext || !engine.isLoaded(first.source)) return null
    this.#known = rest
    return first.source
  }

  /** Called when the engine has continued with the next track by itself. */
  goOn(): void {
    this.#rejoined = null
    this.#known = this.#known.slice(1)
  }

  /** Returns the track that the engine has continued with by itself; null: it still plays the requested one. */
  passed(engine: MediaEngine): Next | null {
    const [first] = this.#known
    return first && first.source.manifest === engine.snapshot().manifest ? first : null
  }

  /** Called when something else is requested: its successors are determined once it plays. */
  forget(engine: MediaEngine | null): void {
    this.#refused = null
    this.#rejoined = null
    if (this.#known.length === 0) return
    this.#known = []
    engine?.follow([])
  }

  // A changed cross-fade changes which deck a track waits on and when it starts.
  #heedCrossfade(engine: MediaEngine) {
    const wish = canFade() ? preferencesNow().crossfade : 0
    if (wish === this.#crossfade) return
    this.#crossfade = wish
    this.forget(engine)
  }

  /**
   * The service hands out one further track: once the one after it is asked for, a timeline that begins anew no longer gets the first one.
   */
  #heedRefused(engine: MediaEngine) {
    const { refused } = engine.snapshot()
    const at = this.#known.findIndex(({ source }) => source.manifest === refused)
    if (at < 0) return
    const entry = this.#known[at]?.item.entry?.id ?? null
    if (entry === this.#rejoined) this.#refused = entry
    this.#rejoined = entry
    this.#known = this.#known.slice(0, at)
    engine.follow(this.#following())
  }

  /** Drops tracks that no longer match the queue, which may have changed; returns the request after the last known track. */
  #keepWanted(request: PlayRequest, engine: MediaEngine): PlayRequest {
    let last = request
    for (const [at, { item }] of this.#known.entries()) {
      const wanted = followerOf(last)
      if (!wanted || wanted.entry?.id !== item.entry?.id) {
        this.#known = this.#known.slice(0, at)
        engine.follow(this.#following())
        break
      }
      last = moveTo(wanted, last)
    }
    return last
  }

  async #ask(before: Next, item: Playable, engine: MediaEngine) {
    this.#isAsking = true
    const [known, { streamId }] = [this.#known, before.source]
    try {
      const source = streamId === null ? await openKept(item.id) : await prepare(item.id, streamId)
      if (this.#known !== known) return
      if (!source) {
        this.#refused = item.entry?.id ?? null
        return
      }
      const next = { item, source }
      this.#known = [...known, { ...next, overlap: overlapFor(this.#crossfade, before, next) }]
      engine.follow(this.#following())
    } catch (error) {
      const isBusy = isProblem(error, 'overloaded')
      if (error instanceof Problem && !isBusy) this.#refused = item.entry?.id ?? null
      else this.#restsUntilMs = performance.now() + RETRY_MS
    } finally {
      this.#isAsking = false
      if (this.#isOvertaken) this.#overtaken()
    }
  }

  #following(): Following[] {
    return this.#known.map(({ source, overlap }) => ({ source, overlap }))
  }
}
