/** For the clock: who turns it stays logged in. */
export { carrySession } from './queries.ts'
