/**
 * Entering the kids area locks the device if a PIN is set; "not now" keeps it unlocked for this visit, after the PIN. The visit's state
 * must survive the page load in between, so it is stored for this tab. @spec decisions 5.3
 */
import { enterKidsArea } from '@quintet/contracts/kids-lock'
import { call } from '../../api/call.ts'
import { enterWorld } from '../../shell/world.ts'

const KEY = 'kids-visit'
/** Show the notice; ask for the PIN to stay unlocked; stay unlocked for this visit. */
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
    // Without storage the notice is not shown, but the lock still applies.
  }
}

/** Locks this device if the account has a PIN, and reloads the page in the locked area. */
export async function enterKids(): Promise<void> {
  if (kidsVisit() === 'not-now' || !isEntry()) return
  try {
    const { status } = await call(enterKidsArea)
    if (status !== 'LOCKED') return
  } catch {
    // Stays unlocked; the "Lock for kids" link is still available.
    return
  }
  noteKidsVisit('locked')
  enterWorld(location.pathname + location.search, { isLocked: true })
}

/** After the PIN: leaves the kids area, or continues in it if that was requested. */
export function leaveLock(): void {
  const stays = kidsVisit() === 'asking'
  noteKidsVisit(stays ? 'not-now' : null)
  enterWorld(stays ? '/kids' : '/')
}

let isFirstPage = true

// A kids-area tab that reloads because the lock was lifted elsewhere must not lock the device again.
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasLoadedAnew =
    isFirstPage && navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  isFirstPage = false
  return !wasLoadedAnew
}
