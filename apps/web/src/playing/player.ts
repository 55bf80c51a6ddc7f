/** The pages' interface to the player. It is small: the player itself is loaded when the user is about to play. */
import { orNewBuild } from '../shell/new-build.ts'
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import type { Playable, PlayRequest } from './play-request.ts'
import { savesData } from './saves-data.ts'
import { whenIdle } from './when-idle.ts'

export type Player = {
  play: (request: PlayRequest) => void
  /**
   * Adds titles after the current one, or at the end of its queue; if nothing is playing, they start, and while a book plays, they wait.
   * Throws if the service does not accept them.
   */
  enqueue: (titles: readonly Playable[], where: 'next' | 'end') => Promise<void>
  /** Shows what this profile played last in the bar, unless something is playing. */
  restore: (queue: ListeningQueue) => void
  close: () => void
  /** Loads the player when the user is about to play: the pointer is on the button, or it has focus. */
  load: () => void
  /** Called by the page of a playable title: loads the player's code once the page is idle. */
  loadWhenIdle: () => void
  /** The handlers by which a button preloads `item`: while the pointer rests on it or it has focus, and at once on a press. */
  preparing: (item: Playable) => PreparingHandlers
  /** Returns what is playing or was requested; null: nothing. */
  requestNow: () => PlayRequest | null
  subscribe: (listener: () => void) => () => void
}

export type PreparingHandlers = Record<
  'onPointerEnter' | 'onPointerDown' | 'onPointerLeave' | 'onFocus' | 'onBlur',
  () => void
>

/** The player itself, once it is loaded. */
export type LoadedPlayer = {
  play: (request: PlayRequest) => void
  enqueue: (titles: readonly Playable[], where: 'next' | 'end') => Promise<void>
  restore: (queue: ListeningQueue) => void
  /** The returned function cancels the intent. */
  prepare: (item: Playable, isPressed: boolean) => () => void
  close: () => void
}

/** The player's side of the interface. */
export type PlayerPort = Player & {
  /**
   * Returns focus to where playback was started, once the player has closed: while its dialog is open, nothing behind it can have focus.
   * @spec product 2.14
   */
  returnFocus: () => void
}

/** Reports that another title is playing, or nothing. */
export type TellRequest = (request: PlayRequest | null) => void

/** `loadCode` is called at most once, unless it fails. */
export function makePlayer(loadCode: (tell: TellRequest) => Promise<LoadedPlayer>): PlayerPort {
  let request: PlayRequest | null = null
  let opener: Element | null = null
  let loaded: LoadedPlayer | null = null
  let loading: Promise<LoadedPlayer> | null = null
  const listeners = new Set<() => void>()
  const tell: TellRequest = (next) => {
    request = next
    for (const listener of listeners) listener()
  }
  const whenLoaded = async (use: (player: LoadedPlayer) => void): Promise<void> => {
    if (loaded) return use(loaded)
    loading ??= loadCode(tell)
    try {
      loaded = await loading
    } catch (error) {
      loading = null
      throw error
    }
    return use(loaded)
  }
  const load = () => whenLoaded(() => {})
  return {
    play(next) {
      opener = document.activeElement
      tell(next)
      // It may have been closed in the meantime, or something else requested.
      void whenLoaded((player) => request === next && player.play(next)).catch(orNewBuild)
    },
    async enqueue(titles, where) {
      await load().catch(orNewBuild)
      await loaded?.enqueue(titles, where)
    },
    restore(queue) {
      void whenLoaded((player) => player.restore(queue)).catch(() => {})
    },
    close() {
      tell(null)
      loaded?.close()
    },
    load: () => void load().catch(() => {}),
    loadWhenIdle() {
      if (savesData()) return
      whenIdle(() => void load().catch(() => {}))
    },
    preparing: makePreparing((item, isPressed) => {
      let isOver = false
      let stop: (() => void) | undefined
      void whenLoaded((player) => {
        if (!isOver) stop = player.prepare(item, isPressed)
      }).catch(() => {})
      return () => {
        isOver = true
        stop?.()
      }
    }),
    requestNow: () => request,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    returnFocus() {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      opener = null
    },
  }
}

/** Only one intent at a time, over all buttons. */
function makePreparing(prepare: LoadedPlayer['prepare']): Player['preparing'] {
  let wish: { isPressed: boolean; end: () => void } | undefined
  const end = () => {
    wish?.end()
    wish = undefined
  }
  return (item) => {
    const beginAs = (isPressed: boolean) => () => {
      // A press also focuses the button, which is not another intent.
      if (wish?.isPressed && !isPressed) return
      end()
      wish = { isPressed, end: prepare(item, isPressed) }
    }
    const begin = beginAs(false)
    return {
      onPointerEnter: begin,
      onPointerDown: beginAs(true),
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    }
  }
}
