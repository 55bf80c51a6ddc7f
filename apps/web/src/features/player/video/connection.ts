/** What is said of the connection: a loss that lasts, and the return after a loss that was said. @spec product 2.10 */

export type ConnectionNews = 'none' | 'lost' | 'back'

/** A connection that is gone for less is a stumble, which the buffer covers. */
export const LOSS_SAID_AFTER_MS = 1000
export const RETURN_SAID_FOR_MS = 3000

type Connection = { isOffline: boolean; /** How long it has been so. */ forMs: number }

/** What follows on `said`. "Connected again" follows on a loss that was said, and on nothing else. */
export function nextNews(said: ConnectionNews, { isOffline, forMs }: Connection): ConnectionNews {
  if (isOffline) return said === 'lost' || forMs >= LOSS_SAID_AFTER_MS ? 'lost' : 'none'
  if (said === 'lost') return 'back'
  return said === 'back' && forMs < RETURN_SAID_FOR_MS ? 'back' : 'none'
}
