/** Decides what is announced about the connection: a lasting loss, and the return after an announced loss. @spec product 2.10 */

export type ConnectionNews = 'none' | 'lost' | 'back'

/** A shorter loss is covered by the buffer. */
export const LOSS_SAID_AFTER_MS = 1000
export const RETURN_SAID_FOR_MS = 3000

type Connection = { isOffline: boolean; /** How long it has been in this state. */ forMs: number }

/** Returns what follows on `said`. "Connected again" follows only on an announced loss. */
export function nextNews(said: ConnectionNews, { isOffline, forMs }: Connection): ConnectionNews {
  if (isOffline) return said === 'lost' || forMs >= LOSS_SAID_AFTER_MS ? 'lost' : 'none'
  if (said === 'lost') return 'back'
  return said === 'back' && forMs < RETURN_SAID_FOR_MS ? 'back' : 'none'
}
