/** The highest score that a game may report: the maximum of the database type `integer`. @spec decisions 12.12 */
export const GAME_SCORE_MAX = 2_147_483_647

/** True if the value is a valid score, since a game may report anything. */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= GAME_SCORE_MAX
}
