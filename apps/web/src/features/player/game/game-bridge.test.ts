import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { Problem } from '@quintet/contracts/problem'
import { GAME_SAVE_MAX_BYTES } from '@quintet/domain/playback/game-saves'
import { GameBridge } from './game-bridge.ts'
import type { Saves } from './saves.ts'

/** A minimal service: a text and its version, as `PUT /user/saves` keeps it. */
function aService(text: string | null = null) {
  const kept = { text, version: 0 }
  const wishes: { isLeaving: boolean }[] = []
  let failure: Error | null = null
  const saves: Saves = {
    async read() {
      if (failure) throw failure
      return { text: kept.text, etag: `"${kept.version}"` }
    },
    async write(next, etag, wish) {
      wishes.push(wish)
      if (failure) throw failure
      if (etag !== `"${kept.version}"`) throw new Problem('save_changed')
      kept.text = next
      return `"${++kept.version}"`
    },
  }
  return { saves, kept, wishes, fail: (error: Error | null) => (failure = error) }
}

/** Returns a bridge, its frame and the messages sent to the frame. */
function aBridge({ saves }: { saves: Saves }) {
  const told: unknown[] = []
  const frame = { postMessage: (message: unknown) => told.push(message) } as unknown as Window
  const scores: number[] = []
  const tellScore = (score: number) => scores.push(score)
  const bridge = new GameBridge(saves, { frame: () => frame, volume: () => 0.5, tellScore })
  const say = (message: object, from: { source?: Window; origin?: string } = {}) =>
    bridge.hear({ source: frame, origin: 'null', data: { quintet: 1, ...message }, ...from })
  return { bridge, told, say, scores }
}

/** Responses take a few turns of the event loop; `setImmediate` is not mocked. */
const settle = () => new Promise((done) => setImmediate(done))
async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms)
  await settle()
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('[decisions 12.9] a game that loads is sent the volume and its save', async () => {
  const { told, say } = aBridge(aService('level 3'))
  say({ type: 'load' })
  await settle()
  assert.deepEqual(told, [
    { quintet: 1, type: 'volume', value: 0.5 },
    { quintet: 1, type: 'loaded', text: 'level 3' },
  ])
})

test('[decisions 12.7] however often a game saves, the service gets the first save, then the last every two seconds', async () => {
  const service = aService()
  const { told, say } = aBridge(service)
  say({ type: 'load' })
  await settle()
  say({ type: 'save', text: 'step 0' })
  await settle()
  for (let step = 1; step < 100; step++) say({ type: 'save', text: `step ${step}` })
  await settle()
  assert.deepEqual(service.kept, { text: 'step 0', version: 1 })
  await pass(2000)
  assert.deepEqual(service.kept, { text: 'step 99', version: 2 })
  assert.deepEqual(told.slice(2), [
    { quintet: 1, type: 'saved' },
    { quintet: 1, type: 'saved' },
  ])
})

test('[decisions 12.9] accepts messages from its own frame only, and only of the agreed shape', async () => {
  const service = aService()
  const { told, say, bridge } = aBridge(service)
  say({ type: 'load' })
  await settle()
  const before = told.length
  const nested = { postMessage: () => {} } as unknown as Window
  say({ type: 'save', text: 'forged' }, { source: nested })
  say({ type: 'save', text: 'forged' }, { origin: 'https://elsewhere.example' })
  bridge.hear({ source: null, origin: 'null', data: { quintet: 1, type: 'save', text: 'forged' } })
  for (const message of [{ quintet: 2 }, { type: 'delete' }, { type: 'save' }])
    say({ type: 'save', ...message })
  say({ type: 'save', text: { toString: 'x' } })
  for (const data of [null, 'save', 7, [], { type: 'save', text: 'x' }])
    bridge.hear({ source: null, origin: 'null', data })
  await pass(60_000)
  assert.deepEqual(service.kept, { text: null, version: 0 })
  assert.deepEqual(
    told.slice(before),
    [{ quintet: 1, type: 'not-saved' }],
    'a save of something else than text is refused, all else not even answered',
  )
})

test('[decisions 12.7] refuses a save that is too large before sending it', async () => {
  const service = aService()
  const { told, say } = aBridge(service)
  say({ type: 'load' })
  await settle()
  say({ type: 'save', text: 'x'.repeat(GAME_SAVE_MAX_BYTES + 1) })
  await pass(60_000)
  assert.deepEqual(told.at(-1), { quintet: 1, type: 'not-saved' })
  assert.equal(service.wishes.length, 0)
})

test('[decisions 12.7] if another device has saved in the meantime, the game continues from that save', async () => {
  const service = aService('old')
  const { told, say } = aBridge(service)
  say({ type: 'load' })
  await settle()
  Object.assign(service.kept, { text: 'of the phone', version: 5 })
  say({ type: 'save', text: 'of this page' })
  await settle()
  assert.deepEqual(told.slice(2), [
    { quintet: 1, type: 'not-saved' },
    { quintet: 1, type: 'loaded', text: 'of the phone' },
  ])
  say({ type: 'save', text: 'after it' })
  await pass(2000)
  assert.deepEqual(service.kept, { text: 'after it', version: 6 })
})

test('[decisions 12.7] retries without a connection, and never overwrites a save that it has not read', async () => {
  const service = aService('level 9')
  const { told, say } = aBridge(service)
  service.fail(new TypeError('Failed to fetch'))
  say({ type: 'load' })
  await settle()
  say({ type: 'save', text: 'level 1' })
  assert.deepEqual(told.at(-1), { quintet: 1, type: 'not-saved' })
  service.fail(null)
  await pass(5000)
  assert.deepEqual(told.at(-1), { quintet: 1, type: 'loaded', text: 'level 9' })
  service.fail(new TypeError('Failed to fetch'))
  say({ type: 'save', text: 'level 10' })
  await settle()
  assert.deepEqual(told.at(-1), { quintet: 1, type: 'not-saved' })
  service.fail(null)
  await pass(5000)
  assert.deepEqual(service.kept, { text: 'level 10', version: 1 })
})

test('[decisions 12.7] closing saves at once, and later messages are ignored', async () => {
  const service = aService()
  const { say, bridge } = aBridge(service)
  say({ type: 'load' })
  await settle()
  say({ type: 'save', text: 'first' })
  await settle()
  say({ type: 'save', text: 'last' })
  bridge.close()
  await settle()
  assert.deepEqual(service.kept, { text: 'last', version: 2 })
  assert.deepEqual(service.wishes, [{ isLeaving: false }, { isLeaving: true }])
  say({ type: 'save', text: 'after' })
  await pass(60_000)
  assert.equal(service.kept.version, 2)
})

test('[decisions 12.12] passes on a score if it is the best of the session, and nothing else', () => {
  const { say, scores } = aBridge(aService())
  for (const value of [5, 3, 5, 8, -1, 2.5, Number.NaN, '9', null, 2 ** 40]) say({ type: 'score', value })
  say({ type: 'score' })
  say({ type: 'score', value: 9 }, { origin: 'https://elsewhere.example' })
  assert.deepEqual(scores, [5, 8])
})
