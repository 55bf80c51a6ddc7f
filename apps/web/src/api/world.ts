/**
 * Kids lock, profile and log-out change the world of a whole device. Pages that were open before, in other tabs or kept by the
 * browser for Back, belong to the old one: they load anew, and the server says what they are now. @spec accounts 4, decisions 2
 */
const KEY = 'world'

/** Goes to `address` by a whole page load, and takes the other tabs along. */
export function enterWorld(address: string): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID())
  } catch {
    // Without storage other tabs learn it from their next call.
  }
  location.assign(address)
}

/** Loads this page anew when the world has changed under it. Gives what stops that. */
export function followWorld(): () => void {
  const ours = read()
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
