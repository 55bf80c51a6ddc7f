/** Programmes of channels from external guides, for the schedule and for players. */
export { guideBetween, guidedChannels } from './queries.ts'
