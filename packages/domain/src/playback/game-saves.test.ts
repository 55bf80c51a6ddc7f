import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAME_SAVE_MAX_BYTES, isSavable } from './game-saves.ts'

for (const [what, text, expected] of [
  ['an empty text', '', true],
  ['256 kB', 'x'.repeat(GAME_SAVE_MAX_BYTES), true],
  ['a byte more', 'x'.repeat(GAME_SAVE_MAX_BYTES + 1), false],
  ['the maximum number of characters, two bytes each', 'ä'.repeat(GAME_SAVE_MAX_BYTES), false],
  ['half the maximum number of characters, two bytes each', 'ä'.repeat(GAME_SAVE_MAX_BYTES / 2), true],
  ['a text with NUL, which Postgres rejects', 'a\0b', false],
  ['a lone surrogate, which would read back as another text', '\ud83d', false],
] as const)
  test(`[decisions 12.7] ${what} is ${expected ? '' : 'not '}saved`, () =>
    assert.equal(isSavable(text), expected))
