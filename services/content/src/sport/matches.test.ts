import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildIndex, isForEverybody } from '../catalogue/build-index.ts'
import { runAtOnce } from '../catalogue/in-steps.ts'
import { TitlePacker } from '../catalogue/pack-titles.ts'
import { plainTitle } from '../catalogue/plain-title.ts'
import { MATCHES_SHOWN, sortMatches } from './matches.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const FIRST_YEAR = 1800

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
