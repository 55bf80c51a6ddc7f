/**
 * Handles changes of the kids lock, the profile and the log-in, which affect the whole device. Pages opened before, in other tabs or cached
 * by the browser for Back, are outdated: they reload, and the server decides what they now show. @spec decisions 2.8
 */
const KEY = 'world'
const LOCKED = 'locked'

/** Opens `address` with a full page load, and makes the other tabs reload. */
export function enterWorld(address: string, { isLocked = false } = {}): void {
  try {
    localStorage.setItem(KEY, `${isLocked ? LOCKED : 'open'} ${crypto.randomUUID()}`)
  } catch {
    // Without storage, other tabs notice at their next call.
  }
  location.assign(address)
}

/** Reloads this page when the device's state has changed. Returns a function that stops that. */
export function followWorld(isKidLocked: boolean): () => void {
  const ours = read()
  // Back may show a visitor's page from the cache; if the device has been locked since, the page is requested again.
  const [navigation] = performance.getEntriesByType('navigation')
  const isKept = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  if (isKept && !isKidLocked && ours?.startsWith(LOCKED)) location.reload()
  const check = () => {
    if (read() !== ours) location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', check)
  return () => {
    removeEventListener('storage', check)
    removeEventListener('pageshow', check)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
