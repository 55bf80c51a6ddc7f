/** Carries out the effects of the player: the screen with its engine, and the stream. */
import { continuePlayback } from '@quintet/contracts/playback'
import { call, isProblem, Problem } from '../../../api/call.ts'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import type { EngineSnapshot, MediaEngine, Place } from '../engine/engine.ts'
import type { Ahead } from './ahead.ts'
import type { Ready } from './arrived.ts'
import { failureOf } from './failure.ts'
import { NextTracks, type Next } from './next-tracks.ts'
import { endStream, openSource } from './open-source.ts'
import { SCREEN_OF } from './screen-of.ts'
import { makeScreen, type Screen } from './screen.ts'
import { runKept } from './kept-stream.ts'
import { sourceOf } from './source.ts'
import type { Effect, Ending, PlayerEvent, PlayerState, Playing } from './state.ts'
import { runStream, type HandedOver, type Stream } from './stream.ts'

/** What the player needs from the page around it. */
export type Surroundings = {
  productId: () => number
  /** The profile whose positions are saved; undefined: not known yet. */
  profileId: () => string | undefined
  /** Called when the service knows that something was watched: pages refetch. */
  onWatched: () => void
  /** Called when another title plays, or nothing. */
  onRequest: (request: PlayRequest | null) => void
}

type Wiring = {
  around: Surroundings
  ahead: Ahead
  tell: (event: PlayerEvent) => void
  /** Called when the engine's state has changed. */
  changed: () => void
}

const RETRY_MS = 3000

export class Stage {
  readonly #wiring: Wiring
  readonly #next = new NextTracks(() => this.#wiring.changed())
  #screen: Screen | null = null
  /** The title for which the screen was created. */
  #shown: Playable | null = null
  #stopListening: () => void = () => {}
  #stream: Stream | null = null
  /** Null: pending responses are no longer wanted. */
  #attempt: number | null = null
  /** The attempt that is playing but not yet announced to the service. */
  #unannounced: number | null = null
  /** Settles once the latest request has been answered. */
  #opening: Promise<void> = Promise.resolve()
  #wasPaused = false

  constructor(wiring: Wiring) {
    this.#wiring = wiring
  }

  screen(): Screen | null {
    return this.#screen
  }

  snapshot(): EngineSnapshot | null {
    return this.#screen && this.#screen.kind !== 'frame' ? this.#screen.engine.snapshot() : null
  }

  /** Returns the state in which a stream ended. */
  ending(): Ending {
    const position = this.snapshot()?.position ?? 0
    return {
      at: { position, isPaused: this.#wasPaused },
      wasSilent: this.#stream?.wasSilent() ?? false,
      isHidden: document.hidden,
    }
  }

  seek(seconds: number) {
    if (!this.#screen || this.#screen.kind === 'frame') return
    this.#screen.engine.seek(seconds)
    this.#stream?.tell()
  }

  /** Prepares the tracks that follow the current one. */
  follow(state: PlayerState) {
    const engine = this.#audioEngine()
    // Preparing a track invalidates the one prepared before, so the service must first know that that one is playing.
    const mayAsk = this.#unannounced === null
    if (engine && state.is === 'running') this.#next.follow(state, engine, { mayAsk })
  }

  /** Returns the track that the engine has continued with by itself; null: none. */
  passed(): Next | null {
    const engine = this.#audioEngine()
    return engine && this.#next.passed(engine)
  }

  have(effect: Effect) {
    switch (effect.do) {
      case 'open':
        this.#opening = this.#open(effect.attempt, effect.request)
        return
      case 'hand-over':
        this.#handOver(effect.attempt, effect.request)
        return
      case 'run':
        return this.#run(effect)
      case 'go-on':
        return this.#goOn(effect)
      case 'renew':
        return this.#screen?.engine.holdLease(effect.source.manifest, effect.source.segments)
      case 'leave':
        return this.#leave()
      case 'forget':
        this.#stream?.forget()
        this.#stream = null
        return
      case 'end':
        void endStream(effect.streamId)
        return
      case 'halt':
        return this.#screen?.engine.halt()
      case 'repair':
        return this.#screen?.kind === 'frame' ? undefined : this.#screen?.engine.retry()
      case 'show':
        return this.#screen?.kind === 'audio' ? undefined : this.#putUp(makeScreen('audio'), effect.item)
      case 'seek':
        return this.seek(effect.seconds)
      case 'play-from':
        this.seek(effect.seconds)
        return this.#screen?.kind === 'frame' ? undefined : this.#screen?.engine.play()
      default:
        return this.#putUp(null, null)
    }
  }

  // One stream carries a whole queue of music or books; each film has its own.
  #handOver(attempt: number, request: PlayRequest) {
    const goesOn = this.#shown?.type === 'AUDIO' && request.item.type === 'AUDIO'
    const engine = this.#audioEngine()
    const joined = goesOn && engine ? this.#next.take(request, engine) : null
    const left = goesOn ? this.#stream?.handOver() : undefined
    if (left === undefined) this.#leave()
    this.#stream = null
    if (joined && (left || joined.kept)) {
      this.#shown = request.item
      this.#attempt = attempt
      this.#wiring.tell({ is: 'opened', attempt, source: joined, isAnswered: true })
      if (left) this.#announceAfter(left, attempt, request)
    } else this.#opening = this.#open(attempt, request, left?.streamId)
    if (left) void Promise.all([this.#opening, left.told]).then(this.#wiring.around.onWatched)
  }

  // The track is already playing.
  #goOn({ attempt, left: ended, request, source }: Playing & { attempt: number; left: Place }) {
    this.#next.goOn()
    const left = this.#stream?.handOver(ended)
    this.#shown = request.item
    this.#stream = this.#streamOf(request.item, source, left?.heardAtMs)
    if (!left) return
    this.#announceAfter(left, attempt, request)
    void Promise.all([this.#opening, left.told]).then(this.#wiring.around.onWatched)
  }

  #announceAfter({ streamId }: HandedOver, attempt: number, { item }: PlayRequest) {
    this.#attempt = attempt
    this.#unannounced = attempt
    this.#opening = this.#announce(attempt, item.id, streamId)
  }

  /** Tells the service what is playing; retries while the network is down. */
  async #announce(attempt: number, contentId: number, streamId: string): Promise<void> {
    const { tell } = this.#wiring
    while (this.#attempt === attempt)
      try {
        const playback = await call(continuePlayback, { params: { id: streamId }, body: { contentId } })
        if (this.#attempt === attempt) this.#unannounced = null
        return tell({ is: 'opened', attempt, source: sourceOf(playback), isAnswered: true })
      } catch (error) {
        if (this.#attempt !== attempt) return undefined
        if (isProblem(error, 'stream_ended') || isProblem(error, 'unknown_stream'))
          return tell({ is: 'stream-ended', ...this.ending() })
        if (error instanceof Problem && !isProblem(error, 'overloaded'))
          return tell({ is: 'refused', attempt, failure: failureOf(error) })
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    return undefined
  }

  async #open(attempt: number, request: PlayRequest, goesOnIn?: string): Promise<void> {
    const { tell, around } = this.#wiring
    const { item } = request
    this.#attempt = attempt
    this.#unannounced = null
    this.#next.forget(this.#audioEngine())
    const ready = this.#screenFor(request)
    try {
      // A preloaded stream plays at once and is announced in the meantime; it may have had to give way.
      const prepared = (await ready?.source) ?? null
      const streamId = prepared?.streamId ?? null
      if (prepared) {
        tell({ is: 'opened', attempt, source: prepared, isAnswered: streamId === null })
        if (streamId === null || this.#attempt !== attempt) return
      }
      const wish = {
        isWanted: () => this.#attempt === attempt,
        ...(streamId === null ? {} : { prepared: streamId }),
        ...(goesOnIn === undefined ? {} : { goesOnIn }),
      }
      const source = await openSource(item, around.productId(), wish)
      tell({ is: 'opened', attempt, source, isAnswered: true })
    } catch (error) {
      tell({ is: 'refused', attempt, failure: failureOf(error) })
    }
  }

  /** Sets up the screen for the title: the current one, a preloaded one, which is returned, or a new one. */
  #screenFor({ item, startAt }: PlayRequest): Ready | null {
    const { ahead } = this.#wiring
    const kind = SCREEN_OF[item.type]
    // A frame cannot switch to another title.
    const stays = this.#screen?.kind === kind && (kind !== 'frame' || this.#shown?.id === item.id)
    if (stays) {
      ahead.drop()
      this.#shown = item
      return null
    }
    const ready = ahead.take(item)
    this.#putUp(ready?.screen ?? makeScreen(kind), item)
    if (ready && startAt === undefined)
      void ready.loaded.then(() => this.#screen === ready.screen && ready.screen.engine.play())
    return ready
  }

  #putUp(screen: Screen | null, item: Playable | null) {
    this.#stopListening()
    this.#screen?.engine.destroy()
    this.#screen = screen
    this.#shown = item
    this.#wasPaused = false
    this.#stopListening = screen?.engine.subscribe(() => this.#followEngine()) ?? (() => {})
  }

  #run({ request, source, startAt, staysPaused }: Playing) {
    this.#stream?.forget()
    if (source.manifest === undefined && this.#screen?.kind !== 'frame')
      this.#putUp(makeScreen('frame'), request.item)
    this.#stream = this.#streamOf(request.item, source)
    this.#screen?.engine.load(source, { startAt, staysPaused })
  }

  #streamOf({ id }: Playable, source: Playing['source'], heardAtMs?: number): Stream | null {
    const { streamId, heartbeatSeconds, manifest, kept } = source
    const { around, tell } = this.#wiring
    const engine = this.#screen?.engine
    const place = () => engine?.place() ?? null
    const onEnded = () => tell({ is: 'stream-ended', ...this.ending() })
    if (kept) return runKept({ contentId: id, kept, place, onNetwork: onEnded })
    if (streamId === null) return null
    return runStream({
      streamId,
      heardAtMs,
      contentId: id,
      heartbeatSeconds,
      profileId: around.profileId,
      place,
      onLease: (lease) => engine?.holdLease(manifest, lease),
      onEnded,
    })
  }

  #leave() {
    const opening = this.#opening
    const told = this.#stream?.end()
    this.#stream = null
    this.#attempt = null
    if (this.#shown?.type === 'TRAILER') return
    // Even when closed at once, the title counts as started: pages refetch after the service has processed both requests.
    void Promise.all([opening, told]).then(this.#wiring.around.onWatched)
  }

  #audioEngine(): MediaEngine | null {
    return this.#screen?.kind === 'audio' ? this.#screen.engine : null
  }

  #followEngine() {
    const snapshot = this.snapshot()
    if (snapshot && snapshot.error === null) {
      const isStill = snapshot.state === 'paused' || snapshot.state === 'ended'
      // While it plays, the heartbeats report the position; a pause and the end are reported at once.
      if (isStill && !this.#wasPaused && snapshot.duration > 0) this.#stream?.tell()
      this.#wasPaused = isStill
    }
    this.#wiring.changed()
  }
}
