import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { create as openFont } from 'fontkit'
import { unpackWoff } from './woff.ts'

const FONT = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')

test('an unpacked font is a TrueType file with the tables of the packed one', async () => {
  const packed = await readFile(FONT)
  const font = unpackWoff(packed)
  assert.equal(font.readUInt32BE(0), 0x00_01_00_00)
  // The size that the packed file says it has when unpacked (WOFF 1.0, section 3).
  assert.equal(font.length, packed.readUInt32BE(16))
  assert.deepEqual(openFont(font).characterSet, openFont(packed).characterSet)
})

test('a font of another form comes back as it is', async () => {
  const font = unpackWoff(await readFile(FONT))
  assert.equal(unpackWoff(font), font)
})
