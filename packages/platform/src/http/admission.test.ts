import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProblem } from '@quintet/contracts/problem'
import type { Urgency } from '@quintet/contracts/route'
import { Admission } from './admission.ts'

/** Creates an admission with an adjustable clock, and work that ends on demand. */
function aHouse() {
  let now = 0
  const admission = new Admission(() => now)
  const begun: string[] = []
  const release = new Map<string, () => void>()
  const ask = (urgency: Urgency, name: string) =>
    admission.within(urgency, () => {
      begun.push(name)
      return new Promise<void>((resolve) => release.set(name, resolve))
    })
  const askMany = (urgency: Urgency, count: number) =>
    Array.from({ length: count }, (_, at) => ask(urgency, `${urgency} ${at}`))
  return {
    admission,
    begun,
    ask,
    askMany,
    turn: (ms: number) => (now += ms),
    end: async (name: string) => {
      release.get(name)?.()
      await new Promise(setImmediate)
    },
    endAll: async (all: Promise<unknown>[]) => {
      const ended = Promise.allSettled(all)
      while (release.size > 0) {
        const [[name, end]] = [...release] as [[string, () => void]]
        release.delete(name)
        end()
        await new Promise(setImmediate)
      }
      await ended
    },
  }
}

test('[security 4.8] reserves the last places for more urgent requests', async () => {
  const { askMany, begun, endAll } = aHouse()
  const all = [
    ...askMany('rest', 30),
    ...askMany('browsing', 30),
    ...askMany('starting', 30),
    ...askMany('watching', 30),
  ]
  const counted = (urgency: Urgency) => begun.filter((name) => name.startsWith(urgency)).length
  assert.deepEqual(
    [counted('rest'), counted('browsing'), counted('starting'), counted('watching')],
    [16, 8, 4, 4],
  )
  await endAll(all)
  assert.equal(begun.length, 120)
})

test('[security 4.8] admits waiting requests in order: running playback, starting playback, browsing, the rest', async () => {
  const { ask, askMany, begun, end, endAll } = aHouse()
  const all = [
    ...askMany('watching', 32),
    ask('rest', 'a'),
    ask('browsing', 'b'),
    ask('starting', 'c'),
    ask('watching', 'd'),
  ]
  await end('watching 0')
  assert.equal(begun.at(-1), 'd')
  for (let number = 1; number <= 5; number++) await end(`watching ${number}`)
  assert.equal(begun.at(-1), 'c')
  for (let number = 6; number <= 10; number++) await end(`watching ${number}`)
  assert.equal(begun.at(-1), 'b')
  await endAll(all)
  assert.equal(begun.at(-1), 'a')
})

test('[security 4.8] a full queue turns away the less urgent and never a player', async () => {
  const { admission, ask, askMany, endAll } = aHouse()
  const all = [...askMany('watching', 32), ...askMany('rest', 1), ...askMany('browsing', 4999)]
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(String, (error: unknown) => isProblem(error, 'overloaded') && 'overloaded')
  assert.equal(await codeOf(ask('rest', 'one more')), 'overloaded')
  const player = ask('watching', 'player')
  assert.deepEqual(admission.state().waiting, { watching: 1, starting: 0, browsing: 4999, rest: 0 })
  const begins = ask('starting', 'begins')
  assert.deepEqual(admission.state().waiting, { watching: 1, starting: 1, browsing: 4998, rest: 0 })
  assert.deepEqual(
    await Promise.all([all[32], all.at(-1)].map((each) => codeOf(each ?? Promise.resolve()))),
    ['overloaded', 'overloaded'],
  )
  await endAll([...all, player, begins])
})

test('[security 4.8] refuses a request that waited too long with a retry time, and lets a player wait longer', async () => {
  const { admission, ask, askMany, end, endAll, turn } = aHouse()
  const all = askMany('watching', 32)
  const [browses, plays] = [ask('browsing', 'b'), ask('starting', 'c')]
  const refused = assert.rejects(browses, (error) => {
    assert.ok(isProblem(error, 'overloaded'))
    const { retryAfter } = error.details
    return retryAfter >= 2 && retryAfter <= 8
  })
  turn(2001)
  await end('watching 0')
  await refused
  assert.deepEqual(admission.state().refused, { watching: 0, starting: 0, browsing: 1, rest: 0 })
  await endAll([...all, plays])
  assert.deepEqual(admission.state(), {
    running: 0,
    waiting: { watching: 0, starting: 0, browsing: 0, rest: 0 },
    refused: { watching: 0, starting: 0, browsing: 1, rest: 0 },
  })
})

test('[security 4.8] refuses overdue requests even if no place is freed', async () => {
  const { ask, askMany, endAll, turn } = aHouse()
  const all = askMany('watching', 32)
  const browses = ask('browsing', 'b')
  turn(2001)
  await assert.rejects(browses, (error) => isProblem(error, 'overloaded'))
  await endAll(all)
})

test('[security 4.8] refuses at once when five thousand requests are waiting', async () => {
  const { askMany, ask, endAll } = aHouse()
  const all = askMany('watching', 32 + 5000)
  await assert.rejects(ask('watching', 'late'), (error) => isProblem(error, 'overloaded'))
  await endAll(all.slice(0, 32))
})

test('[security 4.8] admits a page’s own subrequests with it', async () => {
  const { admission, askMany, endAll } = aHouse()
  const all = askMany('rest', 15)
  const asked = await admission.within('rest', () =>
    admission.within('rest', () => Promise.resolve('inside')),
  )
  assert.equal(asked, 'inside')
  await endAll(all)
})

test('[security 4.8] frees the place of work that fails', async () => {
  const { admission } = aHouse()
  await assert.rejects(
    admission.within('rest', () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  assert.equal(admission.state().running, 0)
})
