import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { report } from './outcome.ts'

for (const [count, isGood] of [
  [3, true],
  [4, false],
] as const)
  test(`${count} journeys that passed only the second time: ${isGood ? 'named' : 'a failure'}`, () => {
    const said: string[] = []
    mock.method(console, 'log', (line: string) => said.push(line))
    const unsteady = Array.from({ length: count }, (_, place) => `journey ${place}`)
    assert.equal(report([{ passed: 9, failures: [], skipped: [], unsteady }]), isGood)
    mock.restoreAll()
    for (const each of unsteady) assert.ok(said.some((line) => line.endsWith(each)))
    assert.equal(said.at(-1), isGood ? '\n9 passed, 0 failed' : '\n9 passed, 1 failed')
  })
