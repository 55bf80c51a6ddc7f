import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecent, RECENT_SEARCHES_MAX, withRecent, writeRecent } from './recent-searches.ts'

test('[catalogue 4.3] adds a search to the front unless it is already in the list', () => {
  assert.deepEqual(withRecent(['fox'], ' salt '), ['salt', 'fox'])
  assert.deepEqual(withRecent(['fox', 'salt'], 'salt'), ['fox', 'salt'])
  assert.deepEqual(withRecent(['fox'], '  '), ['fox'])
})

test('[catalogue 2.12.3] remembers ten searches', () => {
  const many = Array.from({ length: 10 }, (_, index) => `term ${index}`)
  const next = withRecent(many, 'one more')
  assert.equal(next.length, RECENT_SEARCHES_MAX)
  assert.deepEqual([next[0], next.at(-1)], ['one more', 'term 8'])
})

test('[catalogue 2.12.3] stores a list of strings under RECENT_SEARCHES', () => {
  const kept = new Map<string, string>()
  writeRecent(['fox', 'salt'], () => ({ setItem: (name, value) => void kept.set(name, value) }))
  assert.deepEqual([...kept], [['RECENT_SEARCHES', '["fox","salt"]']])
  assert.deepEqual(
    readRecent(() => ({ getItem: (name) => kept.get(name) ?? null })),
    ['fox', 'salt'],
  )
})

test('[catalogue 8.2] falls back to none if storage fails or holds something else', () => {
  const broken = () => {
    throw new Error('storage is off')
  }
  assert.deepEqual(readRecent(broken), [])
  assert.doesNotThrow(() => writeRecent(['fox'], broken))
  for (const [held, read] of [
    ['{', []],
    ['"fox"', []],
    ['null', []],
    ['["fox", 7, null]', ['fox']],
  ] as const)
    assert.deepEqual(
      readRecent(() => ({ getItem: () => held })),
      read,
    )
})
