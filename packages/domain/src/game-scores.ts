/** The highest score that a game may tell: what the database's type `integer` holds. @spec decisions 12.12 */
export const GAME_SCORE_MAX = 2_147_483_647

/** Whether it is a score at all: a game may tell anything. */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= GAME_SCORE_MAX
}
