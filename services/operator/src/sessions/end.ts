/** For operators whose way in is taken. */
export { endSessionsOf } from './queries.ts'
