import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areInConflict, type RoyaltyContract, settleRoyalties, splitCents } from './royalties.ts'

const contract = (given: Partial<RoyaltyContract>): RoyaltyContract => ({
  id: 'c',
  holder: 'Nordlicht',
  kind: 'per_minute',
  rate: 450,
  titles: [],
  ...given,
})
const played = (
  itemId: number,
  seconds: number,
  publisher: string | null,
  parentId: number | null = null,
) => ({
  itemId,
  seconds,
  publisher,
  parentId,
})
const owedBy = (contracts: RoyaltyContract[], titles: ReturnType<typeof played>[], netCents = 0) => {
  const { settled, left } = settleRoyalties({ contracts, played: titles, netCents })
  return { cents: settled.map(({ cents }) => cents), left: left.map(({ itemId }) => itemId) }
}

test('[decisions 13.32] pays minutes at their rate and rounds once per month', () => {
  // 100 minutes and a second at 0.45 cents: 45.0075 cents.
  const titles = [played(1, 3000.5, 'Nordlicht'), played(2, 3000.5, 'Nordlicht')]
  assert.deepEqual(owedBy([contract({})], titles), { cents: [45], left: [] })
})

test('[decisions 13.32] owes a flat fee without any play, and only once with many', () => {
  const flat = contract({ kind: 'flat', rate: 250_000 })
  assert.deepEqual(owedBy([flat], []), { cents: [250_000], left: [] })
  assert.deepEqual(owedBy([flat], [played(1, 60, 'Nordlicht'), played(2, 60, null)]).left, [2])
})

test('[decisions 13.32] pays a share of the revenue in proportion to the time played', () => {
  const share = contract({ kind: 'share', rate: 5000 })
  const titles = [played(1, 100, 'Nordlicht'), played(2, 300, 'Somebody else')]
  // Half of a quarter of 1 000 €.
  assert.deepEqual(owedBy([share], titles, 100_000), { cents: [12_500], left: [2] })
  assert.deepEqual(owedBy([share], titles, -5).cents, [0])
  assert.deepEqual(owedBy([share], [], 100_000).cents, [0])
})

test('[decisions 13.32] a title counts for the contract that names it or its series, else for its holder’s general one', () => {
  const general = contract({ id: 'general' })
  const named = contract({ id: 'named', kind: 'flat', rate: 1000, titles: [7] })
  const { settled, left } = settleRoyalties({
    contracts: [general, named],
    played: [played(1, 60, 'Nordlicht'), played(8, 60, 'Nordlicht', 7), played(9, 60, null)],
    netCents: 0,
  })
  assert.deepEqual(
    settled.map(({ contract: { id }, titles }) => [id, titles.map(({ title }) => title.itemId)]),
    [
      ['general', [1]],
      ['named', [8]],
    ],
  )
  assert.deepEqual(
    left.map(({ itemId }) => itemId),
    [9],
  )
})

test('[decisions 13.32] the amounts of titles add up to what their contract owes', () => {
  assert.deepEqual(splitCents(100, [1, 1, 1]), [34, 33, 33])
  assert.deepEqual(splitCents(2, [1, 1, 1]), [1, 1, 0])
  // 33.3, 16.7 and 50: the cent that is left goes to the largest remainder.
  assert.deepEqual(splitCents(100, [2, 1, 3]), [33, 17, 50])
  assert.deepEqual(splitCents(500, []), [])
  assert.deepEqual(splitCents(500, [0, 0]), [500, 0])
  const weights = Array.from({ length: 997 }, (_, at) => (at * 7919) % 1000)
  assert.equal(
    splitCents(123_457, weights).reduce((sum, cents) => sum + cents, 0),
    123_457,
  )
})

test('[decisions 13.32] says what each title earned; a contract without plays has none', () => {
  const aCentAMinute = contract({ rate: 1000 })
  const { settled } = settleRoyalties({
    contracts: [aCentAMinute, contract({ holder: 'Another' })],
    played: [played(1, 60, 'Nordlicht'), played(2, 180, 'Nordlicht')],
    netCents: 0,
  })
  assert.deepEqual(
    settled.map(({ cents, titles }) => [cents, titles.map((title) => title.cents)]),
    [
      [4, [1, 3]],
      [0, []],
    ],
  )
})

test('[decisions 13.32] rejects two contracts that claim the same title in the same month', () => {
  const span = (from: string, to: string | null, titles: number[] = [], holder = 'Nordlicht') => ({
    holder,
    titles,
    from,
    to,
  })
  assert.equal(areInConflict(span('2026-01', '2026-06'), span('2026-06', null)), true)
  assert.equal(areInConflict(span('2026-06', null), span('2026-01', '2026-06')), true)
  assert.equal(areInConflict(span('2026-01', null), span('2027-01', null)), true)
  assert.equal(areInConflict(span('2026-01', '2026-05'), span('2026-06', null)), false)
  assert.equal(areInConflict(span('2026-06', null), span('2026-01', '2026-05')), false)
  assert.equal(areInConflict(span('2026-01', null), span('2026-01', null, [], 'Another')), false)
  assert.equal(areInConflict(span('2026-01', null), span('2026-01', null, [4])), false)
  assert.equal(areInConflict(span('2026-01', null, [4, 5]), span('2026-03', '2026-04', [5])), true)
})
