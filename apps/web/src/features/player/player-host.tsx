/** Where a player appears; nothing until somebody plays. */
export function PlayerHost() {
  return null
}
