import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsOf } from './rules.ts'

for (const [reference, sections] of [
  ['accounts 4, 9, decisions 2', ['accounts 4', 'accounts 9', 'decisions 2']],
  ['catalogue 2.11', ['catalogue 2']],
  ['decisions 4 and ASVS 11.4.2', ['decisions 4']],
  ['law 2.7', []],
] as const)
  test(`"${reference}" names ${sections.join(', ') || 'no section'}`, () =>
    assert.deepEqual(sectionsOf(reference), sections))
