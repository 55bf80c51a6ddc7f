import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrationNames } from './migrate.ts'

test('no two migrations share a number, so that their order is the one in which they were written', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4))
  assert.deepEqual(
    numbers.filter((number, at) => numbers.indexOf(number) !== at),
    [],
  )
})
