import assert from 'node:assert/strict'
import test from 'node:test'
import { chanceOf } from '../../games/kit/chance.js'
import { createInput } from '../../games/kit/input.js'
import { createLoop, STEP_SECONDS } from '../../games/kit/loop.js'
import { createProgress } from '../../games/kit/progress.js'
import { openSaves } from '../../games/kit/saves.js'
import { hertzOf, readLine } from '../../games/kit/tune.js'

type Message = { type: string; text?: string | null }

/** Fakes the page around a game, with answers by `reply`, and a clock whose timers fire when `expire` is called. */
function framedBy(reply: (message: Message) => Message | null) {
  const hearers = new Map<string, (message: Message) => void>()
  const told: Message[] = []
  const waits: (() => void)[] = []
  const house = {
    hear: (type: string, act: (message: Message) => void) => void hearers.set(type, act),
    tell(message: Message) {
      told.push(message)
      const answer = reply(message)
      if (answer) queueMicrotask(() => hearers.get(answer.type)?.(answer))
    },
  }
  const later = (act: () => void) => void waits.push(act)
  const hear = (message: Message) => hearers.get(message.type)?.(message)
  return {
    saves: openSaves(house, { later }),
    told,
    hear,
    expire: () => waits.splice(0).forEach((act) => act()),
  }
}

test('the same seed gives the same random values, another seed different ones', () => {
  const deal = (seed: number) => Array.from({ length: 5 }, () => chanceOf(seed).whole(1000))
  assert.deepEqual(deal(7), deal(7))
  const [one, two] = [chanceOf(7), chanceOf(8)]
  assert.notDeepEqual([one.next(), one.next()], [two.next(), two.next()])
  const list = [1, 2, 3, 4, 5, 6]
  assert.deepEqual(
    chanceOf(3)
      .shuffled(list)
      .toSorted((a: number, b: number) => a - b),
    list,
  )
})

test('a second is sixty steps, at 30 frames per second as at 144', () => {
  for (const rate of [30, 60, 144]) {
    let steps = 0
    const loop = createLoop({ update: () => steps++, draw: () => {} })
    loop.run()
    for (let frame = 0; frame <= rate; frame++) loop.frame((frame * 1000) / rate)
    assert.ok(Math.abs(steps - 1 / STEP_SECONDS) <= 1, `${steps} steps at ${rate}`)
  }
})

test('the loop stops in a pause and does not catch up afterwards', () => {
  let steps = 0
  const loop = createLoop({ update: () => steps++, draw: () => {} })
  loop.frame(0)
  loop.frame(1000)
  assert.equal(steps, 0)
  loop.run()
  loop.frame(2000)
  loop.frame(60_000)
  assert.ok(steps <= 7, `${steps} steps after a minute in the background`)
})

test('a control pressed between two steps is seen in the next one, once', () => {
  const input = createInput()
  input.press('a', 'Space')
  input.release('a', 'Space')
  assert.ok(input.pressed('a'))
  assert.ok(!input.held('a'))
  input.settle()
  assert.ok(!input.pressed('a'))
})

test('two devices hold one control until both are released', () => {
  const input = createInput()
  input.press('right', 'KeyD')
  input.press('right', 'pad')
  input.release('right', 'KeyD')
  assert.equal(input.x, 1)
  input.release('right', 'pad')
  assert.equal(input.x, 0)
})

test('loads what was saved; another version or invalid text counts as none', async () => {
  const of = (text: string | null) => framedBy(() => ({ type: 'loaded', text })).saves.load()
  assert.deepEqual(await of('{"version":1,"state":{"reached":3}}'), { reached: 3 })
  assert.equal(await of('{"version":9,"state":{}}'), null)
  assert.equal(await of('{"version'), null)
  assert.equal(await of(null), null)
})

test('without an answer, the game continues without saves', async () => {
  const { saves, expire } = framedBy(() => null)
  const loading = saves.load()
  expire()
  assert.equal(await loading, null)
  const saving = saves.save({ reached: 2 })
  expire()
  assert.equal(await saving, false)
})

test('while a save is in progress, only the newest of the following ones is sent', async () => {
  const { saves, told } = framedBy(({ type }) => (type === 'save' ? { type: 'saved' } : null))
  const all = [1, 2, 3].map((reached) => saves.save({ reached }))
  assert.deepEqual(await Promise.all(all), [true, false, false])
  assert.deepEqual(
    told.map(({ text }) => JSON.parse(text ?? '').state.reached),
    [1, 3],
  )
})

test('winning a round unlocks the next one, and the best score is kept', async () => {
  const { saves } = framedBy(({ type }) => ({ type: type === 'load' ? 'loaded' : 'saved', text: null }))
  const progress = createProgress(saves, 2)
  await progress.read()
  assert.ok(progress.finish(1, 50, true))
  assert.equal(progress.reached, 2)
  assert.ok(!progress.finish(1, 40, true))
  assert.equal(progress.best(1), 50)
  progress.finish(2, 10, true)
  assert.equal(progress.reached, 2)
})

test('a late save, or one from another device, is merged with the progress here and saved', async () => {
  const { saves, expire, hear, told } = framedBy(({ type }) => (type === 'save' ? { type: 'saved' } : null))
  const progress = createProgress(saves, 9)
  const reading = progress.read()
  expire()
  await reading
  progress.finish(1, 70, true)
  const state = { reached: 5, best: { 1: 40, 4: 90 }, kept: { cat: 'fed' } }
  hear({ type: 'loaded', text: JSON.stringify({ version: 1, state }) })
  assert.deepEqual([progress.reached, progress.best(1), progress.best(4)], [5, 70, 90])
  assert.deepEqual(progress.kept, { cat: 'fed' })
  await new Promise((done) => setImmediate(done))
  assert.equal(JSON.parse(told.at(-1)?.text ?? '').state.reached, 5)
})

test('a line of a tune is notes, holds and rests', () => {
  assert.equal(Math.round(hertzOf('a4')), 440)
  assert.equal(Math.round(hertzOf('c4')), 262)
  const [first, held, rest, chord] = readLine('a4 - . a3+a4')
  assert.deepEqual([first?.length, held, rest], [2, null, null])
  assert.deepEqual(chord?.hertz.map(Math.round), [220, 440])
})
