import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keepSpeed, speedOf, subscribeToSpeeds } from './book-speeds.ts'

before(() => {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
  })
})

test('[product 3.1] a book keeps the speed that was chosen for it, and others theirs; who shows it is told', () => {
  let told = 0
  const leave = subscribeToSpeeds(() => told++)
  assert.equal(speedOf(20), 1)
  keepSpeed(20, 1.25)
  keepSpeed(26, 2)
  keepSpeed(20, 1.5)
  assert.deepEqual([speedOf(20), speedOf(26), speedOf(35), told], [1.5, 2, 1, 3])
  leave()
})

test('[product 3.1] what no storage keeps is read at the usual speed', () => {
  for (const broken of ['{', '{}', '[20]', '[[20, "fast"]]', 'null']) {
    localStorage.setItem('player:speeds', broken)
    assert.equal(speedOf(20), 1)
  }
})
