import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  secondsUntilSleep,
  sleepStep,
  sleepTimerFor,
  type Hearing,
  type SleepStep,
  type SleepWish,
} from './sleep-timer.ts'

const hearingAt = (position: number, rate = 1): Hearing => ({
  position,
  rate,
  duration: 300,
  chapterEnds: [100, 200, 300],
})

/** Plays second by second from `from` until the timer stops it or so many seconds have passed. */
function hear(wish: SleepWish, { from = 0, rate = 1, seconds = 1000 }): { at: number; step: SleepStep } {
  let hearing = hearingAt(from, rate)
  let timer = sleepTimerFor(wish, hearing)
  for (let at = 1; at <= seconds; at++) {
    const next = hearingAt(hearing.position + rate, rate)
    const step = sleepStep(timer, 1, next, hearing)
    if (step.is === 'asleep' || at === seconds) return { at, step }
    timer = step.timer
    hearing = next
  }
  throw new Error('Nothing was heard.')
}

test('[decisions 11.10] stops after the chosen minutes and later resumes up to half a minute earlier', () => {
  assert.deepEqual(hear({ minutes: 1 }, { from: 20 }), { at: 60, step: { is: 'asleep', goOnAt: 50 } })
  assert.deepEqual(hear({ minutes: 1 }, { from: 0, rate: 2 }).at, 60, 'minutes of the clock at any speed')
})

test('[decisions 11.10] fades out over the last 15 seconds', () => {
  const loudnessAfter = (seconds: number) => {
    const { step } = hear({ minutes: 1 }, { seconds })
    return step.is === 'awake' ? step.loudness : 0
  }
  assert.deepEqual([44, 45, 51, 57].map(loudnessAfter), [1, 1, 0.6, 0.2])
})

test('[decisions 11.10] stops at the end of the chapter and later resumes where the fade began', () => {
  assert.deepEqual(hear({ chapters: 1 }, { from: 40 }), { at: 60, step: { is: 'asleep', goOnAt: 85 } })
  assert.equal(hear({ chapters: 2 }, { from: 40 }).at, 160)
  assert.deepEqual(hear({ chapters: 1 }, { from: 40, rate: 2 }).step, { is: 'asleep', goOnAt: 70 })
})

test('[decisions 11.10] stops at the end of the book if fewer chapters are left', () => {
  assert.equal(hear({ chapters: 5 }, { from: 250 }).at, 50)
})

test('[decisions 11.10] a jump past the chapter moves the timer along', () => {
  const before = hearingAt(50)
  const timer = sleepTimerFor({ chapters: 1 }, before)
  const jumped = sleepStep(timer, 1, hearingAt(150), before)
  assert.deepEqual(jumped, { is: 'awake', timer: { until: 'chapter', last: 1 }, loudness: 1 })
})

test('[decisions 11.10] computes the rest of a chapter at the current speed', () => {
  const timer = sleepTimerFor({ chapters: 1 }, hearingAt(40))
  assert.equal(secondsUntilSleep(timer, hearingAt(40, 2)), 30)
})
