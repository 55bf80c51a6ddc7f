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

test('names the slowest files of a long run, of nodes and browsers together', () => {
  const said: string[] = []
  mock.method(console, 'log', (line: string) => said.push(line))
  const spentMs = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [`${place}.test.ts`, place * 1000]),
  )
  report([
    { passed: 9, failures: [], skipped: [], spentMs },
    { passed: 1, failures: [], skipped: [], spentMs: { 'a.spec.ts': 4500 } },
  ])
  mock.restoreAll()
  const named = said.filter((line) => / s  /.test(line)).map((line) => line.trim())
  assert.equal(named.length, 10, 'the fastest is left out')
  assert.deepEqual(
    [named[0], named[5], named[9]],
    ['9.0 s  9.test.ts', '4.5 s  a.spec.ts', '1.0 s  1.test.ts'],
  )
})
