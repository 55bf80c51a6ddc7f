import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from './en.ts'

test('every audit action names first what it is about', () => {
  for (const [action, text] of Object.entries(en.audit.actions))
    assert.doesNotMatch(text, /^(?!feed\b)\w*(?:ed|run|sent)\b/, action)
})
