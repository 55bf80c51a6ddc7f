import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameWorks } from './same-works.ts'

test('[product 5.3] names given together by one track are one work, known by its main name', () => {
  const goesBy = sameWorks([
    ['1:symphony-no-5'],
    ['1:zweite'],
    ['1:sinfonie-nr-5', '1:symphony-no-5'],
    // Another spelling of the English name joins as well.
    ['1:sinfonie-nr-5', '1:fifth-symphony'],
  ])
  assert.deepEqual(Object.fromEntries(goesBy), {
    '1:symphony-no-5': '1:sinfonie-nr-5',
    '1:fifth-symphony': '1:sinfonie-nr-5',
    '1:sinfonie-nr-5': '1:sinfonie-nr-5',
    '1:zweite': '1:zweite',
  })
})

test('[product 5.3] works of different composers stay separate, and track order does not matter', () => {
  const said = [['1:a', '1:b', '2:a', '2:b'], ['2:b', '2:c'], ['3:b']]
  for (const order of [said, said.toReversed()])
    assert.deepEqual(
      [...sameWorks(order)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      [
        ['1:a', '1:a'],
        ['1:b', '1:a'],
        ['2:a', '2:a'],
        ['2:b', '2:a'],
        ['2:c', '2:a'],
        ['3:b', '3:b'],
      ],
    )
})
