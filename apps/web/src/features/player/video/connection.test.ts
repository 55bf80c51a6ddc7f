import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOSS_SAID_AFTER_MS, nextNews, RETURN_SAID_FOR_MS, type ConnectionNews } from './connection.ts'

const lost = (forMs: number) => ({ isOffline: true, forMs })
const there = (forMs: number) => ({ isOffline: false, forMs })
const tell = (...seen: ReturnType<typeof lost>[]): ConnectionNews[] => {
  const said: ConnectionNews[] = ['none']
  for (const connection of seen) said.push(nextNews(said.at(-1) ?? 'none', connection))
  return said.slice(1)
}

test('[product 2.10] a momentary loss of connection is not announced, nor is its return', () => {
  assert.deepEqual(
    tell(lost(0), there(0), lost(0), lost(LOSS_SAID_AFTER_MS - 1), there(0), there(RETURN_SAID_FOR_MS)),
    Array.from({ length: 6 }, () => 'none'),
  )
})

test('[product 2.10] a lasting loss is announced until the connection is back, which is announced for a while', () => {
  assert.deepEqual(
    tell(lost(0), lost(LOSS_SAID_AFTER_MS), lost(60_000), there(0), there(RETURN_SAID_FOR_MS)),
    ['none', 'lost', 'lost', 'back', 'none'],
  )
})

test('[product 2.10] announces "connected again" only after an announced loss', () => {
  const sights = [lost(0), lost(LOSS_SAID_AFTER_MS), there(0), there(RETURN_SAID_FOR_MS)]
  // Checks every sequence of six observations.
  for (let order = 0; order < sights.length ** 6; order += 1) {
    const seen = Array.from({ length: 6 }, (_, at) => sights[Math.floor(order / sights.length ** at) % 4])
    const said = tell(...seen.filter((sight) => sight !== undefined))
    const first = said.indexOf('back')
    assert.ok(first === -1 || said.slice(0, first).includes('lost'), said.join(' '))
  }
})

test('[product 2.10] a new loss ends the announcement of the return', () => {
  assert.deepEqual(tell(lost(LOSS_SAID_AFTER_MS), there(0), lost(0)), ['lost', 'back', 'none'])
})
