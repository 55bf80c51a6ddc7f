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
  ['a later one of the same session counts', event(30, 2, 20), event(10, 1, 0), true],
  ['one that arrives out of order does not', event(10, 1, 0), event(30, 2, 20), false],
  ['the same one again does not', event(30, 2, 20), event(30, 2, 20), false],
  ['in one session the order counts, not the clock', event(30, 3, 0), event(10, 2, 20), true],
  ['of two devices at one moment the first counts', event(40, 1, 20, 'phone'), event(30, 9, 20), false],
  ['seeking back in the same session counts', event(5, 3, 30), event(30, 2, 20), true],
  ['another device, later, counts', event(40, 1, 60, 'phone'), event(30, 9, 20), true],
  [
    'another device’s older one does not set this one back',
    event(5, 9, 10, 'phone'),
    event(30, 2, 20),
    false,
  ],
  ['an opening 0:00 on another device never overwrites', event(0, 1, 90, 'phone'), event(30, 2, 20), false],
  ['going back to the start in the same session counts', event(0, 3, 30), event(30, 2, 20), true],
] as const)
  test(`[decisions 4.30] ${name}`, () => assert.equal(supersedes(next, last), wins))

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
  ['the next heartbeat goes on', event(30, 2, 20), event(10, 1, 0), true],
  ['a skip of 10 s goes on', event(40, 2, 20), event(10, 1, 0), true],
  ['standing still goes on', event(10, 2, 20), event(10, 1, 0), true],
  ['three times as fast, with a skip of 30 s, goes on', event(100, 2, 20), event(10, 1, 0), true],
  ['a second more is another run', event(101, 2, 20), event(10, 1, 0), false],
  ['a jump is another run', event(900, 2, 20), event(10, 1, 0), false],
  ['going back is another run', event(5, 2, 20), event(10, 1, 0), false],
  ['another device is another run', event(30, 2, 20, 'phone'), event(10, 1, 0), false],
] as const)
  test(`[decisions 4.30] of kept places ${name}`, () => assert.equal(isSameRun(next, last), isSame))

const run = (began: number, position: number) => ({ began, position })
for (const [name, runs, resumeAt, place] of [
  ['nothing was kept', [], 0, null],
  ['playing just went on', [run(0, 5000)], 5000, null],
  ['a book was opened at its start by mistake', [run(0, 40), run(9000, 12_067)], 40, 12_067],
  ['one slip follows another', [run(300, 310), run(0, 9), run(9000, 12_067)], 310, 12_067],
  ['somebody slipped to the end, and it counts as finished', [run(5390, 5400), run(0, 1200)], 0, 1200],
  ['three minutes were watched', [run(5000, 5010), run(0, 180)], 5010, 180],
  ['a second less was watched', [run(5000, 5010), run(0, 179)], 5010, null],
  ['it is a minute away', [run(1250, 1260), run(0, 1200)], 1260, 1200],
  ['it is a second nearer', [run(1250, 1259), run(0, 1200)], 1259, null],
  ['playing went on and has since moved', [run(0, 5000)], 100, null],
  ['one stayed at the new place', [run(3000, 3200), run(0, 1200)], 3200, null],
  ['the place is close anyway', [run(1180, 1190), run(0, 1200)], 1190, null],
] as const)
  test(`[product 2.9] back to an earlier place where ${name}: ${place}`, () =>
    assert.equal(lostPlace(runs, resumeAt), place))
