/** Runs feeds requested in the console in a worker, and clears up after removed ones. */
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { IngestParts } from '../ingest/index.ts'
import { FeedError } from './feed.ts'
import { forgetLibraries } from './forget-libraries.ts'
import { runFeed } from './run.ts'

export async function workFeeds(parts: IngestParts, jobs: Jobs): Promise<void> {
  await forgetLibraries(parts)
  await jobs.work('content.feed', { atOnce: 1 }, async ({ feedId }, signal) => {
    try {
      await runFeed(parts, feedId, { signal })
    } catch (error) {
      // The error is stored with the feed, and a retry would fail the same way. A removed feed is requested so that its files go.
      if (!(error instanceof FeedError)) throw error
    }
    await forgetLibraries(parts)
  })
}
