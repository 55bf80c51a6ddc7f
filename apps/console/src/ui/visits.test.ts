import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { forgetVisits, hasEnded, isBefore, leftAt, noteEnd, noteVisit, takePlaceOf } from './visits.ts'

beforeEach(forgetVisits)

const visit = (place: number, pathname: string, search: object = {}, sought?: string) =>
  noteVisit({ pathname, search, state: { __TSR_index: place, ...(sought && { sought }) } })

test('[decisions 13.54] a list is found as it was left, by its filters, search and page', () => {
  visit(0, '/members', { state: 'ended' }, 'ada')
  visit(0, '/members', { state: 'ended', page: 2 }, 'ada')
  visit(1, '/members/acc_1')
  assert.deepEqual(leftAt('/members'), { search: { state: 'ended', page: 2 }, state: { sought: 'ada' } })
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
  visit(0, '/members', {}, 'ada')
  forgetVisits()
  assert.deepEqual(leftAt('/members'), { search: {}, state: {} })
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
