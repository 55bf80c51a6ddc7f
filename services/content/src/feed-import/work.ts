/** Feeds that the console asks for are read by a worker. */
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { IngestParts } from '../ingest/index.ts'
import { FeedError } from './feed.ts'
import { runFeed } from './run.ts'

export async function workFeeds(parts: IngestParts, jobs: Jobs): Promise<void> {
  await jobs.work('content.feed', { atOnce: 1 }, async ({ feedId }, signal) => {
    try {
      await runFeed(parts, feedId, { signal })
    } catch (error) {
      // It is told with the feed, and would be the same a second later.
      if (!(error instanceof FeedError)) throw error
    }
  })
}
