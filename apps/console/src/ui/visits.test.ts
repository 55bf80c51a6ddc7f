import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  forgetVisits,
  hasEnded,
  isBefore,
  keepSought,
  leftAt,
  noteEnd,
  noteVisit,
  soughtBy,
  takePlaceOf,
} from './visits.ts'

beforeEach(forgetVisits)

const visit = (place: number, pathname: string, search: object = {}, soughtKey?: string) =>
  noteVisit({ pathname, search, state: { __TSR_index: place, ...(soughtKey && { soughtKey }) } })

test('[decisions 13.54] a list is found as it was left, by its filters, search and page', () => {
  const soughtKey = keepSought('ad')
  visit(0, '/members', { state: 'ended' }, soughtKey)
  assert.equal(keepSought('ada', soughtKey), soughtKey)
  visit(0, '/members', { state: 'ended', page: 2 }, soughtKey)
  visit(1, '/members/acc_1')
  assert.deepEqual(leftAt('/members'), { search: { state: 'ended', page: 2 }, state: { soughtKey } })
  assert.equal(soughtBy(soughtKey), 'ada')
  assert.equal(soughtBy(undefined), '')
  assert.deepEqual(leftAt('/titles'), { search: {}, state: {} })
})

test('[decisions 13.54] going back is a step back only to the screen that is there', () => {
  visit(0, '/members')
  visit(1, '/members/acc_1')
  assert.equal(isBefore('/members', 1), true)
  assert.equal(isBefore('/titles', 1), false)
  visit(0, '/notices')
  visit(1, '/members/acc_2')
  assert.equal(isBefore('/members', 1), false)
})

test('[decisions 13.54] nothing that was sought outlasts the log-out', () => {
  const soughtKey = keepSought('ada')
  assert.doesNotMatch(soughtKey, /ada/)
  visit(0, '/members', {}, soughtKey)
  forgetVisits()
  assert.deepEqual(leftAt('/members'), { search: {}, state: {} })
  assert.equal(soughtBy(soughtKey), '', 'the history still holds the key')
})

test('[decisions 13.54] a session that ends by itself leaves its screen to its own operator, once, and nothing to anybody else', () => {
  const end = { email: 'ada@house.example', pathname: '/members/acc_1', search: {} }
  noteEnd(end)
  forgetVisits()
  assert.equal(hasEnded(), true)
  assert.deepEqual(takePlaceOf('ada@house.example'), { to: '/members/acc_1', search: {} })
  assert.equal(hasEnded(), false)
  assert.deepEqual(takePlaceOf('ada@house.example'), { to: '/', search: {} })

  noteEnd(end)
  assert.deepEqual(takePlaceOf('bob@house.example'), { to: '/', search: {} })
  assert.deepEqual(takePlaceOf('ada@house.example'), { to: '/', search: {} })
})
