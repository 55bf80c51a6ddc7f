import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPresenceAsked, nextOfferedFrom, skipAt, skipsOfChapters, startOf, type Skip } from './watching.ts'

const INTRO: Skip = { kind: 'intro', start: 10, end: 40 }
const CREDITS: Skip = { kind: 'credits', start: 1700, end: 1790 }

for (const [name, skips, position, hasNext, kind] of [
  ['the intro can be skipped while it plays', [INTRO], 10, false, 'intro'],
  ['there is no button before the intro', [INTRO], 9.9, false, undefined],
  ['there is no button in the last second of the intro', [INTRO], 39.2, false, undefined],
  ['there is no button exactly a second before the end', [INTRO], 39, false, undefined],
  ['a part of 3 s can be skipped', [{ ...INTRO, end: 13 }], 10, false, 'intro'],
  ['an intro can be skipped if there is a next episode', [INTRO], 20, true, 'intro'],
  ['a part under 3 s cannot be skipped', [{ ...INTRO, end: 12.9 }], 10, false, undefined],
  ['credits of a film can be skipped', [CREDITS], 1710, false, 'credits'],
  ['credits before a next episode show the next-episode card instead', [CREDITS], 1710, true, undefined],
] as const)
  test(`[product 2.4] ${name}`, () => assert.equal(skipAt(skips, position, { hasNext })?.kind, kind))

for (const [name, skips, duration, from] of [
  ['where the credits begin', [INTRO, CREDITS], 1800, 1700],
  ['in the last 30 s without credits', [INTRO], 1800, 1770],
  ['only in the second half of a short title', [], 40, 20],
  ['in the last 30 s despite a late recap', [{ kind: 'recap', start: 1600, end: 1650 }], 1800, 1770],
  ['in the last 30 s despite credits in the middle', [{ kind: 'credits', start: 900, end: 950 }], 1800, 1770],
  ['in the last 30 s despite credits at the start', [{ kind: 'credits', start: 5, end: 20 }], 1800, 1770],
] as const)
  test(`[product 2.5] the next episode is offered ${name}`, () =>
    assert.equal(nextOfferedFrom(skips, duration), from))

for (const [items, hours, asked] of [
  [3, 1.5, true],
  [2, 5, false],
  [20, 1.4, false],
] as const)
  test(`[product 2.6] after ${items} items and ${hours} h without a touch it asks: ${asked}`, () =>
    assert.equal(isPresenceAsked({ items, idleMs: hours * 3_600_000 }), asked))

test('[product 2.4] chapters whose titles name an intro, recap or credits can be skipped', () => {
  const chapter = (title: string, start: number) => ({ title, start, end: start + 10 })
  assert.deepEqual(
    skipsOfChapters([
      chapter('Was bisher geschah', 0),
      chapter('Vorspann', 10),
      chapter('Die Einführung', 20),
      chapter('Credits', 30),
    ]).map(({ kind, start }) => [kind, start]),
    [
      ['recap', 0],
      ['intro', 10],
      ['credits', 30],
    ],
  )
})

for (const [title, kind] of [
  ['Intro', 'intro'],
  ['introduction', 'intro'],
  ['Opening', 'intro'],
  ['Opening titles', 'intro'],
  ['opening credits', 'intro'],
  [' Titelsequenz ', 'intro'],
  ['Recap', 'recap'],
  ['Previously', 'recap'],
  ['Previously on Light and Lines', 'recap'],
  ['Rückblick', 'recap'],
  ['Zusammenfassung', 'recap'],
  ['Credits', 'credits'],
  ['End credits', 'credits'],
  ['closing credits', 'credits'],
  ['Ending', 'credits'],
  ['Outro', 'credits'],
  ['Abspann', 'credits'],
  ['The intro', undefined],
  ['Introvert', undefined],
  ['A recap', undefined],
  ['Recapture', undefined],
  ['A happy ending', undefined],
  ['Credits where due', undefined],
] as const)
  test(`[product 2.4] a chapter called “${title}” is ${kind ?? 'no part to skip'}`, () =>
    assert.equal(skipsOfChapters([{ title, start: 0, end: 60 }])[0]?.kind, kind))

test('[product 2.9] playback resumes four seconds before the stored position, and never before the start', () => {
  assert.deepEqual(
    [0, 3, 4, 60].map((resumeAt) => startOf({ resumeAt })),
    [0, 0, 0, 56],
  )
})

test('[decisions 11.5] a book paused for a day resumes half a minute earlier, and never less than other titles', () => {
  const DAY_SECONDS = 86_400
  assert.deepEqual(
    [0, 20, 600, DAY_SECONDS].map((pausedSeconds) => startOf({ resumeAt: 60, pausedSeconds })),
    [56, 56, 50, 30],
  )
})
