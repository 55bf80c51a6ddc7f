/** For the clock slice: whoever sets the clock stays logged in. */
export { carrySession } from './queries.ts'
