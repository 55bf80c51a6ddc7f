import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCount, readDay, readMonth, readMonthOrYear } from './option-values.ts'

test('a day is read only in the form that the error names', () => {
  assert.equal(readDay('--until', '2028-02-29'), '2028-02-29')
  for (const written of ['2027-02-29', '2027-12', '2027', '31.12.2027', '2027-12-31T10:00', 'June', ''])
    assert.throws(() => readDay('--until', written), /^CommandError: --until: .* Write it like 2027-12-31\.$/)
})

test('a month is read in one form everywhere; without one it is the last that is over in Germany', () => {
  const now = new Date('2026-10-31T23:30:00Z')
  assert.equal(readMonth('--month', '2026-02', now), '2026-02')
  assert.equal(readMonth('--month', undefined, now), '2026-10')
  for (const written of ['2026-13', '2026-1', '2026', '10/2026', '1026-10', ''])
    assert.throws(
      () => readMonth('--month', written, now),
      /^CommandError: --month: .* is not a month\. Write it like 2026-10\.$/,
    )
})

test('a year is read as its months, a month as itself', () => {
  assert.deepEqual(readMonthOrYear('period', '2026'), { from: '2026-01', to: '2026-12' })
  assert.deepEqual(readMonthOrYear('period', '2026-10'), { from: '2026-10', to: '2026-10' })
  for (const written of ['26', '2026-', '2026-00', '2026-10-01', 'October', ''])
    assert.throws(
      () => readMonthOrYear('period', written),
      /^CommandError: period: .* is not a month or a year\. Write it like 2026-10 or 2026\.$/,
    )
})

test('a number is read within its limits, and the error names the option', () => {
  assert.equal(readCount('--months', '12', 36), 12)
  for (const written of ['0', '37', '-1', '1.5', '1e1', ' 3', ''])
    assert.throws(() => readCount('--months', written, 36), /--months: .* from 1 to 36/)
})
