/**
 * Kids lock, profile and log-out change the world of a whole device. Pages that were open before, in other tabs or kept by the
 * browser for Back, belong to the old one: they load anew, and the server says what they are now. @spec decisions 2.8
 */
const KEY = 'world'
const LOCKED = 'locked'

/** Goes to `address` by a whole page load, and takes the other tabs along. */
export function enterWorld(address: string, { isLocked = false } = {}): void {
  try {
    localStorage.setItem(KEY, `${isLocked ? LOCKED : 'open'} ${crypto.randomUUID()}`)
  } catch {
    // Without storage other tabs learn it from their next call.
  }
  location.assign(address)
}

/** Loads this page anew when the world has changed under it. Gives what stops that. */
export function followWorld(isKidLocked: boolean): () => void {
  const ours = read()
  // Back shows a visitor's page as it was kept; on a device that was locked since, it asks the server again.
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
