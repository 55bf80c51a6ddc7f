/** The media service: jobs, no routes. */
export { type LiveWork, workLive } from './live/work-live.ts'
export { type MediaWork, workMedia } from './jobs.ts'
