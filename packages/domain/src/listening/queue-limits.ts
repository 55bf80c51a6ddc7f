/** The maximum size of a queue, and its repeat modes. */
export const QUEUE_MAX = 1000
export const REPEATS = ['off', 'all', 'one'] as const
export type Repeat = (typeof REPEATS)[number]
