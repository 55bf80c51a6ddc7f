/** The part of feeds that the composition and the command line may use. */
export { FeedError } from './feed.ts'
export { type FeedProgress, runFeed, type RunReport } from './run.ts'
export {
  addFeed,
  changeFeed,
  type FeedSource,
  listFeeds,
  previewFeed,
  readFeed,
  removeFeed,
  runFeedSoon,
  settleFeed,
} from './service.ts'
export { workFeeds } from './work.ts'
