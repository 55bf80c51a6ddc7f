/** What pages ask of the player. It is small: what plays is loaded when somebody is about to. */
import { orNewBuild } from '../shell/new-build.ts'
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import type { Playable, PlayRequest } from './play-request.ts'
import { savesData } from './saves-data.ts'
import { whenIdle } from './when-idle.ts'

export type Player = {
  play: (request: PlayRequest) => void
  /**
   * Puts titles after what plays, or at the end of its queue; where nothing plays, they begin, and while a book plays they wait. Throws
   * where the service does not take them.
   */
  enqueue: (titles: readonly Playable[], where: 'next' | 'end') => Promise<void>
  /** What this profile heard last waits in the bar, unless something plays. */
  restore: (queue: ListeningQueue) => void
  close: () => void
  /** Somebody is about to play: the pointer is on the button, or it has the focus. */
  load: () => void
  /** A title's page is open that can be played: the player's code comes once there is nothing else to do. */
  loadWhenIdle: () => void
  /** How a button that plays `item` makes it ready: while the pointer rests on it or it has the focus, and at once when it goes down. */
  preparing: (item: Playable) => PreparingHandlers
  /** What is played, or was asked for; null: nothing. */
  requestNow: () => PlayRequest | null
  subscribe: (listener: () => void) => () => void
}

export type PreparingHandlers = Record<
  'onPointerEnter' | 'onPointerDown' | 'onPointerLeave' | 'onFocus' | 'onBlur',
  () => void
>

/** What plays, once it is loaded. */
export type LoadedPlayer = {
  play: (request: PlayRequest) => void
  enqueue: (titles: readonly Playable[], where: 'next' | 'end') => Promise<void>
  restore: (queue: ListeningQueue) => void
  /** The returned function ends the wish. */
  prepare: (item: Playable, isPressed: boolean) => () => void
  close: () => void
}

/** The player's own side of it. */
export type PlayerPort = Player & {
  /** To where playing began, once the player is gone: while its dialog stands, nothing behind it takes the focus. @spec product 2.14 */
  returnFocus: () => void
}

/** What plays is told here: another title now, or nothing. */
export type TellRequest = (request: PlayRequest | null) => void

/** `loadCode` is asked once at most, unless it fails. */
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
      // Closed again meanwhile, or something else was pressed.
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

/** Of all buttons, one wish at a time. */
function makePreparing(prepare: LoadedPlayer['prepare']): Player['preparing'] {
  let wish: { isPressed: boolean; end: () => void } | undefined
  const end = () => {
    wish?.end()
    wish = undefined
  }
  return (item) => {
    const beginAs = (isPressed: boolean) => () => {
      // A press brings the focus along, which is no new wish.
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
