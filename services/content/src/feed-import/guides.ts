/** What guides of others tell of channels, for the schedule and for players. */
export { guideBetween, guidedChannels } from './queries.ts'
