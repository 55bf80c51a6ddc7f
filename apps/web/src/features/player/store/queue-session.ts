/** The player's queue beyond this page: saved by the service, restored after a reload, and played in one window at a time. */
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { asEntries, hasQueue } from './queue.ts'
import { QueueKeeper } from './queue-keeper.ts'
import { closedAt, keepClosed, keepPlace, placeKept } from './queue-place.ts'
import { requestOf, type PlayerEvent, type PlayerState } from './state.ts'
import { joinWindows } from './windows.ts'

type View = { state: PlayerState; playing: EngineSnapshot }

export class QueueSession {
  readonly #view: () => View
  readonly #tell: (event: PlayerEvent) => void
  readonly #keeper: QueueKeeper
  readonly #tellWindows: () => void
  #before: PlayRequest | null = null
  #attempt = 0
  #wasPlaying = false
  /** True if something was added to the queue while a book was playing. */
  #hasLater = false

  constructor(view: () => View, tell: (event: PlayerEvent) => void) {
    this.#view = view
    this.#tell = tell
    this.#keeper = new QueueKeeper({
      request: () => queuedIn(view().state),
      position: () => view().playing.position,
      adopt: (request) => tell({ is: 'queue', request }),
    })
    this.#tellWindows = joinWindows(() => tell({ is: 'other-window', position: view().playing.position }))
    addEventListener('pagehide', () => this.#keepPlace())
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#keepPlace()
      else if (view().state.is === 'waiting' && queuedIn(view().state)) void this.restore()
    })
  }

  /** Shows what this profile played last in the bar, unless it was closed here. */
  async restore(justRead?: ListeningQueue): Promise<void> {
    const kept = await this.#keeper.read(justRead).catch(() => null)
    if (!kept || kept.revision === closedAt()) return
    const { request, position, device } = kept
    this.#before = request
    const here = device === null ? placeKept(request.item.entry?.id) : null
    this.#tell({
      is: 'restored',
      request,
      position: here ?? position,
      elsewhere: device === null ? null : { device },
    })
  }

  claim(): void {
    this.#keeper.claim()
  }

  /** Adds music to the queue that waits until the current book is closed. Throws if the service cannot be reached. */
  async addForLater(titles: readonly Playable[], where: 'next' | 'end'): Promise<void> {
    await this.#keeper.add(asEntries(titles), where)
    this.#hasLater = true
  }

  closed(): void {
    if (queuedIn(this.#view().state)) keepClosed(this.#keeper.revision)
  }

  /** Called when nothing plays any more: what was added to the queue in the meantime appears in the bar. */
  offerLater(): void {
    if (!this.#hasLater) return
    this.#hasLater = false
    void this.restore()
  }

  /** Called after each change of what plays. */
  follow(): void {
    const { state, playing } = this.#view()
    if (state.is === 'starting' && state.attempt !== this.#attempt) this.#tellWindows()
    this.#attempt = state.attempt
    const request = queuedIn(state)
    const hasPaused = this.#wasPlaying && playing.state === 'paused' && state.is !== 'waiting'
    this.#wasPlaying = playing.state === 'playing'
    if (request && (hasPaused || request !== this.#before)) this.#keeper.changed()
    this.#before = request
  }

  #keepPlace() {
    const { state, playing } = this.#view()
    const entryId = queuedIn(state)?.item.entry?.id
    if (entryId !== undefined) keepPlace({ entryId, position: playing.position })
  }
}

function queuedIn(state: PlayerState): PlayRequest | null {
  const request = requestOf(state)
  return request && hasQueue(request) ? request : null
}
