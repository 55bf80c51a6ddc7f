/** The input devices of a game. @spec product 3.2 */
export const CONTROLS = ['keyboard', 'mouse', 'touch', 'gamepad'] as const
export type Control = (typeof CONTROLS)[number]
