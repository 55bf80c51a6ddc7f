import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFinished, isSameRun, lostPlace, supersedes } from './progress.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, seconds))
const event = (position: number, sequence: number, time: number, sessionId = 'tablet') => ({
  position,
  sequence,
  at: at(time),
  sessionId,
})

for (const [name, next, last, wins] of [
  ['the first position counts', event(10, 1, 0), null, true],
  ['a later position in the same session counts', event(30, 2, 20), event(10, 1, 0), true],
  ['a position that arrives out of order does not count', event(10, 1, 0), event(30, 2, 20), false],
  ['a repeated position does not count', event(30, 2, 20), event(30, 2, 20), false],
  ['within a session the sequence decides, not the clock', event(30, 3, 0), event(10, 2, 20), true],
  ['of two devices at the same time, the first counts', event(40, 1, 20, 'phone'), event(30, 9, 20), false],
  ['seeking back in the same session counts', event(5, 3, 30), event(30, 2, 20), true],
  ['a later position from another device counts', event(40, 1, 60, 'phone'), event(30, 9, 20), true],
  ['an older position from another device does not count', event(5, 9, 10, 'phone'), event(30, 2, 20), false],
  [
    '0:00 from another device that has just opened the title never counts',
    event(0, 1, 90, 'phone'),
    event(30, 2, 20),
    false,
  ],
  ['going back to the start in the same session counts', event(0, 3, 30), event(30, 2, 20), true],
  [
    'after a position of a clock that ran an hour ahead, any counts',
    event(40, 1, 60, 'phone'),
    event(30, 9, 3600),
    true,
  ],
  ['clocks half a minute apart change nothing', event(40, 1, 60, 'phone'), event(30, 9, 120), false],
] as const)
  test(`[decisions 4.30] ${name}`, () => assert.equal(supersedes(next, last, at(90)), wins))

for (const [kind, position, duration, credits, finished] of [
  ['movie', 94, 100, null, false],
  ['movie', 95, 100, null, true],
  ['movie', 90, 100, 90, true],
  ['episode', 95, 100, null, true],
  ['audiobook', 3539, 3600, null, false],
  ['audiobook', 3540, 3600, null, true],
  ['track', 170, 180, null, false],
  ['track', 178.9, 180, null, false],
  ['track', 179, 180, null, true],
  ['track', 20, 20, null, true],
  ['track', 19, 20, null, true],
  ['track', 18.9, 20, null, false],
  ['track', 96, 100, null, false],
  ['movie', 0, 0, null, false],
] as const)
  test(`[decisions 4.32] a ${kind} of ${duration} s${credits ? ` with credits at ${credits}` : ''} at ${position} s is ${finished ? '' : 'not '}finished`, () =>
    assert.equal(isFinished(kind, { position, duration, credits }), finished))

for (const [name, next, last, isSame] of [
  ['the next heartbeat continues the run', event(30, 2, 20), event(10, 1, 0), true],
  ['a skip of 10 s continues the run', event(40, 2, 20), event(10, 1, 0), true],
  ['a paused position continues the run', event(10, 2, 20), event(10, 1, 0), true],
  ['triple speed with a skip of 30 s continues the run', event(100, 2, 20), event(10, 1, 0), true],
  ['one second more starts a new run', event(101, 2, 20), event(10, 1, 0), false],
  ['a jump starts a new run', event(900, 2, 20), event(10, 1, 0), false],
  ['going back starts a new run', event(5, 2, 20), event(10, 1, 0), false],
  ['another device starts a new run', event(30, 2, 20, 'phone'), event(10, 1, 0), false],
] as const)
  test(`[decisions 4.30] in saved positions, ${name}`, () => assert.equal(isSameRun(next, last), isSame))

const run = (began: number, position: number) => ({ began, position })
for (const [name, runs, resumeAt, place] of [
  ['nothing was saved', [], 0, null],
  ['playback simply continued', [run(0, 5000)], 5000, null],
  ['a book was opened at its start by mistake', [run(0, 40), run(9000, 12_067)], 40, 12_067],
  ['there were two slips in a row', [run(300, 310), run(0, 9), run(9000, 12_067)], 310, 12_067],
  ['the title was skipped to the end and counts as finished', [run(5390, 5400), run(0, 1200)], 0, 1200],
  ['the earlier run lasted three minutes', [run(5000, 5010), run(0, 180)], 5010, 180],
  ['the earlier run was one second shorter', [run(5000, 5010), run(0, 179)], 5010, null],
  ['the earlier place is a minute away', [run(1250, 1260), run(0, 1200)], 1260, 1200],
  ['the earlier place is one second nearer', [run(1250, 1259), run(0, 1200)], 1259, null],
  ['playback continued and the position has changed since', [run(0, 5000)], 100, null],
  ['the user stayed at the new place', [run(3000, 3200), run(0, 1200)], 3200, null],
  ['the earlier place is close by', [run(1180, 1190), run(0, 1200)], 1190, null],
] as const)
  test(`[product 2.9] offers to go back to ${place ?? 'nothing'} if ${name}`, () =>
    assert.equal(lostPlace(runs, resumeAt), place))
