/**
 * What plays after what plays, asked for before it is needed, so that an engine can join it without a gap. All of it is the one stream
 * of the queue, or kept on this device. @spec decisions 11.2, decisions 11.8
 */
import { continuePlayback } from '@quintet/contracts/playback'
import { overlapOf, type Crossfade } from '@quintet/domain/crossfade'
import { secondsOfSound } from '@quintet/domain/sound'
import { call, Problem } from '../../../api/call.ts'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { canFade } from '../engine/can-fade.ts'
import type { Following, MediaEngine } from '../engine/engine.ts'
import { preferencesNow } from '../preferences/preferences.ts'
import { openKept } from './open-source.ts'
import { followerOf, moveTo } from './queue.ts'
import { sourceOf, type Source } from './source.ts'
import type { Playing } from './state.ts'

const RETRY_MS = 3000

/** Under the stream that runs. Throws what the API answers. */
async function prepare(contentId: number, streamId: string): Promise<Source> {
  const body = { contentId, prepare: true }
  return sourceOf(await call(continuePlayback, { params: { id: streamId }, body }))
}

/** A track that can go on without being asked for anew. */
export type Next = { item: Playable; source: Source }

/** For how long two tracks sound together; what cannot be joined follows when it is loaded. */
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
  /** The place in the queue that the service does not let be joined: it is asked for when it plays. */
  #refused: string | null = null
  #restsUntilMs = 0

  /** After each change of what plays, or of what its engine has. */
  follow({ request, source }: Playing, engine: MediaEngine, { mayAsk }: { mayAsk: boolean }): void {
    this.#heedCrossfade(engine)
    const last = this.#keepWanted(request, engine)
    const item = followerOf(last)
    const hasNext = source.streamId !== null || source.kept !== undefined
    if (!item || !hasNext || !mayAsk || this.#isAsking || !engine.snapshot().wantsNext) return
    // The same again is begun again: on the line of time it could not be told from itself.
    const isSame = item.id === last.item.id || item.entry?.id === this.#refused
    const isLast = this.#known.some(({ source: known }) => known.sound === undefined)
    if (isSame || isLast || performance.now() < this.#restsUntilMs) return
    void this.#ask({ item: last.item, source: this.#known.at(-1)?.source ?? source }, item, engine)
  }

  /** What is loaded already, if it is this; it plays from now on. */
  take({ item }: PlayRequest, engine: MediaEngine): Source | null {
    const [first, ...rest] = this.#known
    const isNext = first !== undefined && first.item.entry?.id === item.entry?.id
    if (!isNext || !engine.isLoaded(first.source)) return null
    this.#known = rest
    return first.source
  }

  /** The engine has gone on with the first one by itself. */
  goOn(): void {
    this.#known = this.#known.slice(1)
  }

  /** What the engine has gone on with by itself; null: it still plays what was asked for. */
  passed(engine: MediaEngine): Next | null {
    const [first] = this.#known
    return first && first.source.manifest === engine.snapshot().manifest ? first : null
  }

  /** Something else is asked for: what follows it is known once it plays. */
  forget(engine: MediaEngine | null): void {
    this.#refused = null
    if (this.#known.length === 0) return
    this.#known = []
    engine?.follow([])
  }

  // Which deck a track waits on, and how long before the end, is told anew.
  #heedCrossfade(engine: MediaEngine) {
    const wish = canFade() ? preferencesNow().crossfade : 0
    if (wish === this.#crossfade) return
    this.#crossfade = wish
    this.forget(engine)
  }

  /** The queue may be another one meanwhile; where it stands after what is known. */
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
      if (error instanceof Problem) this.#refused = item.entry?.id ?? null
      else this.#restsUntilMs = performance.now() + RETRY_MS
    } finally {
      this.#isAsking = false
    }
  }

  #following(): Following[] {
    return this.#known.map(({ source, overlap }) => ({ source, overlap }))
  }
}
