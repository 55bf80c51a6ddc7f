import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALBUMS } from '../../records/albums.ts'
import { BOOKS } from '../../records/books.ts'
import { CHANNELS } from '../../records/channels.ts'
import type { DemoRecord } from '../../records/record.ts'
import { isWritable } from '../lettering.ts'
import { Paint, sheetsToSvg, withoutNames } from '../paint.ts'
import { frameOf } from '../scene.ts'

// The hero's wide shape: the one with pictures without letters.
const [W, H] = [640, 360]

function drawn({ art, key }: DemoRecord, purpose: 'titled' | 'plain'): string {
  assert.ok(art && 'cover' in art, key)
  const paint = new Paint(W, H)
  art.cover(paint, frameOf(W, H, key), purpose)
  return withoutNames(sheetsToSvg(W, H, [paint]))
}

const hasLetters = (record: DemoRecord) => drawn(record, 'titled') !== drawn(record, 'plain')

test('only a cover whose title the typeface cannot write has no letters', () => {
  const [silent, lettered] = [false, true].map((can) =>
    [...ALBUMS, ...CHANNELS, ...BOOKS].filter(({ texts }) => isWritable(texts.de.title, 'heavy') === can),
  )
  assert.deepEqual(
    silent?.map(({ key }) => key),
    ['albums/maqha'],
  )
  for (const record of silent) assert.equal(hasLetters(record), false, record.key)
  for (const record of lettered ?? []) assert.equal(hasLetters(record), true, record.key)
})

test('each channel has its own design, and no two look alike', () => {
  for (const { facts, parts = [] } of CHANNELS) {
    assert.equal(facts.kind, 'channel')
    assert.ok(parts.length >= 5, `${parts.length} tracks`)
  }
  assert.equal(new Set(CHANNELS.map((record) => drawn(record, 'titled'))).size, CHANNELS.length)
})
