import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAME_SAVE_MAX_BYTES, isSavable } from './game-saves.ts'

for (const [what, text, expected] of [
  ['an empty text', '', true],
  ['256 kB', 'x'.repeat(GAME_SAVE_MAX_BYTES), true],
  ['a byte more', 'x'.repeat(GAME_SAVE_MAX_BYTES + 1), false],
  ['as many letters of two bytes', 'ä'.repeat(GAME_SAVE_MAX_BYTES), false],
  ['half as many of them', 'ä'.repeat(GAME_SAVE_MAX_BYTES / 2), true],
  ['NUL, which Postgres refuses', 'a\0b', false],
  ['half a surrogate pair, which would come back as another text', '\ud83d', false],
] as const)
  test(`[decisions 12.7] ${what} is ${expected ? '' : 'not '}kept`, () =>
    assert.equal(isSavable(text), expected))
