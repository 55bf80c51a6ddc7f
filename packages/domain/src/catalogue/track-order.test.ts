import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byTrackNumber, isSamePlace, numberTracks, staysBehind, type TrackNumber } from './track-order.ts'

type Track = TrackNumber & { name: string }

/** Tracks written as `name:disc.number`; a missing disc or number is a hyphen. */
const tracksIn = (written: string): Track[] =>
  written.split(' ').map((each) => {
    const [name = '', place = ''] = each.split(':')
    const [disc, number] = place.split('.').map((part) => (part === '-' ? null : Number(part)))
    return { name, disc: disc ?? null, number: number ?? null }
  })
const writtenOf = (tracks: readonly Track[]) =>
  tracks.map(({ name, disc, number }) => `${name}:${disc ?? '-'}.${number ?? '-'}`).join(' ')

for (const [what, before, after, expected] of [
  ['a move within a disc', 'a:1.1 b:1.2 c:1.3', ['1 b a c'], 'b:1.1 a:1.2 c:1.3'],
  ['a gap, which stays', 'a:1.1 b:1.4 c:1.5', ['1 a c b'], 'a:1.1 c:1.4 b:1.5'],
  ['a move to another disc', 'a:1.1 b:1.2 c:2.1', ['1 b', '2 a c'], 'b:1.1 a:2.1 c:2.2'],
  ['a move to a new disc', 'a:1.1 b:1.2', ['1 a', '2 b'], 'a:1.1 b:2.1'],
  ['no numbers', 'a:-.- b:-.-', ['- b a'], 'b:-.1 a:-.2'],
  ['a number twice', 'a:1.2 b:1.2', ['1 b a'], 'b:1.1 a:1.2'],
  ['the other disc, which stays', 'a:1.1 b:1.2 c:2.7 d:2.-', ['1 b a', '2 c d'], 'b:1.1 a:1.2 c:2.7 d:2.-'],
] as const)
  test(`[decisions 13.45] numbers tracks after a move: ${what}`, () => {
    const tracks = tracksIn(before)
    const arranged = after.map((written) => {
      const [disc, ...names] = written.split(' ')
      return {
        disc: disc === '-' ? null : Number(disc),
        tracks: names.flatMap((name) => tracks.find((track) => track.name === name) ?? []),
      }
    })
    assert.equal(writtenOf(numberTracks(tracks, arranged)), expected)
  })

test('[decisions 13.45] orders tracks by disc and number; one place is for one track', () => {
  assert.equal(
    writtenOf(tracksIn('a:2.1 b:1.2 c:1.1 d:-.9').toSorted(byTrackNumber)),
    'd:-.9 c:1.1 b:1.2 a:2.1',
  )
  assert.equal(isSamePlace({ disc: null, number: 3 }, { disc: 1, number: 3 }), true)
  assert.equal(isSamePlace({ disc: 2, number: 3 }, { disc: 1, number: 3 }), false)
  assert.equal(isSamePlace({ disc: 1, number: null }, { disc: 1, number: null }), false)
})

for (const [what, before, now, edited, expected] of [
  ['nobody is in the way', 'a:1.1 b:1.2 c:1.3', 'a:1.3 b:1.1 c:1.2', '', ''],
  ['an edited one has its number', 'a:1.1 b:1.2', 'a:1.2 b:1.1', 'a', 'b'],
  ['one that stays stops the next', 'a:1.1 b:1.2 c:1.3 d:1.4', 'a:1.2 b:1.3 c:1.1 d:1.4', 'a', 'b c'],
  ['an edited one has a free number', 'a:1.1 b:1.2', 'a:1.9 b:1.1', 'a', ''],
  ['the same number on another disc', 'a:1.1 b:2.1', 'a:2.1 b:3.1', 'a', 'b'],
  ['shared before, as imported', 'a:1.1 b:1.1', 'a:1.1 b:1.2', 'a', ''],
  ['no number', 'a:-.- b:-.-', 'a:-.1 b:-.2', 'a', ''],
] as const)
  test(`[decisions 13.45] finds tracks that cannot go back to their number: ${what}`, () => {
    const were = tracksIn(before)
    const tracks = tracksIn(now).map((track, id) => ({
      id,
      before: were[id] ?? track,
      now: track,
      goesBack: !edited.split(' ').includes(track.name),
    }))
    const stay = new Set(staysBehind(tracks))
    const names = were.filter((_, id) => stay.has(id)).map(({ name }) => name)
    assert.equal(names.join(' '), expected)
  })
