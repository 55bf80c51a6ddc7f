import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contract from '@quintet/contracts/mixes'
import type { Mix } from '@quintet/contracts/mix'
import { getMe } from '@quintet/contracts/user'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { MIX_ENTRIES_MAX, MIXES_MAX } from '@quintet/domain/listening/mix-limits'
import { lockDevice, type Product, startProduct, type TestMember } from '@quintet/testing'

describe('own playlists', () => {
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

  const make = async ({ call }: Pick<TestMember, 'call'>, name = 'Sunday') =>
    (await call(contract.createMix, { body: { name } })).body
  const put = ({ call }: Pick<TestMember, 'call'>, { id, revision }: Mix, entries: { contentId: number }[]) =>
    call(contract.putMixEntries, { params: { mixId: id }, body: { revision, entries } })
  const idsOf = ({ entries }: Mix) => entries.map(({ contentId }) => contentId)
  const entriesOf = (ids: readonly number[]) => ids.map((contentId) => ({ contentId }))

  test('[decisions 11.6] a playlist can be created, filled, rearranged, renamed and deleted', async () => {
    const member = await product.aMember()
    const empty = await make(member)
    assert.deepEqual([empty.name, empty.entries, empty.revision], ['Sunday', [], 0])
    const [one = 0, two = 0] = tracks
    const filled = (await put(member, empty, entriesOf([one, two, one]))).body
    assert.deepEqual(idsOf(filled), [one, two, one])
    assert.equal(new Set(filled.entries.map(({ id }) => id)).size, 3, 'the same track may stand there twice')
    const turned = (await put(member, filled, filled.entries.toReversed())).body
    assert.deepEqual(turned.entries, filled.entries.toReversed(), 'entries keep their ids')
    const params = { mixId: empty.id }
    product.clock.advance(1000)
    const renamed = await member.call(contract.changeMix, { params, body: { name: ' Monday ' } })
    assert.deepEqual([renamed.body.name, idsOf(renamed.body)], ['Monday', [one, two, one]])
    assert.deepEqual((await member.call(contract.listMixes)).body, [renamed.body])
    for (let times = 0; times < 2; times++)
      assert.equal((await member.call(contract.deleteMix, { params })).status, 204)
    assert.equal((await member.call(contract.getMix, { params })).problem?.code, 'unknown_mix')
  })

  test('[decisions 11.13] a shared playlist is played by the household, changed only by its owner, and can be unshared', async () => {
    const member = await product.aMember()
    const mix = await make(member)
    const filled = (await put(member, mix, entriesOf(tracks))).body
    const params = { mixId: mix.id }
    const { id: second } = (await member.call(createProfile, { body: { name: 'Second' } })).body
    const first = (await member.call(getMe)).body.profile
    const asSecond = () => member.call(switchProfile, { params: { id: second } })
    const asFirst = () => member.call(switchProfile, { params: { id: first.id } })
    await asSecond()
    assert.deepEqual((await member.call(contract.listMixes)).body, [])
    await asFirst()
    const shared = (await member.call(contract.changeMix, { params, body: { shared: true } })).body
    assert.deepEqual([shared.shared, shared.owner, shared.name], [true, null, 'Sunday'])
    await asSecond()
    const [heard] = (await member.call(contract.listMixes)).body
    assert.deepEqual([heard?.owner, heard && idsOf(heard)], [first.name, tracks])
    for (const refused of [
      await member.call(contract.changeMix, { params, body: { name: 'Mine' } }),
      await member.call(contract.changeMix, { params, body: { shared: false } }),
      await put(member, filled, []),
    ])
      assert.equal(refused.problem?.code, 'unknown_mix')
    await member.call(contract.deleteMix, { params })
    assert.deepEqual(idsOf((await member.call(contract.getMix, { params })).body), tracks)
    const stranger = await product.aMember()
    assert.equal((await stranger.call(contract.getMix, { params })).problem?.code, 'unknown_mix')
    await asFirst()
    await member.call(contract.changeMix, { params, body: { shared: false } })
    await asSecond()
    assert.equal((await member.call(contract.getMix, { params })).problem?.code, 'unknown_mix')
    const nothing = await member.call(contract.changeMix, { params, body: {} })
    assert.equal(nothing.status, 422)
  })

  test('[decisions 11.13] a locked device of the household only sees what it may hear of a shared playlist', async () => {
    const member = await product.aMember()
    const mixed = await make(member, 'Mixed')
    await put(member, mixed, entriesOf([unsafe, tracks[0] ?? 0]))
    const hidden = await make(member, 'Hidden')
    await put(member, hidden, entriesOf([unsafe]))
    for (const { id } of [mixed, hidden])
      await member.call(contract.changeMix, { params: { mixId: id }, body: { shared: true } })
    const { id: second } = (await member.call(createProfile, { body: { name: 'Child' } })).body
    await member.call(switchProfile, { params: { id: second } })
    assert.equal((await member.call(contract.listMixes)).body.length, 2)
    await lockDevice(member.call)
    const told = (await member.call(contract.listMixes)).body
    assert.deepEqual(
      told.map((mix) => [mix.name, idsOf(mix)]),
      [['Mixed', [tracks[0]]]],
    )
  })

  test('[decisions 11.6] concurrent changes from two devices lose nothing: the later one gets the current state', async () => {
    const member = await product.aMember()
    const read = await make(member)
    await put(member, read, entriesOf(tracks))
    const late = await put(member, read, [])
    assert.deepEqual([late.status, late.problem?.code], [409, 'stale_mix'])
    assert.deepEqual(idsOf((late.problem as unknown as { mix: Mix }).mix), tracks)
  })

  test('[decisions 11.6] limits and invalid input are reported with helpful messages', async () => {
    const member = await product.aMember()
    const mix = await make(member)
    const many = Array.from({ length: MIX_ENTRIES_MAX + 1 }, () => tracks[0] ?? 0)
    const tooMany = await put(member, mix, entriesOf(many))
    assert.equal(tooMany.status, 422)
    assert.partialDeepStrictEqual(tooMany.problem, {
      errors: [{ path: 'entries', message: 'A playlist holds up to 1000 tracks. Remove some first.' }],
    })
    const unnamed = await member.call(contract.createMix, { body: { name: '  ' } })
    assert.partialDeepStrictEqual(unnamed.problem, {
      errors: [{ path: 'name', message: 'Give the playlist a name.' }],
    })
    assert.equal((await put(member, mix, entriesOf([999_999]))).problem?.code, 'unknown_content')
    const film = await product.aTitle({ media: 'video' })
    assert.equal((await put(member, mix, entriesOf([film.id]))).problem?.code, 'not_for_mixes')
    const full = await put(member, mix, entriesOf(many.slice(1)))
    assert.equal(full.body.entries.length, MIX_ENTRIES_MAX)
  })

  test('[decisions 11.6] a profile has at most 200 playlists, even with concurrent requests', async () => {
    const member = await product.aMember()
    const statuses: number[] = []
    for (let made = 0; made < MIXES_MAX + 4; made += 4) {
      const four = Array.from({ length: 4 }, () => member.call(contract.createMix, { body: { name: 'One' } }))
      statuses.push(...(await Promise.all(four)).map(({ status }) => status))
    }
    assert.deepEqual(statuses.filter((status) => status === 201).length, MIXES_MAX)
    assert.deepEqual(new Set(statuses.slice(MIXES_MAX)), new Set([409]))
  })

  test('[decisions 11.6] other profiles and accounts have no access to a playlist', async () => {
    const member = await product.aMember()
    const { id: mixId } = await make(member)
    const other = await product.aMember()
    assert.equal((await other.call(contract.getMix, { params: { mixId } })).problem?.code, 'unknown_mix')
    assert.equal(
      (
        await put(
          other,
          await member.call(contract.getMix, { params: { mixId } }).then(({ body }) => body),
          [],
        )
      ).status,
      404,
    )
    await other.call(contract.deleteMix, { params: { mixId } })
    assert.equal((await member.call(contract.getMix, { params: { mixId } })).status, 200)
    const { id } = (await member.call(createProfile, { body: { name: 'Second' } })).body
    await member.call(switchProfile, { params: { id } })
    assert.deepEqual((await member.call(contract.listMixes)).body, [])
  })

  test('[decisions 11.6] a locked device sees safe tracks only and no playlists without any, and cannot change them', async () => {
    const member = await product.aMember()
    const [first = 0, second = 0] = tracks
    const mixed = await make(member, 'Mixed')
    await put(member, mixed, entriesOf([first, unsafe, second]))
    await put(member, await make(member, 'All grown up'), entriesOf([unsafe]))
    await lockDevice(member.call)
    const { body } = await member.call(contract.listMixes)
    assert.deepEqual(
      body.map((mix) => [mix.name, idsOf(mix)]),
      [['Mixed', [first, second]]],
    )
    for (const refused of [
      await put(member, mixed, []),
      await member.call(contract.createMix, { body: { name: 'New' } }),
      await member.call(contract.deleteMix, { params: { mixId: mixed.id } }),
    ])
      assert.equal(refused.problem?.code, 'kids_locked')
  })

  test('[decisions 11.6] a temporarily unavailable track keeps its place and comes back', async () => {
    const member = await product.aMember()
    const from = new Date(product.clock.now().getTime() + 60_000)
    const soonGone = await product.aTrack({ availableUntil: from })
    const [one = 0, two = 0] = tracks
    const all = (await put(member, await make(member), entriesOf([one, soonGone.id, two]))).body
    product.clock.advance(61_000)
    const params = { mixId: all.id }
    const shown = (await member.call(contract.getMix, { params })).body
    assert.deepEqual(idsOf(shown), [one, two])
    await put(member, shown, shown.entries.toReversed())
    const row = await product.db
      .selectFrom('mix')
      .select('entries')
      .where('id', '=', all.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      row.entries.map(({ contentId }) => contentId),
      [two, one, soonGone.id],
    )
  })
})
