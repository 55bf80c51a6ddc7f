/** What a start asks about live channels, without loading what runs them. */
export { hasLiveSources } from './queries.ts'
