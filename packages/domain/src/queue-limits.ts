/** What a queue holds, and how it begins again. */
export const QUEUE_MAX = 1000
export const REPEATS = ['off', 'all', 'one'] as const
export type Repeat = (typeof REPEATS)[number]
