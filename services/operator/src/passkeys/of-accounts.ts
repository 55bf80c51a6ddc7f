/** For accounts: of operators who are invited anew, and of those who are listed. */
export { countPasskeys, deletePasskeysOf } from './queries.ts'
