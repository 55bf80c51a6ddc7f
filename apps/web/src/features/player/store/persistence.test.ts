import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { persistently } from './persistence.ts'

type Course = {
  failures: number
  /** The seconds at which it is asked for again. */
  asked?: readonly number[]
  for?: number
}

/** Returns the seconds at which it was attempted. */
async function attemptsOf({ failures, asked = [], for: seconds = 60 }: Course): Promise<number[]> {
  mock.timers.enable({ apis: ['setTimeout'] })
  const attempts: number[] = []
  let now = 0
  const send = persistently(async () => {
    attempts.push(now)
    return attempts.length > failures
  })
  void send()
  for (; now < seconds; now++) {
    if (asked.includes(now)) void send()
    await new Promise(setImmediate)
    mock.timers.tick(1000)
  }
  mock.timers.reset()
  return attempts
}

test('[decisions 4.31] what has arrived is not sent again', async () => {
  assert.deepEqual(await attemptsOf({ failures: 0 }), [0])
})

test('[decisions 4.31] what did not arrive is sent again, after growing waits', async () => {
  assert.deepEqual(await attemptsOf({ failures: 4 }), [0, 1, 3, 7, 15])
})

test('[decisions 4.31] no wait is longer than five minutes, and it never gives up', async () => {
  const attempts = await attemptsOf({ failures: 99, for: 3600 })
  assert.deepEqual(
    attempts.slice(-2).map((at) => at - (attempts.at(-2) ?? 0)),
    [0, 300],
  )
})

test('[decisions 4.31] a returning connection ends the wait, and the next ones are short again', async () => {
  assert.deepEqual(await attemptsOf({ failures: 5, asked: [20] }), [0, 1, 3, 7, 15, 20])
  assert.deepEqual(await attemptsOf({ failures: 6, asked: [20] }), [0, 1, 3, 7, 15, 20, 21])
})

test('[decisions 4.31] what is kept during an attempt is sent after it', async () => {
  const attempts: string[] = []
  const answers: ((isDone: boolean) => void)[] = []
  const send = persistently(() => {
    attempts.push('sent')
    return new Promise((resolve) => answers.push(resolve))
  })
  const all = [send(), send()]
  answers[0]?.(true)
  await new Promise(setImmediate)
  answers[1]?.(true)
  await Promise.all(all)
  assert.equal(attempts.length, 2)
})
