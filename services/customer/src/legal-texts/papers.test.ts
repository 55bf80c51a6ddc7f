import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type OpenBrand, openBrand } from '@quintet/platform/brand/brand'
import { readConfig } from '@quintet/platform/config/config'
import { paperOf } from './papers.ts'

const config = readConfig({})
const TERMS = { document: 'terms', version: '2026-11-26', language: 'de', markdown: '# AGB\n\nVon uns.\n' }

let brand: OpenBrand
before(async () => {
  brand = await openBrand(config.brandDir)
})

test('[law 1.7] the text that each member is mailed is printed once', async () => {
  const paper = await paperOf({ brand, config }, TERMS)
  assert.equal(await paperOf({ brand, config }, { ...TERMS }), paper)
  const changed = await paperOf({ brand, config }, { ...TERMS, markdown: '# AGB\n\nVon anderen.\n' })
  assert.notDeepEqual(changed, paper)
})

test('only the last printed papers are held', async () => {
  const first = await paperOf({ brand, config }, TERMS)
  for (let other = 0; other < 24; other++)
    await paperOf({ brand, config }, { ...TERMS, version: `2026-12-01.${other + 1}` })
  assert.notEqual(await paperOf({ brand, config }, TERMS), first)
})
