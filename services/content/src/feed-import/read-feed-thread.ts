/** The thread started by `readFeedAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { FeedError, type FeedWish } from './feed.ts'
import type { ReadAside } from './read-aside.ts'
import { readFeedText } from './read-feed.ts'

const { text, wish } = workerData as { text: string; wish: FeedWish }

function answer(): ReadAside {
  try {
    return { read: readFeedText(text, wish) }
  } catch (error) {
    if (error instanceof FeedError) return { refused: error.message }
    throw error
  }
}

parentPort?.postMessage(answer())
