/** A sleep timer that fades a book, music or a film out. It counts only while that plays. @spec decisions 11.10 */

export type SleepTimer =
  | { until: 'time'; /** Of playback, in seconds. */ secondsLeft: number }
  | { until: 'chapter'; /** Index of the last chapter to play to its end. */ last: number }

/** What the listener can choose. */
export type SleepWish = { minutes: number } | { chapters: number }

export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const
/** A film's are longer: whoever wants to hear only five minutes more does not start one. */
export const FILM_SLEEP_MINUTES = [15, 30, 45, 60] as const
/** The current chapter, or the current one and some of the next. */
export const SLEEP_CHAPTERS_MAX = 5

const FADE_SECONDS = 15
const GOES_BACK_SECONDS = 30
/** Playback stops this close to the end of a chapter, so that the next one is not heard. */
const END_SLACK_SECONDS = 0.4
/** A chapter that ended from further away than this was jumped over. */
const NEAR_END_SECONDS = 3

/** The state of playback. Positions and ends are in seconds of the book, which plays at `rate`. */
export type Hearing = { position: number; rate: number; duration: number; chapterEnds: readonly number[] }

export function sleepTimerFor(wish: SleepWish, hearing: Hearing): SleepTimer {
  if ('minutes' in wish) return { until: 'time', secondsLeft: wish.minutes * 60 }
  const last = chapterAt(hearing) + wish.chapters - 1
  return { until: 'chapter', last: Math.min(last, Math.max(0, hearing.chapterEnds.length - 1)) }
}

/** Returns the remaining time until it stops, in seconds of real time. */
export function secondsUntilSleep(timer: SleepTimer, hearing: Hearing): number {
  if (timer.until === 'time') return timer.secondsLeft
  const end = hearing.chapterEnds[timer.last] ?? hearing.duration
  return (end - hearing.position) / hearing.rate
}

export type SleepStep =
  | { is: 'awake'; timer: SleepTimer; /** 0 to 1. */ loudness: number }
  | { is: 'asleep'; /** Where the book resumes next time, in seconds of the book. */ goOnAt: number }

/** Advances the timer by so many seconds of real time in which the book played; `before` is the state before them. */
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
