import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortcutOf } from './shortcut.ts'

test('a Mac and an iPad show the command key, other computers the control key in the reader’s language', () => {
  for (const platform of ['MacIntel', 'iPad']) assert.equal(shortcutOf('K', 'Strg', platform), '⌘K')
  for (const platform of ['Win32', 'Linux x86_64']) assert.equal(shortcutOf('K', 'Strg', platform), 'Strg K')
})
