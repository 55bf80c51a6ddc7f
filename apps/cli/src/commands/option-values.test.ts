import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCount, readDay } from './option-values.ts'

test('a day is read only in the form that the error names', () => {
  assert.equal(readDay('--until', '2028-02-29'), '2028-02-29')
  for (const written of ['2027-02-29', '2027-12', '2027', '31.12.2027', '2027-12-31T10:00', 'June', ''])
    assert.throws(() => readDay('--until', written), /^CommandError: --until: .* Write it like 2027-12-31\.$/)
})

test('a number is read within its limits, and the error names the option', () => {
  assert.equal(readCount('--months', '12', 36), 12)
  for (const written of ['0', '37', '-1', '1.5', '1e1', ' 3', ''])
    assert.throws(() => readCount('--months', written, 36), /--months: .* from 1 to 36/)
})
