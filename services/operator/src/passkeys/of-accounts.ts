/** For the accounts slice: passkeys of operators who are invited again or listed. */
export { countPasskeys, deletePasskeysOf } from './queries.ts'
