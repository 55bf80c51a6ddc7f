/** The source of a channel's media, of any kind. */
import type { Feed } from '../feed.ts'

export type OpenSource = {
  /** Waits until there is something to read: a feed, or a file that loops. Rejects when `signal` aborts. */
  connected(signal: AbortSignal): Promise<Feed | { format: 'file'; path: string }>
  close(): Promise<void>
}
