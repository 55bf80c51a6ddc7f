/** What is to be played: pages ask here, the player answers. Kept apart so that no page loads a player before somebody plays. */
import type { PlayerType, Vertical } from '@quintet/domain/categories'
import type { PictureSource } from '../api/card.ts'

export type Playable = {
  id: number
  title: string
  /** Artist, author, or the series of an episode. */
  byline?: string | undefined
  /** The album of a track, the series of an episode, the book series of a book. */
  collection?: string | undefined
  vertical: Vertical
  type: PlayerType
  picture?: PictureSource | undefined
  /** The series or album that it belongs to, else itself: languages are remembered by it. */
  groupId: number
  /** A scene, wide. */
  still?: PictureSource | undefined
  season?: number | undefined
  number?: number | undefined
}

export type PlayRequest = {
  item: Playable
  /** What comes before and after it: the album's tracks, the season's episodes. */
  queue: readonly Playable[]
  /** Seconds from the start in place of the resume point. */
  startAt?: number
  /** Lets one choose another screen as soon as it plays. */
  wantsScreen?: true
}

let current: PlayRequest | null = null
/** Where playing began: the focus goes back to it. */
let opener: Element | null = null
const listeners = new Set<() => void>()

export const playRequestNow = (): PlayRequest | null => current

export function subscribeToPlayRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(request: PlayRequest | null): void {
  current = request
  for (const listener of listeners) listener()
}

export function play(request: PlayRequest): void {
  opener = document.activeElement
  publish(request)
}

/** Moves inside the running queue, as next and previous do: music begins at the start, a series where one stopped. */
export function playItem(item: Playable): void {
  if (current)
    publish({ item, queue: current.queue, ...(item.vertical === 'music-stream' ? { startAt: 0 } : {}) })
}

export function closePlayer(): void {
  publish(null)
}

/** Once the player is gone: while its dialog stands, nothing behind it takes the focus. @spec product 2.14 */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

type Prepare = (item?: Playable, isPressed?: boolean) => () => void

let warming: Prepare | undefined

/** The player registers here how it prepares itself; see `preparePlayer`. */
export function onPrepare(prepare: Prepare): void {
  warming = prepare
}

/** Somebody is about to play: the pointer is on the button, or it has the focus. */
export function preparePlayer(): void {
  warming?.()
}

/** A title's page is open that can be played: the player's code comes once there is nothing else to do. */
export function preparePlayerWhenIdle(): void {
  if (savesData()) return
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preparePlayer)
  else setTimeout(preparePlayer, 1000)
}

/** Whether the browser was told to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** How a button that plays `item` prepares it: while the pointer rests on it or it has the focus, and at once when it goes down. */
export function preparing(item: Playable | undefined) {
  const end = () => {
    preparation?.end?.()
    preparation = undefined
  }
  const beginAs = (isPressed: boolean) => () => {
    // A press brings the focus along, which is no new wish.
    if (preparation?.isPressed && !isPressed) return
    end()
    preparation = { isPressed, end: warming?.(item, isPressed) }
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

let preparation: { isPressed: boolean; end: (() => void) | undefined } | undefined
