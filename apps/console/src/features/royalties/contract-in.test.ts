import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contractIn } from './contract-in.ts'

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({
    holder: 'Nordlicht',
    titles: '',
    firstMonth: '2026-11',
    lastMonth: '',
    ...fields,
  }))
    data.set(name, value)
  return data
}

test('[decisions 13.32] converts the typed rate to the unit of its kind', () => {
  assert.equal(contractIn(formOf({ rate: '0.0045' }), 'per_minute').rate, 450)
  assert.equal(contractIn(formOf({ rate: '1234.56' }), 'flat').rate, 123_456)
  assert.equal(contractIn(formOf({ rate: '55.25' }), 'share').rate, 5525)
})

test('[decisions 13.32] reads titles with any separator, and an empty last month as none', () => {
  const { titles, lastMonth } = contractIn(formOf({ rate: '1', titles: ' 12, 40;7\n9 ' }), 'flat')
  assert.deepEqual(titles, [12, 40, 7, 9])
  assert.equal(lastMonth, null)
  assert.deepEqual(contractIn(formOf({ rate: '1' }), 'flat').titles, [])
})
