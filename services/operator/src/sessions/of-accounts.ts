/** For the accounts slice: ending the sessions of disabled operators, and who is logged in. */
export { endSessionsOf, selectPresence } from './queries.ts'
