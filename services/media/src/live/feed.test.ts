import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Feed } from './feed.ts'

test('[decisions 12.10] drops a reader that falls too far behind, and the next one continues with the newest bytes', async () => {
  const feed = new Feed('flv', () => Buffer.from('head'))
  const { signal } = new AbortController()
  const read = async (reading: AsyncGenerator<Buffer>) => {
    const { value, done } = await reading.next()
    return done ? null : String(value)
  }
  const slow = feed.read(signal)
  const first = read(slow)
  feed.push(Buffer.from('a'), true, 0)
  feed.push(Buffer.from('b'), false, 29_000)
  assert.deepEqual([await first, await read(slow)], ['head', 'a'])
  feed.push(Buffer.from('c'), false, 58_000)
  assert.equal(feed.isBehind, false, 'what waits is twenty-nine seconds old')
  feed.push(Buffer.from('d'), false, 59_001)
  assert.equal(feed.isBehind, true)
  assert.equal(await read(slow), null, 'nothing of it is read any more')

  const again = feed.read(signal)
  const next = read(again)
  feed.push(Buffer.from('e'), false, 60_000)
  feed.push(Buffer.from('f'), true, 61_000)
  assert.deepEqual([await next, await read(again)], ['head', 'f'], 'from where a decoder may begin')
  assert.equal(feed.isBehind, false)
})
