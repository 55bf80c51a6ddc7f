import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatsIn } from '../texts/formats.ts'
import { monthsIn, namedSpan, spanIn, spansOffered, withChosen } from './month-span.ts'

const formats = formatsIn('en')
const quarter = { from: '2026-07', to: '2026-09' }

test('a range of months stays one, and is named by both of its ends', () => {
  assert.deepEqual(monthsIn(spanIn(quarter)), quarter)
  assert.equal(namedSpan(spanIn(quarter), formats), 'July 2026 – September 2026')
  assert.equal(namedSpan(spanIn({ from: '2026-07', to: '2026-07' }), formats), 'July 2026')
  assert.equal(namedSpan(spanIn({ from: '2026-07' }), formats), 'July 2026 –')
  assert.equal(namedSpan(spanIn({ to: '2026-07' }), formats), '– July 2026')
  assert.equal(spanIn({}), '')
})

test('a range or value that a link asks for is offered even if it is none of the usual ones', () => {
  const months = ['2026-09', '2026-08']
  assert.deepEqual(spansOffered(months, {}), ['2026-09..2026-09', '2026-08..2026-08'])
  assert.deepEqual(spansOffered(months, { from: '2026-08', to: '2026-08' }), spansOffered(months, {}))
  assert.deepEqual(spansOffered(months, quarter), ['2026-07..2026-09', ...spansOffered(months, {})])
  assert.deepEqual(withChosen(['DE', 'AT', 'DE'], 'FR'), ['FR', 'DE', 'AT'])
  assert.deepEqual(withChosen(['EUR']), ['EUR'])
})
