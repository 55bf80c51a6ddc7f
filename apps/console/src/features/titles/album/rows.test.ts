import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlbumTrack } from '@quintet/contracts/operator/albums'
import { arranged, discsOf, editsOf, entriesOf, type Row, rowOf } from './rows.ts'

const TRACK: AlbumTrack = {
  id: 1,
  version: 4,
  shown: {
    trackNumber: { disc: 1, number: 1 },
    textDe: { title: 'Eins', shortDescription: null, description: 'Das erste.' },
    textEn: null,
    people: [
      { name: 'Ada', role: 'writer', character: null },
      { name: 'Crosby, Stills & Nash', role: 'artist', character: null },
      { name: 'Bo', role: 'actor', character: 'Himself' },
    ],
    work: { names: { de: 'Sonate', en: 'Sonata' }, movements: null, number: 2 },
  },
}
const changed = (told: Partial<Row>) => editsOf([{ ...rowOf(TRACK), ...told }], [TRACK])

test('[decisions 13.45] an untouched form changes nothing; a row changes only the fields that differ', () => {
  assert.deepEqual(changed({}), [])
  assert.deepEqual(changed({ titleDe: 'Eins ', number: 1 }), [])
  assert.deepEqual(changed({ titleDe: 'Anfang' }), [
    {
      id: 1,
      version: 4,
      fields: { textDe: { title: 'Anfang', shortDescription: null, description: 'Das erste.' } },
    },
  ])
  assert.deepEqual(changed({ disc: 2, workDe: '', workEn: '', movementNumber: '' }), [
    { id: 1, version: 4, fields: { trackNumber: { disc: 2, number: 1 }, work: null } },
  ])
})

test('[decisions 13.45] names are replaced in their role and place, and all other people stay', () => {
  assert.equal(rowOf(TRACK).artists, 'Crosby, Stills & Nash')
  const edits = changed({ artists: 'Young; Crosby, Stills & Nash; Young', composers: 'Cara' })
  assert.ok(Array.isArray(edits))
  assert.deepEqual(
    edits[0]?.fields.people?.map(({ name, role }) => [name, role]),
    [
      ['Ada', 'writer'],
      ['Young', 'artist'],
      ['Crosby, Stills & Nash', 'artist'],
      ['Bo', 'actor'],
      ['Cara', 'composer'],
    ],
  )
})

test('[decisions 13.45] a missing title and a movement without a work are refused by field', () => {
  assert.deepEqual(changed({ titleDe: ' ' }), { id: 1, field: 'textDe', kind: 'noTitle' })
  assert.deepEqual(changed({ workDe: '', workEn: '' }), { id: 1, field: 'work', kind: 'noWork' })
})

test('[decisions 13.45] a row below the heading of another disc is on that disc', () => {
  const rows = [1, 2, 3].map((id) => ({
    ...rowOf(TRACK),
    id,
    disc: id === 3 ? 2 : 1,
    number: id === 3 ? 1 : id,
  }))
  const discs = discsOf(rows)
  const [first, one, two, second, three] = entriesOf(rows, discs)
  assert.ok(first && one && two && second && three)
  assert.deepEqual(
    arranged(rows, discs, [first, two, second, one, three]).map(({ id, disc, number }) => [id, disc, number]),
    [
      [2, 1, 1],
      [1, 2, 1],
      [3, 2, 2],
    ],
  )
  assert.deepEqual(entriesOf(rows.slice(0, 2), [1]).length, 2, 'the only disc needs no heading')
})
