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

/** Plays second by second from `from` until it sleeps, or until so many seconds are over. */
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

test('[decisions 11.10] after so many minutes it sleeps, and goes on half a minute back', () => {
  assert.deepEqual(hear({ minutes: 1 }, { from: 20 }), { at: 60, step: { is: 'asleep', goOnAt: 50 } })
  assert.deepEqual(hear({ minutes: 1 }, { from: 0, rate: 2 }).at, 60, 'minutes of the clock at any speed')
})

test('[decisions 11.10] it fades over the last quarter of a minute', () => {
  const loudnessAfter = (seconds: number) => {
    const { step } = hear({ minutes: 1 }, { seconds })
    return step.is === 'awake' ? step.loudness : 0
  }
  assert.deepEqual([44, 45, 51, 57].map(loudnessAfter), [1, 1, 0.6, 0.2])
})

test('[decisions 11.10] at the end of a chapter it sleeps there, and goes on where the fading began', () => {
  assert.deepEqual(hear({ chapters: 1 }, { from: 40 }), { at: 60, step: { is: 'asleep', goOnAt: 85 } })
  assert.equal(hear({ chapters: 2 }, { from: 40 }).at, 160)
  assert.deepEqual(hear({ chapters: 1 }, { from: 40, rate: 2 }).step, { is: 'asleep', goOnAt: 70 })
})

test('[decisions 11.10] more chapters than are left end with the book', () => {
  assert.equal(hear({ chapters: 5 }, { from: 250 }).at, 50)
})

test('[decisions 11.10] who jumps behind the chapter takes the timer along', () => {
  const before = hearingAt(50)
  const timer = sleepTimerFor({ chapters: 1 }, before)
  const jumped = sleepStep(timer, 1, hearingAt(150), before)
  assert.deepEqual(jumped, { is: 'awake', timer: { until: 'chapter', last: 1 }, loudness: 1 })
})

test('[decisions 11.10] what is left of a chapter is told at the speed that it is heard at', () => {
  const timer = sleepTimerFor({ chapters: 1 }, hearingAt(40))
  assert.equal(secondsUntilSleep(timer, hearingAt(40, 2)), 30)
})
