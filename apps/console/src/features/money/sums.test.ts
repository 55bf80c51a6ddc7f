import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MoneyCell } from '@quintet/contracts/operator/money'
import { groupsOf, shareOf, sumOf } from './sums.ts'

const cell = (country: string, plan: MoneyCell['plan'], grossCents: number) =>
  ({ month: '2026-11', country, plan, grossCents }) as MoneyCell

const CELLS = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES'].map((country, index) =>
  cell(country, index % 2 === 0 ? 'monthly' : 'annually', 600 - index * 100),
)

test('groups contain every cell once, with the smallest countries combined', () => {
  for (const grouping of ['none', 'country', 'plan'] as const) {
    const groups = groupsOf(CELLS, grouping)
    for (const one of CELLS) assert.equal(groups.filter(({ holds }) => holds(one)).length, 1)
    const sums = groups.map(({ holds }) => sumOf(CELLS.filter(holds), 'grossCents'))
    assert.equal(
      sums.reduce((all, sum) => all + sum, 0),
      sumOf(CELLS, 'grossCents'),
    )
  }
  assert.deepEqual(
    groupsOf(CELLS, 'country').map(({ key }) => key),
    ['DE', 'AT', 'CH', 'FR', 'others'],
  )
  assert.deepEqual(
    groupsOf(CELLS, 'plan').map(({ key }) => key),
    ['monthly', 'annually'],
  )
})

test('the share of an empty whole is null', () => {
  assert.deepEqual([shareOf(1, 4), shareOf(0, 0)], [0.25, null])
})
