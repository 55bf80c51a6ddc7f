/** For accounts: whose way in is taken, and who is here. */
export { endSessionsOf, selectPresence } from './queries.ts'
