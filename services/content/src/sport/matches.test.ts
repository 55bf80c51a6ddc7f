import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildIndex, isForEverybody } from '../catalogue/build-index.ts'
import { runAtOnce } from '../catalogue/in-steps.ts'
import { TitlePacker } from '../catalogue/pack-titles.ts'
import { plainTitle } from '../catalogue/plain-title.ts'
import { MATCHES_SHOWN, resultsOf, sortMatches } from './matches.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const FIRST_YEAR = 1800
const ANYBODY = { viewer: null, audience: 'visitor', language: 'de', productId: 1, spoilers: null } as const

test('[product 7.1] a competition with many matches only returns the latest', () => {
  const packer = new TitlePacker()
  for (let id = 1; id <= 2 * MATCHES_SHOWN; id++)
    packer.add(plainTitle(id, { numbers: { year: FIRST_YEAR + id } }))
  const index = runAtOnce(buildIndex(runAtOnce(packer.finish()), isForEverybody))
  const titles = Array.from({ length: 2 * MATCHES_SHOWN }, (_, at) => index.find(at + 1, NOW)).filter(
    (title) => title !== null,
  )
  const { past } = sortMatches(titles, NOW)
  assert.deepEqual(
    [past.length, past[0]?.year, past.at(-1)?.year],
    [MATCHES_SHOWN, FIRST_YEAR + 2 * MATCHES_SHOWN, FIRST_YEAR + MATCHES_SHOWN + 1],
  )
})

test('[product 7.1] a match belongs to the day on which it begins in Germany, as its result from the library does', () => {
  const packer = new TitlePacker()
  const teams = [
    { id: 1, name: 'Ems' },
    { id: 2, name: 'Jade' },
  ]
  const score = [2, 0] as const
  // Half past midnight in winter, and in summer.
  for (const [place, start] of ['2026-01-09T23:30:00Z', '2026-07-09T22:30:00Z'].entries())
    packer.add(
      plainTitle(place + 1, {
        numbers: { startsAt: Date.parse(start) },
        facts: {
          vertical: 'sports',
          match: {
            competition: null,
            teams,
            result: score,
            releasedOn: null,
            otherResults: [
              { on: '2026-01-10', home: 'Ems', away: 'Jade', score },
              { on: '2026-07-11', home: 'Jade', away: 'Ems', score },
            ],
          },
        },
      }),
    )
  const index = runAtOnce(buildIndex(runAtOnce(packer.finish()), isForEverybody))
  const titles = [1, 2].flatMap((id) => index.find(id, NOW) ?? [])
  const daysAt = (now: string) =>
    resultsOf(titles, { ...ANYBODY, now: new Date(now) }).map(({ on, home }) => [on, home.name])
  assert.deepEqual(daysAt('2026-07-10T22:00:00Z'), [
    ['2026-07-11', 'Jade'],
    ['2026-07-10', 'Ems'],
    ['2026-01-10', 'Ems'],
  ])
  assert.equal(daysAt('2026-07-10T21:59:00Z').length, 2, 'the eleventh has not begun')
})
