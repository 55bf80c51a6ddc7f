/** The media service: jobs, no routes. */
export { standInForWorkers } from './live/stand-in.ts'
export { type LiveWork, workLive } from './live/work-live.ts'
export { type MediaWork, workMedia } from './jobs.ts'
