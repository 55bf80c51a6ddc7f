import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Playable, PlayRequest } from './play-request.ts'
import { makePlayer, type LoadedPlayer, type TellRequest } from './player.ts'

Object.assign(globalThis, { document: { activeElement: null } })

const titleOf = (id: number): Playable => ({
  id,
  title: `Title ${id}`,
  vertical: 'movies',
  type: 'VIDEO',
  groupId: id,
})
const requestFor = (id: number): PlayRequest => ({ item: titleOf(id), queue: [] })

/** Returns a player whose code arrives when `arrive` is called; `done` records the commands it gets. */
function setUp() {
  const done: string[] = []
  let loads = 0
  const code = Promise.withResolvers<LoadedPlayer>()
  let tell: TellRequest = () => {}
  const player = makePlayer((given) => {
    loads++
    tell = given
    return code.promise
  })
  const arrive = async () => {
    code.resolve({
      play: ({ item }) => done.push(`play ${item.id}`),
      enqueue: async (titles, where) => {
        done.push(`${where} ${titles.map(({ id }) => id).join(' ')}`)
      },
      prepare: ({ id }, isPressed) => {
        done.push(`${isPressed ? 'press' : 'prepare'} ${id}`)
        return () => done.push(`leave ${id}`)
      },
      restore: ({ revision }) => done.push(`restore ${revision}`),
      close: () => done.push('close'),
    })
    await new Promise(setImmediate)
  }
  return { player, done, arrive, loads: () => loads, tell: (request: PlayRequest | null) => tell(request) }
}

test('loads nothing until the user is about to play, and then only once', async () => {
  const { player, done, arrive, loads } = setUp()
  assert.equal(loads(), 0)
  player.load()
  player.play(requestFor(1))
  await arrive()
  player.play(requestFor(2))
  await new Promise(setImmediate)
  assert.equal(loads(), 1)
  assert.deepEqual(done, ['play 1', 'play 2'])
})

test('plays the latest request once the code is loaded, and nothing if it was closed in the meantime', async () => {
  const pressed = setUp()
  pressed.player.play(requestFor(1))
  pressed.player.play(requestFor(2))
  await pressed.arrive()
  assert.deepEqual(pressed.done, ['play 2'])
  const closed = setUp()
  closed.player.play(requestFor(1))
  closed.player.close()
  await closed.arrive()
  assert.deepEqual(closed.done, [])
  assert.equal(closed.player.requestNow(), null)
})

test('tells pages at once what is playing, including when the player moves on by itself', async () => {
  const { player, arrive, tell } = setUp()
  const told: (number | undefined)[] = []
  player.subscribe(() => told.push(player.requestNow()?.item.id))
  player.play(requestFor(1))
  assert.deepEqual(told, [1])
  await arrive()
  tell(requestFor(2))
  tell(null)
  assert.deepEqual(told, [1, 2, undefined])
})

test('preloads one title at a time, counts a press and its focus once, and cancels on leaving', async () => {
  const { player, done, arrive } = setUp()
  player.load()
  await arrive()
  const [one, other] = [player.preparing(titleOf(1)), player.preparing(titleOf(2))]
  one.onPointerEnter()
  other.onPointerEnter()
  other.onPointerDown()
  other.onFocus()
  await new Promise(setImmediate)
  assert.deepEqual(done, ['prepare 1', 'leave 1', 'prepare 2', 'leave 2', 'press 2'])
})

test('preloads nothing if the pointer left before the code was loaded', async () => {
  const { player, done, arrive } = setUp()
  const { onPointerEnter, onPointerLeave } = player.preparing(titleOf(1))
  onPointerEnter()
  onPointerLeave()
  await arrive()
  assert.deepEqual(done, [])
})
