/** A running playback continues only as long as membership and lock allow, whatever address was handed out. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { listPlayback, getTrailer, startPlayback } from '@quintet/contracts/playback'
import { logOut } from '@quintet/contracts/session'
import { lockDevice, type Product, startProduct, type TestMember, writePackaged } from '@quintet/testing'

describe('running playback', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aFilm = () => product.aTitle({ media: 'video', rating: 'FSK-18' })
  const aChannel = async () => {
    const film = await aFilm()
    await writePackaged(product.foundation, film, { videos: ['v-360p'] })
    return product.aTitle({
      kind: 'channel',
      rating: 'FSK-18',
      programme: { rules: [], titles: [film.id], apartHours: 0 },
    })
  }
  const aMatch = async () => {
    const startsAt = new Date(product.clock.now().getTime() - 20_000)
    const match = await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      rating: 'FSK-18',
      media: 'video',
      live: true,
      startsAt,
    })
    await writePackaged(product.foundation, match, { videos: ['v-360p'] })
    return match
  }
  const begin = async (member: TestMember, title = aFilm): Promise<string> => {
    const { id } = await title()
    const { body } = await member.call(startPlayback, { body: { contentId: id } })
    return (body.manifest ?? '').replace(/\/[^/]*$/, '')
  }
  // These titles have no files: an allowed address is unknown, a forbidden one has ended.
  const codeOf = async (address: string): Promise<string> => {
    const answer = await product.send(address)
    return ((await answer.json()) as { code: string }).code
  }
  const setSubscription = async (
    { email }: TestMember,
    change: { state?: 'ended' | 'past_due'; expire_at?: Date },
  ) => {
    const account = product.db.selectFrom('account').select('id').where('email', '=', email)
    await product.db.updateTable('subscription').set(change).where('account_id', 'in', account).execute()
  }

  for (const [state, change, isOpen] of [
    ['a failed charge', { state: 'past_due' }, true],
    ['the end of the membership', { state: 'ended' }, false],
    ['the end of a cancelled period', { expire_at: new Date(0) }, false],
  ] as const)
    test(`[decisions 4.23] after ${state}, the address ${isOpen ? 'still' : 'no longer'} serves keys and segments`, async () => {
      const member = await product.aMember()
      const base = await begin(member)
      assert.equal(await codeOf(`${base}/key/0`), 'unknown_content')
      await setSubscription(member, change)
      product.clock.advance(1000)
      const expected = isOpen ? 'unknown_content' : 'stream_ended'
      for (const name of ['key/0', 'master.m3u8', '720/1.m4s'])
        assert.equal(await codeOf(`${base}/${name}`), expected, name)
    })

  for (const [what, change] of [
    ['the membership ended', (member: TestMember) => setSubscription(member, { state: 'ended' })],
    ['the device was locked', ({ call }: TestMember) => lockDevice(call)],
    ['the member logged out', ({ call }: TestMember) => call(logOut)],
  ] as const)
    for (const [rule, title] of [
      ['decisions 12.1] a channel', aChannel],
      ['decisions 12.2] a live match', aMatch],
    ] as const)
      test(`[${rule} serves no playlists, keys or segments after ${what}`, async () => {
        const member = await product.aMember()
        const base = await begin(member, title)
        const sound = await (await product.send(`${base}/sound/index.m3u8`)).text()
        const key = String(/[\w-]+\/key\/1/.exec(sound)?.[0])
        const addresses = ['master.m3u8', 'sound/index.m3u8', key, key.replace('key/1', 'a-0/00001.m4s')]
        for (const name of addresses) assert.equal((await product.send(`${base}/${name}`)).status, 200, name)
        await change(member)
        product.clock.advance(1000)
        for (const name of addresses) assert.equal(await codeOf(`${base}/${name}`), 'stream_ended', name)
      })

  test('[decisions 4.17] under the lock, an adult trailer’s address stops playing on this device but not elsewhere', async () => {
    const member = await product.aMember()
    const { id } = await product.aTitle({ trailer: true, rating: 'FSK-18' })
    const { body } = await member.browser.call(getTrailer, { params: { productId: 221, id } })
    const manifest = 'manifest' in body ? (body.manifest ?? '') : ''
    const codeHere = async () =>
      ((await (await member.browser.send(manifest)).json()) as { code: string }).code
    assert.equal(await codeHere(), 'unknown_content')
    await lockDevice(member.browser.call)
    product.clock.advance(1000)
    assert.equal(await codeHere(), 'stream_ended')
    assert.equal(await codeOf(manifest), 'unknown_content')
  })

  test('[decisions 4.17] a locked session sees that something is playing, but not what', async () => {
    const member = await product.aMember()
    await begin(member)
    await lockDevice(member.call)
    const { body } = await member.call(listPlayback)
    assert.deepEqual(
      body.map(({ contentId, title }) => ({ contentId, title })),
      [{ contentId: null, title: '' }],
    )
  })
})
