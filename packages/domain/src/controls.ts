/** What a game is played with. @spec product 28 */
export const CONTROLS = ['keyboard', 'mouse', 'touch', 'gamepad'] as const
export type Control = (typeof CONTROLS)[number]
