import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsAmong, indexOf, recordOf } from './decisions/records.ts'

const text = (head: string) => `${head}\n\n## Context\nA.\n\n## Decision\nB.\n\n## Consequences\nC.\n`
const kept = recordOf('0020-late.md', text('# 0020: Late\n\nStatus: accepted'))
const later = recordOf('0069-seen.md', text('# 0069: Seen\n\nStatus: accepted\nAmends: 0020'))
const gone = recordOf('0002-old.md', text('# 0002: Old\n\nStatus: superseded by 0020'))
const records = [gone, kept, later].flatMap(({ record }) => (record ? [record] : []))

test('accepts well-formed records', () => {
  assert.deepEqual([...kept.faults, ...later.faults, ...gone.faults, ...faultsAmong(records)], [])
  assert.equal(records.length, 3)
})

for (const [what, file, written] of [
  ['no status', '0020-late.md', text('# 0020: Late')],
  ['a number in another format', '0020-late.md', text('# 20. Late\n\nStatus: accepted')],
  ['an unknown status', '0020-late.md', text('# 0020: Late\n\nStatus: perhaps')],
  ["another file's number", '0021-late.md', text('# 0020: Late\n\nStatus: accepted')],
  [
    'no consequences',
    '0020-late.md',
    '# 0020: Late\n\nStatus: accepted\n\n## Context\nA.\n\n## Decision\nB.\n',
  ],
] as const)
  test(`a record with ${what} is a fault`, () => assert.equal(recordOf(file, written).faults.length, 1))

test('reports a reference to a missing decision', () =>
  assert.deepEqual(faultsAmong(records.slice(1, 2)).length + faultsAmong(records.slice(2)).length, 1))

test('the list shows which decisions hold and which were amended', () => {
  const index = indexOf(records)
  assert.match(index, /\| 0002 \| \[Old\]\(0002-old\.md\) \| superseded by 0020 \|/)
  assert.match(index, /\| 0020 \| \[Late\]\(0020-late\.md\) \| accepted; amended by 0069 \|/)
})
