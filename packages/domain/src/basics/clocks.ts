import { HOUR_MS } from './milliseconds.ts'

/**
 * How far the clocks of machines may be apart. What was noted further ahead was noted by a clock that was wrong, and does not last until
 * that time comes. Wide, so that of two machines none forgets what the other has locked or counted. @spec law 11.23
 */
export const CLOCKS_APART_MS = HOUR_MS
