/** The media service: jobs, no routes. */
export { type MediaWork, workMedia } from './jobs.ts'
