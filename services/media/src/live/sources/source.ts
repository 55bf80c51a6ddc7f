/** Where a channel's media come from, whatever brings them. */
import type { Feed } from '../feed.ts'

export type OpenSource = {
  /** Waits until there is something to read: a feed, or a file that plays over and over. Rejects when `signal` aborts. */
  connected(signal: AbortSignal): Promise<Feed | { format: 'file'; path: string }>
  close(): Promise<void>
}
