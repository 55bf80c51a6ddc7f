import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, chooseNext, jingleAt, nextOfList, ruleAt } from './channel-plan.ts'
import { HOUR_MS, MINUTE_MS } from '../basics/milliseconds.ts'

const titles = (count: number, perGroup = 1): Candidate[] =>
  Array.from({ length: count }, (_, place) => ({ itemId: place + 1, group: Math.floor(place / perGroup) }))

type Played = Candidate & { endsAt: number }

/** Plans a channel from titles that last three minutes each. */
function run(
  candidates: Candidate[],
  { count, apartHours = 0, channelId = 7 }: { count: number; apartHours?: number; channelId?: number },
) {
  const played: Played[] = []
  for (let place = 0; place < count; place++) {
    const at = played.at(-1)?.endsAt ?? 0
    const lastEnds = new Map(played.map(({ itemId, endsAt }) => [itemId, endsAt]))
    const lastGroup = played.at(-1)?.group
    const next = chooseNext(candidates, { channelId, place, at, lastEnds, lastGroup, apartHours })
    assert.ok(next)
    played.push({ ...next, endsAt: at + 3 * MINUTE_MS })
  }
  return played
}

const idsOf = (played: readonly Played[]) => played.map(({ itemId }) => itemId)

test('[decisions 12.1] the plan depends on the channel but not on the order of the titles', () => {
  const once = idsOf(run(titles(40), { count: 30 }))
  assert.deepEqual(idsOf(run(titles(40).toReversed(), { count: 30 })), once)
  assert.notDeepEqual(idsOf(run(titles(40), { count: 30, channelId: 8 })), once)
})

test('[decisions 12.1] does not repeat a title within the configured hours', () => {
  const played = run(titles(100), { count: 300, apartHours: 3 })
  const last = new Map<number, number>()
  for (const { itemId, endsAt } of played) {
    const startsAt = endsAt - 3 * MINUTE_MS
    assert.ok(startsAt - (last.get(itemId) ?? -Infinity) >= 3 * HOUR_MS, `${itemId} comes too soon`)
    last.set(itemId, endsAt)
  }
})

test('[decisions 12.1] repeats the title that played longest ago if there are too few', () => {
  const ids = idsOf(run(titles(5), { count: 20, apartHours: 3 }))
  for (let at = 5; at < ids.length; at++) assert.equal(ids[at], ids[at - 5])
  assert.equal(new Set(ids.slice(0, 5)).size, 5)
})

test('[decisions 12.1] does not play two tracks of an album in a row if there are others', () => {
  const played = run(titles(30, 5), { count: 100 })
  for (let at = 1; at < played.length; at++) assert.notEqual(played[at]?.group, played[at - 1]?.group)
})

test('[decisions 12.1] does not play the same track twice in a row on a channel with a single album', () => {
  const ids = idsOf(run(titles(4, 4), { count: 60 }))
  for (let at = 1; at < ids.length; at++) assert.notEqual(ids[at], ids[at - 1])
})

test('[decisions 12.1] every title gets its turn', () => {
  const counts = Map.groupBy(idsOf(run(titles(20), { count: 2000 })), (id) => id)
  assert.equal(counts.size, 20)
  for (const [id, times] of counts)
    assert.ok(times.length > 40, `${id} came ${times.length} times of about 100`)
})

test('[decisions 12.1] a new title changes only the slots that it wins', () => {
  const before = idsOf(run(titles(40), { count: 200 }))
  const after = idsOf(run(titles(41), { count: 200 }))
  const changed = before.filter((id, at) => id !== after[at]).length
  assert.ok(changed < 20, `${changed} of 200 changed`)
})

test('[decisions 12.1] plays a curated list in its order, in a loop', () => {
  const list = [
    { itemId: 5, group: 5 },
    { itemId: 3, group: 3 },
    { itemId: 9, group: 9 },
  ]
  assert.equal(nextOfList(list, undefined)?.itemId, 5)
  assert.equal(nextOfList(list, 5)?.itemId, 3)
  assert.equal(nextOfList(list, 9)?.itemId, 5)
  assert.equal(nextOfList(list, 77)?.itemId, 5)
  assert.equal(nextOfList([], 5), null)
})

test('[decisions 12.1] rules follow the service’s local time, past midnight and in summer time', () => {
  const rules = [
    { from: '06:00', categories: ['day'] },
    { from: '22:30', categories: ['night'] },
  ]
  for (const [time, category] of [
    ['2026-01-10T05:00:00Z', 'day'],
    ['2026-01-10T04:59:00Z', 'night'],
    ['2026-01-10T21:30:00Z', 'night'],
    ['2026-07-10T20:30:00Z', 'night'],
    ['2026-07-10T20:29:00Z', 'day'],
    ['2026-01-10T23:10:00Z', 'night'],
  ] as const)
    assert.deepEqual(ruleAt(rules, new Date(time))?.categories, [category], time)
  assert.equal(ruleAt([], new Date(0)), null)
})

test('[decisions 12.15] a jingle is due after every so many titles, and they take turns', () => {
  const kept = ['one', 'other']
  const told = (every: number | undefined, jingles = kept) =>
    Array.from({ length: 9 }, (_, place) => jingleAt(jingles, place, every) ?? '-').join(' ')
  assert.equal(told(2), '- - one - - other - - one')
  assert.equal(told(1), '- one - other - one - other -')
  assert.equal(told(undefined), '- - - one - - - other -')
  assert.equal(told(0), '- - - - - - - - -')
  assert.equal(told(2, []), '- - - - - - - - -')
})
