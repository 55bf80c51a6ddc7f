/**
 * Only one window of this browser plays at a time: a window that starts announces it, and music in the others yields. @spec decisions 11.11
 */
const PLAYS = 'player:window'

/** Calls `giveWay` when another window starts. The returned function announces that this one does. */
export function joinWindows(giveWay: () => void): () => void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLAYS && newValue !== null) giveWay()
  })
  return () => {
    try {
      localStorage.setItem(PLAYS, crypto.randomUUID())
    } catch {
      // Without storage, windows cannot coordinate.
    }
  }
}
