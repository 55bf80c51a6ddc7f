import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { isProblem, Problem } from '../../../api/call.ts'
import { patiently } from './patience.ts'

const busy = () => new Problem('overloaded', { retryAfter: 4 })

type Wishes = { isWanted?: () => boolean; failure?: Error }

/** Calls a service that is busy the given number of times; returns the seconds at which it was called. */
async function askedAfter(busyFor: number, { isWanted = () => true, failure = busy() }: Wishes = {}) {
  mock.timers.enable({ apis: ['setTimeout'] })
  const asked: number[] = []
  const clock = { seconds: 0 }
  const answer = patiently(() => {
    asked.push(clock.seconds)
    return asked.length > busyFor ? Promise.resolve('plays') : Promise.reject(failure)
  }, isWanted).catch((error: unknown) => error)
  for (; clock.seconds < 60; clock.seconds++) {
    await new Promise(setImmediate)
    mock.timers.tick(1000)
  }
  mock.timers.reset()
  return { asked, answer: await answer }
}

test('[security 4.8] retries a busy service after the time it names', async () => {
  assert.deepEqual(await askedAfter(2), { asked: [0, 4, 8], answer: 'plays' })
})

test('[security 4.8] gives up on a busy service after five attempts', async () => {
  const { asked, answer } = await askedAfter(99)
  assert.equal(asked.length, 5)
  assert.ok(isProblem(answer, 'overloaded'))
})

test('[security 4.8] does not retry when the result is no longer wanted', async () => {
  assert.deepEqual((await askedAfter(2, { isWanted: () => false })).asked, [0])
})

test('passes on any other error at once', async () => {
  assert.deepEqual((await askedAfter(2, { failure: new Problem('unknown_content') })).asked, [0])
})
