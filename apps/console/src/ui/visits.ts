/**
 * Where this tab has been, so that going back to a list finds it as it was left: its filters, its order, its page and what was sought. All of
 * it is kept in memory only: the browser keeps a tab's history beyond the log-out, so that it holds no member's name or mail.
 */
import type { HistoryState } from '@tanstack/react-router'

type Visit = { pathname: string; search: object; state: HistoryState & { __TSR_index: number } }
type Left = { search: object; state: HistoryState }

const UNSEEN: Left = { search: {}, state: {} }

/** The screens of the tab's history, by their place in it. */
const visited = new Map<number, string>()
const left = new Map<string, Left>()
/** Searches for members, by the key that represents each in the tab's history. */
const sought = new Map<string, string>()
/** Where a session ended while the console was open, and whose it was. */
let ended: { email: string; pathname: string; search: object } | null = null

/** Called by the router after each step. */
export function noteVisit({ pathname, search, state }: Visit): void {
  const { __TSR_index: place, soughtKey, lasts } = state
  visited.set(place, pathname)
  left.set(pathname, { search, state: { ...(soughtKey && { soughtKey }), ...(lasts && { lasts }) } })
}

// After a reload, keys never repeat the old ones, which the history still holds.
const newKey = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Keeps a search; returns the key that represents it, by default a new one. */
export function keepSought(text: string, key = newKey()): string {
  sought.set(key, text)
  return key
}

/** The search that a key of the history represents; nothing after a log-out or a reload. */
export function soughtBy(key: string | undefined): string {
  return (key === undefined ? undefined : sought.get(key)) ?? ''
}

/** How a screen was left. */
export function leftAt(pathname: string): Left {
  return left.get(pathname) ?? UNSEEN
}

/** True if the screen is one step back from this place in the tab's history. */
export function isBefore(pathname: string, place: number): boolean {
  return visited.get(place - 1) === pathname
}

/** So that the next operator at this browser does not see what the last one searched for. */
export function forgetVisits(): void {
  visited.clear()
  left.clear()
  sought.clear()
}

/** Notes where a session ended; null if its operator ended it. */
export function noteEnd(end: typeof ended): void {
  ended = end
}

/** True after a session has ended by itself, until somebody logs in. */
export function hasEnded(): boolean {
  return ended !== null
}

/** Where an operator who logs in continues: the screen on which their own session ended, otherwise the first one. */
export function takePlaceOf(email: string): { to: string; search: object } {
  const place = ended?.email === email ? ended : null
  ended = null
  return place ? { to: place.pathname, search: place.search } : { to: '/', search: {} }
}
