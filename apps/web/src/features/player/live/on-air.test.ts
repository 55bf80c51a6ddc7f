import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { onAirAt } from './on-air.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 20, minute)).toISOString()
const songs = ['first', 'second', 'third'].map((title, place) => ({
  title,
  startsAt: at(place * 3),
  endsAt: at(place * 3 + 3),
}))
const titles = (entries: readonly { title: string }[] = []) => entries.map(({ title }) => title)

describe('finds the current entry, with those before and after', () => {
  for (const [minute, before, now, after] of [
    [0, [], 'first', ['second', 'third']],
    [2.99, [], 'first', ['second', 'third']],
    [3, ['first'], 'second', ['third']],
    [8, ['first', 'second'], 'third', []],
  ] as const)
    test(`[decisions 12.3] after ${minute} minutes ${now} is on`, () => {
      const heard = Date.parse(at(0)) + minute * 60_000
      const onAir = onAirAt(songs, heard)
      assert.equal(onAir?.now.title, now)
      assert.deepEqual([titles(onAir?.before), titles(onAir?.after)], [before, after])
    })

  test('[decisions 12.3] finds nothing before the programme begins and after it ends', () => {
    for (const minute of [-1, 9]) assert.equal(onAirAt(songs, Date.parse(at(0)) + minute * 60_000), null)
  })
})
