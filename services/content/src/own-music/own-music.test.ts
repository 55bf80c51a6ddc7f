import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { putHistory } from '@quintet/contracts/history'
import { getDayMix, getMusicAfter, getOwnMusic } from '@quintet/contracts/own-music'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { MIX_TRACKS, MIX_TRACKS_OF_ALBUM } from '@quintet/domain/listening/own-music'
import { lockDevice, type Product, startProduct, type TestMember } from '@quintet/testing'

const SECONDS = 600
const TRACKS = 5

type Album = { id: number; tracks: number[] }

describe('a profile’s own music', () => {
  let product: Product
  let quiet: Album
  let loud: Album
  let sequence = 0
  const others: Album[] = []

  const anAlbum = async (wishes: {
    tags: readonly string[]
    year: number
    rating?: string
    countries?: string[]
  }): Promise<Album> => {
    const rating = wishes.rating ?? 'FSK-0'
    const { year, countries = null } = wishes
    const shared = { vertical: 'music-stream', year, rating, countries } as const
    const { id } = await product.aTitle({
      ...shared,
      kind: 'album',
      tags: wishes.tags,
      categories: ['music-stream:jazz'],
    })
    const tracks: number[] = []
    for (let number = 1; number <= TRACKS; number++)
      tracks.push((await product.aTrack({ ...shared, parentId: id, number })).id)
    await product.publish(id)
    return { id, tracks }
  }

  before(async () => {
    product = await startProduct()
    quiet = await anAlbum({ tags: ['quiet'], year: 1994 })
    loud = await anAlbum({ tags: ['rousing'], year: 2019, rating: 'FSK-16' })
    for (let made = 0; made < 4; made++) others.push(await anAlbum({ tags: ['quiet'], year: 1991 }))
    for (let made = 0; made < 3; made++) others.push(await anAlbum({ tags: ['rousing'], year: 2012 }))
  })
  after(() => product.stop())

  const report = (member: TestMember, contentId: number, position: number) => {
    product.clock.advance(1000)
    const at = product.clock.now().toISOString()
    const body = { position, duration: SECONDS, sequence: ++sequence, at }
    return member.call(putHistory, { params: { contentId }, body })
  }
  /** Plays a track from start to end. */
  const hear = async (member: TestMember, contentId: number, times = 1) => {
    for (let time = 0; time < times; time++)
      for (const position of [1, SECONDS]) await report(member, contentId, position)
  }
  const music = async (member: TestMember) => (await member.call(getOwnMusic)).body
  const idsOf = (items: readonly { contentitem_id: number }[]) => items.map((item) => item.contentitem_id)

  test('[product 6.1] recent music comes first with each album once; most played tracks have a count', async () => {
    const member = await product.aMember()
    const [first = 0, second = 0] = quiet.tracks
    const [other = 0] = loud.tracks
    await hear(member, first)
    await hear(member, second, 3)
    await report(member, other, 30)
    // Reports the last second again, like players do when they are closed.
    await report(member, second, SECONDS)
    const own = await music(member)
    assert.deepEqual(idsOf(own.lately), [quiet.id, loud.id])
    assert.deepEqual(
      own.most_played.map(({ item, plays }) => [item.contentitem_id, plays]),
      [
        [second, 3],
        [first, 1],
      ],
    )
    assert.deepEqual(idsOf(own.history.map(({ item }) => item)), [second, other, first])
    const times = own.history.map(({ heard_at }) => heard_at)
    assert.deepEqual(times, times.toSorted().toReversed())
    assert.ok(Math.abs(Date.parse(times[0] ?? '') - product.clock.now().getTime()) < DAY_MS)
    assert.deepEqual(new Set(idsOf(own.albums)), new Set([quiet.id, loud.id]))
  })

  test('[product 6.1] the music belongs to the profile, and a locked device only sees what it may', async () => {
    const member = await product.aMember()
    await hear(member, quiet.tracks[0] ?? 0)
    await hear(member, loud.tracks[0] ?? 0, 2)
    const { id } = (await member.call(createProfile, { body: { name: 'Second' } })).body
    const { body: unlocked } = await member.call(getOwnMusic)
    await member.call(switchProfile, { params: { id } })
    assert.deepEqual(await music(member), { lately: [], most_played: [], history: [], albums: [], mixes: [] })
    const stranger = await product.aMember()
    assert.deepEqual((await music(stranger)).history, [])

    const child = await product.aMember()
    await hear(child, quiet.tracks[0] ?? 0)
    await hear(child, loud.tracks[0] ?? 0, 2)
    await lockDevice(child.call)
    const locked = await music(child)
    assert.deepEqual(idsOf(locked.lately), [quiet.id])
    assert.ok(locked.mixes.every(({ because }) => because.contentId === quiet.id))
    assert.equal((await child.call(getMusicAfter, { params: { contentId: loud.id } })).status, 404)
    assert.equal(
      unlocked.mixes.some(({ because }) => because.contentId === loud.id),
      true,
    )
  })

  test('[product 6.2] a mix names its reason, alternates known and new tracks, and changes daily', async () => {
    const member = await product.aMember()
    await hear(member, quiet.tracks[1] ?? 0, 2)
    const { mixes } = await music(member)
    assert.deepEqual(
      mixes.map(({ id, because }) => [id, because.contentId]),
      [
        ['mood-quiet', quiet.id],
        ['decade-1990', quiet.id],
      ],
    )
    const read = async () => (await member.call(getDayMix, { params: { dayMixId: 'mood-quiet' } })).body
    const { tracks, albums } = await read()
    assert.ok(tracks.length <= MIX_TRACKS && tracks.length >= 8)
    assert.ok(quiet.tracks.includes(tracks[0]?.contentitem_id ?? 0), 'begins with what is known')
    assert.ok(!quiet.tracks.includes(tracks[1]?.contentitem_id ?? 0), 'goes on with what is new')
    const isRousing = others.slice(4).flatMap((album) => album.tracks)
    assert.ok(tracks.every((track) => !isRousing.includes(track.contentitem_id)))
    for (const album of albums) {
      const own = tracks.filter(({ parent_id }) => parent_id === album.contentitem_id)
      assert.ok(own.length > 0 && own.length <= MIX_TRACKS_OF_ALBUM)
    }
    assert.deepEqual(idsOf((await read()).tracks), idsOf(tracks))
    product.clock.advance(DAY_MS)
    assert.notDeepEqual(idsOf((await read()).tracks), idsOf(tracks))
    for (const dayMixId of ['mood-rousing', 'decade-1995', 'quiet'])
      assert.equal((await member.call(getDayMix, { params: { dayMixId } })).problem?.code, 'unknown_mix')
  })

  test('[product 6.3] a queue continues with music similar to its last track, never from the same album', async () => {
    const member = await product.aMember()
    const last = quiet.tracks[4] ?? 0
    const { tracks, albums } = (await member.call(getMusicAfter, { params: { contentId: last } })).body
    assert.equal(tracks.length, 10)
    assert.ok(tracks.every(({ parent_id }) => parent_id !== quiet.id))
    assert.equal(new Set(idsOf(tracks)).size, tracks.length)
    assert.ok(tracks.every(({ parent_id }) => idsOf(albums).includes(parent_id ?? 0)))
    const similar = others.slice(0, 4).map(({ id }) => id)
    assert.ok(similar.every((id) => idsOf(albums).includes(id)))
  })
  test('[product 6.2, product 6.3] mixes and what follows a queue leave out music that does not play in the member’s country', async () => {
    const austrian = await product.aMember()
    await product.db
      .updateTable('account')
      .set({ country: 'AT' })
      .where('email', '=', austrian.email)
      .execute()
    const elsewhere = await anAlbum({ tags: ['quiet'], year: 1992, countries: ['DE'] })
    for (const member of [austrian, await product.aMember()]) {
      await hear(member, quiet.tracks[1] ?? 0, 2)
      const params = { contentId: quiet.tracks[4] ?? 0 }
      const mix = await member.call(getDayMix, { params: { dayMixId: 'mood-quiet' } })
      const following = await member.call(getMusicAfter, { params })
      const found = [...mix.body.tracks, ...following.body.tracks].filter(
        ({ parent_id }) => parent_id === elsewhere.id,
      )
      assert.equal(found.length > 0, member !== austrian)
    }
  })
})
