/** A timer that lets a book end quietly. It counts while the book plays. @spec decisions 11.10 */

export type SleepTimer =
  | { until: 'time'; /** Of listening, in seconds. */ secondsLeft: number }
  | { until: 'chapter'; /** The last chapter that is heard to its end, counted from 0. */ last: number }

/** What somebody can choose. */
export type SleepWish = { minutes: number } | { chapters: number }

export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const
/** This chapter, or it and some of the next. */
export const SLEEP_CHAPTERS_MAX = 5

const FADE_SECONDS = 15
const GOES_BACK_SECONDS = 30
/** So near to the end of a chapter it stops: the next one is not heard. */
const END_SLACK_SECONDS = 0.4
/** Whoever was not so near to the end jumped over it. */
const NEAR_END_SECONDS = 3

/** Where the book stands. Positions and ends are in seconds of the book, which plays at `rate`. */
export type Hearing = { position: number; rate: number; duration: number; chapterEnds: readonly number[] }

export function sleepTimerFor(wish: SleepWish, hearing: Hearing): SleepTimer {
  if ('minutes' in wish) return { until: 'time', secondsLeft: wish.minutes * 60 }
  const last = chapterAt(hearing) + wish.chapters - 1
  return { until: 'chapter', last: Math.min(last, Math.max(0, hearing.chapterEnds.length - 1)) }
}

/** How long it is still heard, in seconds of the clock. */
export function secondsUntilSleep(timer: SleepTimer, hearing: Hearing): number {
  if (timer.until === 'time') return timer.secondsLeft
  const end = hearing.chapterEnds[timer.last] ?? hearing.duration
  return (end - hearing.position) / hearing.rate
}

export type SleepStep =
  | { is: 'awake'; timer: SleepTimer; /** 0 to 1. */ loudness: number }
  | { is: 'asleep'; /** Where the book goes on next time, in seconds of the book. */ goOnAt: number }

/** What follows after so many seconds of the clock in which the book played; `before` is where it stood then. */
export function sleepStep(timer: SleepTimer, played: number, hearing: Hearing, before: Hearing): SleepStep {
  if (timer.until === 'time') return stepByTime(timer.secondsLeft - played, hearing)
  const left = secondsUntilSleep(timer, hearing)
  if (left > END_SLACK_SECONDS) return { is: 'awake', timer, loudness: loudnessAt(left) }
  const wasNear = secondsUntilSleep(timer, before) <= NEAR_END_SECONDS
  if (left < -NEAR_END_SECONDS || !wasNear)
    return { is: 'awake', timer: { until: 'chapter', last: chapterAt(hearing) }, loudness: 1 }
  const end = hearing.position + left * hearing.rate
  return { is: 'asleep', goOnAt: Math.max(0, end - FADE_SECONDS * hearing.rate) }
}

function stepByTime(secondsLeft: number, { position }: Hearing): SleepStep {
  if (secondsLeft > 0)
    return { is: 'awake', timer: { until: 'time', secondsLeft }, loudness: loudnessAt(secondsLeft) }
  return { is: 'asleep', goOnAt: Math.max(0, position - GOES_BACK_SECONDS) }
}

const loudnessAt = (secondsLeft: number) => Math.min(1, Math.max(0, secondsLeft / FADE_SECONDS))

function chapterAt({ position, chapterEnds }: Hearing): number {
  const at = chapterEnds.findIndex((end) => position < end)
  return at < 0 ? Math.max(0, chapterEnds.length - 1) : at
}
