/** For operators who are invited anew. */
export { deletePasskeysOf } from './queries.ts'
