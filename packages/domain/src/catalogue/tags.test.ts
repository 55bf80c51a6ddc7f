import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownTags } from './tags.ts'

test('[catalogue 5.3] tags are capitalised and limited to three', () =>
  assert.deepEqual(shownTags(['noir', 'berlin', 'ärger', 'more']), ['Noir', 'Berlin', 'Ärger']))
