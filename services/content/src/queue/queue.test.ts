import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ListeningQueue } from '@quintet/contracts/listening-queue'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { getQueue, putQueue } from '@quintet/contracts/queue'
import { logIn } from '@quintet/contracts/session'
import { QUEUE_MAX } from '@quintet/domain/listening/queue-limits'
import {
  callerOver,
  lockDevice,
  type Product,
  programSend,
  startProduct,
  type TestMember,
} from '@quintet/testing'

describe('the queue of a profile', () => {
  let product: Product
  let tracks: number[]
  let unsafe: number
  before(async () => {
    product = await startProduct()
    const safe = async () => (await product.aTrack({ rating: 'FSK-0' })).id
    tracks = [await safe(), await safe(), await safe()]
    unsafe = (await product.aTrack({ rating: 'FSK-16' })).id
  })
  after(() => product.stop())

  async function anotherDevice({ email, password }: TestMember) {
    const { body } = await product.call(logIn, { body: { username: email, password, productId: 221 } })
    return callerOver(programSend(product.origin, { authorization: `Bearer ${body.token}` }))
  }
  const queueOf = (revision: number, contentIds: readonly number[], more: Partial<ListeningQueue> = {}) => ({
    revision,
    entries: contentIds.map((contentId, place) => ({ id: `e${place}_${contentId}`, contentId, place })),
    at: 0,
    position: 0,
    shuffle: false,
    repeat: 'off' as const,
    ...more,
  })
  const idsOf = ({ entries }: Pick<ListeningQueue, 'entries'>) => entries.map(({ contentId }) => contentId)

  test('[decisions 11.1] another device continues the stored queue, and knows its source', async () => {
    const member = await product.aMember()
    assert.deepEqual((await member.call(getQueue)).body, {
      ...queueOf(0, []),
      device: null,
      updatedAt: null,
    })
    const wish = queueOf(0, tracks, { at: 1, position: 12.5, repeat: 'all' })
    const { body } = await member.call(putQueue, { body: wish })
    assert.deepEqual(
      [body.revision, idsOf(body), body.at, body.position, body.repeat, body.device?.isThis],
      [1, tracks, 1, 12.5, 'all', true],
    )
    const elsewhere = await anotherDevice(member)
    const there = (await elsewhere(getQueue)).body
    assert.deepEqual({ ...there, device: null }, { ...body, device: null })
    assert.equal(there.device?.isThis, false)
  })

  test('[decisions 11.1] rejects a change to an outdated queue, and returns the current one', async () => {
    const member = await product.aMember()
    const elsewhere = await anotherDevice(member)
    await member.call(putQueue, { body: queueOf(0, tracks) })
    await elsewhere(putQueue, { body: queueOf(1, tracks.slice(1)) })
    const late = await member.call(putQueue, { body: queueOf(1, []) })
    assert.equal(late.status, 409)
    assert.equal(late.problem?.code, 'stale_queue')
    const { queue } = late.problem as unknown as { queue: ListeningQueue }
    assert.deepEqual([queue.revision, idsOf(queue)], [2, tracks.slice(1)])
  })

  test('[decisions 11.1] two devices that add concurrently lose nothing', async () => {
    const member = await product.aMember()
    const devices = [member.call, await anotherDevice(member)] as const
    const ROUNDS = 25
    const addAll = async (call: TestMember['call'], name: string) => {
      for (let round = 0; round < ROUNDS; round++) {
        let queue = (await call(getQueue)).body
        for (;;) {
          const added = { id: `${name}${round}`, contentId: tracks[0] ?? 0, place: queue.entries.length }
          const { revision, at, position, shuffle, repeat, entries } = queue
          const answer = await call(putQueue, {
            body: { revision, at, position, shuffle, repeat, entries: [...entries, added] },
          })
          if (answer.status === 200) break
          queue = (answer.problem as unknown as { queue: ListeningQueue }).queue
        }
      }
    }
    await Promise.all(devices.map((call, index) => addAll(call, ['a', 'b'][index] ?? '')))
    const { body } = await member.call(getQueue)
    assert.equal(body.revision, 2 * ROUNDS)
    for (const name of ['a', 'b'])
      assert.deepEqual(
        body.entries.map(({ id }) => id).filter((id) => id.startsWith(name)),
        Array.from({ length: ROUNDS }, (_, round) => `${name}${round}`),
      )
  })

  test('[decisions 11.1] a queue has at most 1 000 entries with unique ids', async () => {
    const member = await product.aMember()
    const many = Array.from({ length: QUEUE_MAX }, () => tracks[0] ?? 0)
    assert.equal((await member.call(putQueue, { body: queueOf(0, many) })).body.entries.length, QUEUE_MAX)
    assert.equal((await member.call(putQueue, { body: queueOf(1, [...many, 1]) })).status, 422)
    const [entry] = queueOf(1, tracks).entries
    assert.ok(entry)
    const doubled = { ...queueOf(1, []), entries: [entry, entry] }
    assert.equal((await member.call(putQueue, { body: doubled })).status, 422)
  })

  test('[decisions 11.1] a locked device neither sees nor changes hidden entries; a hidden current one is skipped', async () => {
    const member = await product.aMember()
    const elsewhere = await anotherDevice(member)
    const [first = 0, second = 0] = tracks
    await member.call(putQueue, { body: queueOf(0, [first, unsafe, second], { at: 1, position: 40 }) })
    await lockDevice(member.call)
    const { body } = await member.call(getQueue)
    assert.deepEqual([idsOf(body), body.at, body.position], [[first, second], 1, 0])
    const changed = (await member.call(putQueue, { body: queueOf(1, [second, unsafe]) })).body
    assert.deepEqual(idsOf(changed), [second])
    assert.deepEqual(idsOf((await elsewhere(getQueue)).body), [second, unsafe], 'its entry is still there')
  })

  test('[decisions 11.1] leaves out titles other than tracks and books; each profile has its own queue', async () => {
    const member = await product.aMember()
    const film = await product.aTitle({ rating: 'FSK-0', media: 'video' })
    const { body } = await member.call(putQueue, { body: queueOf(0, [film.id, 999_999, ...tracks]) })
    assert.deepEqual(idsOf(body), tracks)
    const { id } = (await member.call(createProfile, { body: { name: 'Second' } })).body
    await member.call(switchProfile, { params: { id } })
    assert.equal((await member.call(getQueue)).body.revision, 0)
  })
})
