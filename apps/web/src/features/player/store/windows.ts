/** Of all windows of this browser one plays at a time: whoever begins says so, and music elsewhere gives way. @spec decisions 11.11 */
const PLAYS = 'player:window'

/** `giveWay` is called when another window begins. The returned function says that this one does. */
export function joinWindows(giveWay: () => void): () => void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLAYS && newValue !== null) giveWay()
  })
  return () => {
    try {
      localStorage.setItem(PLAYS, crypto.randomUUID())
    } catch {
      // Where nothing can be stored, windows know nothing of each other.
    }
  }
}
