/**
 * Entering the kids area where a PIN is set locks the device; "not now" keeps it open for this visit, behind the PIN. What a visit
 * needs to know over the page load between is kept for this tab. @spec decisions 5.3
 */
import { enterKidsArea } from '@quintet/contracts/kids-lock'
import { call } from '../../api/call.ts'
import { enterWorld } from '../../shell/world.ts'

const KEY = 'kids-visit'
/** The notice is to be shown; the PIN is asked for to stay without the lock; this visit goes without it. */
const VISITS = ['locked', 'asking', 'not-now'] as const
export type KidsVisit = (typeof VISITS)[number]

export function kidsVisit(): KidsVisit | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    return VISITS.find((visit) => visit === kept) ?? null
  } catch {
    return null
  }
}

export function noteKidsVisit(visit: KidsVisit | null): void {
  try {
    if (visit === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, visit)
  } catch {
    // Without storage there is no notice, and the lock holds all the same.
  }
}

/** Locks this device where the account has a PIN, and loads the page anew in the locked world. */
export async function enterKids(): Promise<void> {
  if (kidsVisit() === 'not-now' || !isEntry()) return
  try {
    const { status } = await call(enterKidsArea)
    if (status !== 'LOCKED') return
  } catch {
    // Not locked, then; the door "Lock for kids" stands beside.
    return
  }
  noteKidsVisit('locked')
  enterWorld(location.pathname + location.search, { isLocked: true })
}

/** After the PIN: out of the kids area, or on in it where that was asked for. */
export function leaveLock(): void {
  const stays = kidsVisit() === 'asking'
  noteKidsVisit(stays ? 'not-now' : null)
  enterWorld(stays ? '/kids' : '/')
}

let isFirstPage = true

// A tab that stood in the kids area and loads anew because the lock was lifted elsewhere must not lock the device again.
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasLoadedAnew =
    isFirstPage && navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  isFirstPage = false
  return !wasLoadedAnew
}
