/**
 * Reads a feed in a separate thread: a long one takes seconds of CPU time, during which the service must respond to others. Feeds are
 * untrusted, so time and memory are limited. @spec decisions 9.20
 */
import { Worker } from 'node:worker_threads'
import { FeedError, type FeedWish } from './feed.ts'
import type { ReadFeed } from './read-feed.ts'

const READ_MS = 60_000
/** Enough for several copies of a feed of the maximum size. */
const MEMORY_MB = 1024

export type ReadAside = { read: ReadFeed } | { refused: string }

/** Like `readFeedText`. Throws `FeedError`, also if reading takes too long or too much memory. */
export async function readFeedAside(
  text: string,
  wish: FeedWish,
  { readMs = READ_MS, memoryMb = MEMORY_MB }: { readMs?: number; memoryMb?: number } = {},
): Promise<ReadFeed> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAside>()
  const worker = new Worker(new URL('read-feed-thread.ts', import.meta.url), {
    workerData: { text, wish },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const timer = setTimeout(() => reject(new FeedError('It takes too long to read.')), readMs)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedError('It takes too much memory to read.') : error,
    ),
  )
  try {
    const answer = await promise
    if ('refused' in answer) throw new FeedError(answer.refused)
    return answer.read
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
