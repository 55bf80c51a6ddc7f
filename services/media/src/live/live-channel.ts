/**
 * Runs one channel on this worker: its source while it delivers, and the card while it does not. The broadcast continues without a gap,
 * whatever happens to the source or to ffmpeg. @spec decisions 12.10
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { FILLED_GAP_MS, LIVE_SEGMENT_SECONDS } from '@quintet/domain/live/live-ingest'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { type MediaFacts, probe, probeLive } from '@quintet/media-files/tools/probe'
import type { MediaParts } from '../parts.ts'
import type { Ladder } from '../transcode/ladder.ts'
import { cardOf, FIRST_LADDER } from './card.ts'
import { ChannelLog, ChannelLost, type Run } from './channel-log.ts'
import { LagWatch, lighterThan, planAt } from './effort.ts'
import type { Feed } from './feed.ts'
import { makeSegments, SourceChanged } from './maker.ts'
import { type LivePlan, planLive } from './maker-arguments.ts'
import * as queries from './queries.ts'
import type { OpenSource } from './sources/source.ts'

type Parts = Pick<MediaParts, 'db' | 'storage' | 'log' | 'clock'>
type Held = {
  itemId: number
  assetId: string
  zero: Date
  worker: string
  isSound: boolean
  hasParts: boolean
  /** Called whenever something was broadcast. */
  onAir: () => void
}

const SEGMENT_MS = LIVE_SEGMENT_SECONDS * 1000
/** How much of a source is probed before encoding. */
const LOOK_MS = 1200
const LOOK_BYTES = 8 * 1024 * 1024
/** A source that is connected but yields no segment for this long is restarted. */
const STUCK_MS = 6000
const LOOK_AGAIN_MS = 200
const RETRY_MS = 500

/** Runs the channel until `signal` aborts or another worker takes it over. */
export async function runChannel(
  parts: Parts,
  held: Held,
  source: OpenSource,
  signal: AbortSignal,
): Promise<void> {
  const log = await ChannelLog.open({ ...parts, held })
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  const channel = new LiveChannel(parts, held, { log, source, until })
  try {
    await Promise.all([channel.followSource(), channel.fillWithCard()])
  } catch (error) {
    if (!signal.aborted && !(error instanceof ChannelLost)) throw error
  } finally {
    over.abort()
    await source.close()
  }
}

type CardRun = Run & { ladder: Ladder | null }

type Running = { log: ChannelLog; source: OpenSource; until: AbortSignal }

class LiveChannel {
  readonly #parts: Parts
  readonly #held: Held
  readonly #log: ChannelLog
  readonly #source: OpenSource
  readonly #until: AbortSignal
  /** When the current run last yielded a segment from the source; null while the card plays. */
  #madeAt: number | null = null
  #ladder: Ladder | null = FIRST_LADDER
  /** The encoding effort of the current or last source; a new connection gets the best. */
  #effort = 0
  #played: Awaited<ReturnType<OpenSource['connected']>> | null = null

  constructor(parts: Parts, held: Held, { log, source, until }: Running) {
    this.#parts = parts
    this.#held = held
    this.#log = log
    this.#source = source
    this.#until = until
  }

  async followSource(): Promise<void> {
    await this.#note('waiting', 'absent')
    while (!this.#until.aborted) {
      const trouble = await this.#playOnce().catch((error: unknown) => this.#explain(error))
      this.#madeAt = null
      if (this.#until.aborted) return
      await this.#note('waiting', trouble)
      await sleep(RETRY_MS, undefined, { signal: this.#until }).catch(() => {})
    }
  }

  /** Plays the source until it ends; returns the reason. */
  async #playOnce(): Promise<string> {
    const stuck = new AbortController()
    const signal = AbortSignal.any([this.#until, stuck.signal])
    const found = await this.#source.connected(this.#until)
    if (found !== this.#played) this.#effort = 0
    this.#played = found
    const { input, facts, bytes } =
      found.format === 'file'
        ? { input: found, facts: await probe(found.path, { signal }), bytes: undefined }
        : await this.#look(found, signal)
    const { isSound, hasParts } = this.#held
    const plan = planLive(facts, { form: isSound ? 'audio' : 'video', inParts: hasParts })
    if (!plan) return 'unreadable'
    const begunAt = performance.now()
    const lags = new LagWatch(LOOK_AGAIN_MS)
    const watch = setInterval(() => {
      const speed = found.format === 'file' ? null : lags.push(found.backlog())
      const isStuck = performance.now() - (this.#madeAt ?? begunAt + STUCK_MS) > STUCK_MS
      if (isStuck || (speed !== null && this.#goLighter(plan, speed))) stuck.abort()
    }, LOOK_AGAIN_MS)
    try {
      await this.#make(plan, { input, ...(bytes ? { bytes } : {}), signal })
    } catch (error) {
      if (stuck.signal.aborted && !this.#until.aborted) return 'slow'
      throw error
    } finally {
      clearInterval(watch)
    }
    if (found.format === 'file') return 'silent'
    if (found.isBehind) {
      // The growth was too slow to be told apart from a burst.
      this.#goLighter(plan, 1)
      return 'slow'
    }
    return found.isClosed ? 'ended' : 'silent'
  }

  /** Lowers the effort for a plan that the machine encodes only at `speed`. False if no lower effort is left. */
  #goLighter(plan: LivePlan, speed: number): boolean {
    const effort = lighterThan(this.#effort, plan, speed)
    if (effort === null) return false
    this.#effort = effort
    const { log } = this.#parts
    log.warn(
      { itemId: this.#held.itemId, speed, effort },
      'this machine is too slow for a live source: encoding with less effort',
    )
    return true
  }

  #make(
    plan: LivePlan,
    how: Pick<Parameters<typeof makeSegments>[0], 'input' | 'bytes' | 'signal'>,
  ): Promise<void> {
    let run: Run | null = null
    const made = planAt(plan, this.#effort)
    return makeSegments({
      ...made,
      ...how,
      onSegment: async (segment, form) => {
        run ??= { form, isCard: false, hasParts: plan.hasParts }
        const isFirst = this.#madeAt === null
        this.#madeAt = performance.now()
        this.#ladder = made.plan.picture?.ladder ?? null
        await this.#log.append(run, segment, this.#now())
        this.#held.onAir()
        if (isFirst) await this.#note('running', this.#effort > 0 ? 'slow' : null)
      },
    })
  }

  /** Reads the beginning of a feed, and returns it with all that follows. */
  async #look(feed: Feed, signal: AbortSignal) {
    const reader = feed.read(signal)
    const beginning: Buffer[] = []
    let length = 0
    let begunAt = Number.POSITIVE_INFINITY
    while (performance.now() - begunAt < LOOK_MS && length < LOOK_BYTES) {
      const { value, done } = await reader.next()
      if (done || !value) break
      begunAt = Math.min(begunAt, performance.now())
      beginning.push(value)
      length += value.length
    }
    if (length === 0) throw new MediaToolError('stopped', 'The source ended without sending anything.')
    const facts: MediaFacts = await probeLive(Buffer.concat(beginning), { format: feed.format, signal })
    async function* all() {
      yield* beginning
      yield* reader
    }
    return { input: { format: feed.format }, facts, bytes: all() }
  }

  /** Broadcasts the card wherever the source leaves a gap, as soon as a segment's time has passed. */
  async fillWithCard(): Promise<void> {
    let run: CardRun | null = null
    while (!this.#until.aborted) {
      const now = this.#now()
      const endsAt = this.#log.endsAt
      if (this.#madeAt !== null) run = null
      else if (endsAt === null || endsAt <= now - SEGMENT_MS) {
        this.#log.skipTo(now - FILLED_GAP_MS)
        const ladder = this.#held.isSound ? null : this.#ladder
        const card = await cardOf(this.#parts.storage, `assets/${this.#held.assetId}`, ladder)
        const standing: CardRun =
          run?.ladder === ladder ? run : { form: card.form, isCard: true, hasParts: false, ladder }
        run = standing
        if (this.#madeAt === null) await this.#log.append(standing, card.segment, now)
        this.#held.onAir()
        continue
      }
      await sleep(LOOK_AGAIN_MS, undefined, { signal: this.#until }).catch(() => {})
    }
  }

  #explain(error: unknown): string {
    if (error instanceof ChannelLost) throw error
    if (error instanceof SourceChanged) return 'changed'
    const isRefused = error instanceof MediaToolError && error.kind === 'refused'
    if (!this.#until.aborted)
      this.#parts.log.info({ err: error, itemId: this.#held.itemId }, 'live source broke off')
    return isRefused ? 'unreadable' : 'ended'
  }

  #note(state: 'waiting' | 'running', trouble: string | null): Promise<void> {
    const { itemId, worker } = this.#held
    return queries.noteState(this.#parts.db, itemId, worker, { state, trouble })
  }

  #now(): number {
    return this.#parts.clock.now().getTime()
  }
}
