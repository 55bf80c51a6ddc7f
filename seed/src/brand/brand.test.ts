import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { Brand } from '@quintet/contracts/brand'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import sharp from 'sharp'
import { RECORDS } from '../records/records.ts'
import { drawShare } from './share.ts'

const FOLDER = path.join(import.meta.dirname, '../../../brand')
const brand = Brand.parse(JSON.parse(await readFile(path.join(FOLDER, 'brand.json'), 'utf8')))

test('[decisions 5.8] the demo brand states correct figures of its own', () => {
  const count = (kind: string) => RECORDS.filter(({ facts }) => facts.kind === kind).length
  const radio = RECORDS.filter(({ facts, folder }) => facts.kind === 'channel' && folder.startsWith('Music/'))
  const rentals = RECORDS.filter(({ facts }) => facts.rental).length
  for (const [stated, there] of [
    [brand.figures.audiobooks, count('audiobook')],
    [brand.figures.games, count('game')],
    [brand.figures.channels, radio.length],
    [brand.figures.rentals, rentals],
  ] as const) {
    const least = Number(/^(\d+)\+?$/.exec(stated)?.[1])
    assert.ok(there >= least, `${stated} are stated, ${there} are there`)
    if (!stated.endsWith('+')) assert.equal(there, least)
  }
})

test('draws the share picture in both languages, in the format of link previews, with identical bytes each time', async () => {
  const [de, en] = await Promise.all(LANGUAGES.map((language) => drawShare(FOLDER, language)))
  assert.ok(de && en && !de.equals(en))
  const { width, height, format } = await sharp(de).metadata()
  assert.deepEqual([width, height, format], [1200, 630, 'jpeg'])
  assert.ok(de.equals(await drawShare(FOLDER, 'de')))
})
