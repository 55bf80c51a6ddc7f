/** The store of the player: holds its state, runs the machine's effects on the stage and notifies subscribers. */
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { addToEnd, playNext, type Queue } from '@quintet/domain/listening/queue'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { BEFORE_LOADING, type EngineSnapshot } from '../engine/engine.ts'
import { makeAhead, type Ahead } from './ahead.ts'
import { newsOf, snapshotFor } from './engine-news.ts'
import { NOTHING, step } from './machine.ts'
import { asEntries, asHeard, changeQueue, hasQueue, neighbourOf, newOf } from './queue.ts'
import { QueueSession } from './queue-session.ts'
import type { Screen } from './screen.ts'
import { Stage, type Surroundings } from './stage.ts'
import { requestOf, type PlayerEvent, type PlayerState } from './state.ts'

/** The state shown by views. */
export type PlayerView = {
  state: PlayerState
  screen: Screen | null
  /** The engine's snapshot, for this title only. */
  playing: EngineSnapshot
}

export class PlayerStore {
  readonly #around: Surroundings
  readonly #ahead: Ahead
  readonly #stage: Stage
  readonly #queue: QueueSession
  readonly #listeners = new Set<() => void>()
  readonly #events: PlayerEvent[] = []
  #isStepping = false
  #state: PlayerState = NOTHING
  #view: PlayerView = { state: NOTHING, screen: null, playing: BEFORE_LOADING }

  /** Lives as long as the page. */
  constructor(around: Surroundings) {
    this.#around = around
    const tell = (event: PlayerEvent) => this.#tell(event)
    this.#ahead = makeAhead(around.productId, {
      began: (item) => tell({ is: 'prepared', item }),
      lapsed: () => tell({ is: 'lapsed' }),
    })
    this.#stage = new Stage({ around, ahead: this.#ahead, tell, changed: () => this.#followEngine() })
    this.#queue = new QueueSession(() => this.#view, tell)
    addEventListener('online', () => tell({ is: 'online' }))
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) tell({ is: 'seen' })
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): PlayerView => this.#view

  readonly play = (asked: PlayRequest): void => {
    this.#queue.claim()
    this.#tell({ is: 'play', request: asHeard(asked, requestOf(this.#state), Math.random) })
  }

  /** Continues the waiting queue here. */
  readonly goOn = (): void => {
    this.#queue.claim()
    this.#tell({ is: 'go-on' })
  }

  /** Shows the profile's queue in the bar, waiting, if nothing is playing. */
  readonly restore = (queue: ListeningQueue): Promise<void> => this.#queue.restore(queue)

  /** Preloads an item that is about to be played; the returned function cancels the intent. */
  readonly prepare = (item: Playable, isPressed: boolean): (() => void) =>
    this.#ahead.prepare(item, isPressed)

  /** Moves to another title of the queue. */
  readonly moveTo = (item: Playable): void => this.#tell({ is: 'move', to: item })

  /** Moves to the previous or next title in the queue, if there is one. */
  readonly moveBy = (by: 1 | -1): void => {
    const request = requestOf(this.#state)
    const item = request && neighbourOf(request, by)
    if (item) this.moveTo(item)
  }

  /** Changes the current queue by a rule of `domain/listening/queue`; `added` are the titles that the rule inserts. */
  readonly changeQueue = (change: (queue: Queue) => Queue, added: readonly Playable[] = []): void => {
    const request = requestOf(this.#state)
    if (request) this.#tell({ is: 'queue', request: changeQueue(request, change, added) })
  }

  /**
   * Adds titles after the current one or at the end of its queue; if nothing is playing, they start. A book keeps playing, and they wait
   * until it is closed. Throws if they have to wait and the service cannot be reached.
   */
  readonly enqueue = async (titles: readonly Playable[], where: 'next' | 'end'): Promise<void> => {
    const [first] = titles
    if (!first) return
    const request = requestOf(this.#state)
    if (!request) return this.play({ item: first, queue: titles })
    if (!hasQueue(request)) return this.#queue.addForLater(titles, where)
    const added = asEntries(titles)
    this.changeQueue((queue) => (where === 'next' ? playNext : addToEnd)(queue, newOf(added)), added)
  }

  readonly seek = (seconds: number): void => this.#tell({ is: 'seek', seconds })

  readonly retry = (): void => this.#tell({ is: 'retry' })

  readonly close = (): void => {
    this.#queue.closed()
    this.#tell({ is: 'close' })
    this.#queue.offerLater()
  }

  // Events are processed one after the other: those raised by an effect wait until its whole step is done.
  #tell(event: PlayerEvent) {
    this.#events.push(event)
    if (this.#isStepping) return
    this.#isStepping = true
    const before = requestOf(this.#state)
    for (let next = this.#events.shift(); next; next = this.#events.shift() ?? this.#engineNews()) {
      const { state, effects } = step(this.#state, next)
      this.#state = state
      for (const effect of effects) this.#stage.have(effect)
    }
    this.#isStepping = false
    this.#publish()
    const request = requestOf(this.#state)
    if (request !== before) this.#around.onRequest(request)
    this.#queue.follow()
    this.#stage.follow(this.#state)
  }

  #followEngine() {
    if (this.#isStepping) return
    const news = this.#engineNews()
    if (news) return this.#tell(news)
    this.#publish()
    this.#queue.follow()
    this.#stage.follow(this.#state)
  }

  #engineNews(): PlayerEvent | undefined {
    const next = this.#state.is === 'running' ? this.#stage.passed() : null
    if (next) return { is: 'went-on', item: next.item, source: next.source }
    const snapshot = this.#stage.snapshot()
    return (snapshot && newsOf(this.#state, snapshot, () => this.#stage.ending())) ?? undefined
  }

  #publish() {
    const snapshot = this.#stage.snapshot() ?? BEFORE_LOADING
    this.#view = {
      state: this.#state,
      screen: this.#stage.screen(),
      playing: snapshotFor(this.#state, snapshot),
    }
    for (const listener of this.#listeners) listener()
  }
}
