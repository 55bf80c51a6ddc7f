import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getContent, getContentInfo, listChildren, listContent, listRows } from '@quintet/contracts/content'
import { getContinue, getHistory, putHistory } from '@quintet/contracts/history'
import { listPlayback, startPlayback } from '@quintet/contracts/playback'
import { updateProfile } from '@quintet/contracts/profiles'
import { getMe } from '@quintet/contracts/user'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { announceChange } from '../catalogue/changes.ts'
import { type Product, startProduct, type TestMember, type TestTitle } from '@quintet/testing'

const DURATION = 600
const ENGLISH = { lang: 'en' } as const

describe('a profile that hides spoilers', () => {
  let product: Product
  let spared: TestMember
  let other: TestMember
  let series: TestTitle
  let first: TestTitle
  let second: TestTitle
  let match: TestTitle

  before(async () => {
    product = await startProduct()
    series = await product.aTitle({ kind: 'series', title: 'Aphel' })
    const episode = (number: number, title: string) =>
      product.aTitle({
        kind: 'episode',
        parentId: series.id,
        season: 1,
        number,
        title,
        media: 'video',
        chapters: [{ title: 'Der Gärtner war es', start: 0, end: DURATION }],
      })
    first = await episode(1, 'Ankunft')
    second = await episode(2, 'Der Mörder ist tot')
    match = await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      categories: ['sports:handball'],
      // A score that cannot be mistaken for part of a time, as 3:1 can in 13:10.
      title: 'Möwen – Kraniche 9:8',
      media: 'video',
      chapters: [{ title: '9:7 Jansen', start: 0, end: DURATION }],
    })
    await product.db
      .insertInto('picture')
      .values({
        id: 'pic_frame',
        item_id: match.id,
        shape: 'landscape',
        source: JSON.stringify({ path: 'match.mp4', from: 'frame' }),
        state: 'ready',
        widths: [320],
        created_at: product.clock.now(),
      })
      .execute()
    await announceChange(product.db, [match.id])
    await product.refresh()
    spared = await product.aMember()
    other = await product.aMember()
    await hide(spared, true)
  })
  after(() => product.stop())

  const hide = async ({ call, user }: TestMember, hidesSpoilers: boolean) => {
    const answer = await call(updateProfile, { params: { id: user.profile.id }, body: { hidesSpoilers } })
    assert.equal(answer.body.hidesSpoilers, hidesSpoilers)
  }
  let sequence = 0
  const watch = ({ call }: TestMember, { id }: TestTitle, position: number) =>
    call(putHistory, {
      params: { contentId: id },
      body: { position, duration: DURATION, sequence: ++sequence, at: product.clock.now().toISOString() },
    })
  const itemOf = async ({ call }: TestMember, { id }: TestTitle) => {
    const [item] = (await call(getContent, { params: { id }, query: ENGLISH })).body
    assert.ok(item)
    return item
  }

  test('[product 4.1] the setting belongs to the profile and is off by default', async () => {
    assert.equal((await other.call(getMe)).body.profile.hidesSpoilers, false)
    assert.equal((await spared.call(getMe)).body.profile.hidesSpoilers, true)
  })

  test('[product 4.2] an unwatched episode shows only its number and its series’ pictures: no name, text or chapters', async () => {
    const { body } = await spared.call(listChildren, { params: { id: series.id }, query: ENGLISH })
    const { artwork, thumbnails } = await itemOf(spared, series)
    assert.deepEqual(
      body.map(({ attributes }) => attributes.title),
      ['Episode 1', 'Episode 2'],
    )
    for (const item of body) {
      const { description, short_description, chapters, duration } = item.attributes
      assert.deepEqual(
        [description, short_description, chapters, duration],
        [undefined, undefined, undefined, DURATION],
      )
      assert.deepEqual([item.withheld, item.artwork, item.thumbnails], [true, artwork, thumbnails])
      assert.ok(item.representation, 'it plays as before')
    }
    const german = await spared.call(listChildren, { params: { id: series.id }, query: { lang: 'de' } })
    assert.equal(german.body[1]?.attributes.title, 'Folge 2')
  })

  test('[product 4.2] no response reveals the score of an unwatched match, including the public calls', async () => {
    const { body: rows } = await spared.call(listRows, { query: { category: 'sports', ...ENGLISH } })
    const lists = [
      [await itemOf(spared, match)],
      (await spared.call(listContent, { query: { search: 'Möwen', ...ENGLISH } })).body,
      (await spared.call(listContent, { query: { ids: String(match.id), ...ENGLISH } })).body,
      (await spared.call(getContentInfo, { params: { productId: 221, id: match.id }, query: ENGLISH })).body,
      rows.flatMap(({ items }) => items),
    ]
    for (const items of lists) {
      assert.equal(items.length, 1)
      const { title, description, short_description, duration, chapters } = items[0]?.attributes ?? {}
      assert.equal(title, 'Möwen – Kraniche –:–')
      assert.deepEqual([description, short_description, duration, chapters], Array(4).fill(undefined))
      assert.doesNotMatch(JSON.stringify(items), /9:[78]|pic_frame/)
    }
    assert.equal(lists[3]?.[0]?.representation, undefined, 'the public call says no more than to a visitor')
  })

  test('[product 4.2] playback hides chapters and thumbnails, and the list of running streams hides the score', async () => {
    await product.db
      .updateTable('media_asset')
      .set({ thumbnails_key: `assets/${match.assetId}/thumbnails.vtt` })
      .where('id', '=', match.assetId)
      .execute()
    const { body } = await spared.call(startPlayback, { body: { contentId: match.id } })
    assert.deepEqual([body.chapters, body.thumbnails], [[], undefined])
    const told = (await other.call(startPlayback, { body: { contentId: match.id } })).body
    assert.match(told.thumbnails ?? '', /thumbnails\.vtt$/)
    const { body: running } = await spared.call(listPlayback)
    assert.deepEqual(
      running.map(({ title }) => title),
      ['Möwen – Kraniche –:–'],
    )
  })

  test('[product 4.2] the viewing position in a match does not reveal its length', async () => {
    await watch(spared, match, 100)
    await watch(other, match, 100)
    const lengthsFor = async ({ call }: TestMember) => {
      const places = [...(await call(getHistory)).body, ...(await call(getContinue)).body]
      return places.filter(({ contentId }) => contentId === match.id).map(({ duration }) => duration)
    }
    assert.deepEqual(await lengthsFor(spared), [0, 0])
    assert.deepEqual(await lengthsFor(other), [DURATION, DURATION])
  })

  test('[decisions 12.2] no one sees a frame of a match before it ends', async () => {
    const setTimes = async (hours: number) => {
      const starts_at = new Date(product.clock.now().getTime() + hours * HOUR_MS)
      await product.db
        .updateTable('content_item')
        .set({ live: true, starts_at, ends_at: new Date(starts_at.getTime() + 2 * HOUR_MS) })
        .where('id', '=', match.id)
        .execute()
      await announceChange(product.db, [match.id])
      await product.refresh()
    }
    for (const [hours, isShown] of [
      [1, false],
      [-1, false],
      [-3, true],
    ] as const) {
      await setTimes(hours)
      const text = JSON.stringify([
        await itemOf(other, match),
        (await product.call(getContentInfo, { params: { productId: 221, id: match.id }, query: ENGLISH }))
          .body,
      ])
      assert.equal(/pic_frame/.test(text), isShown, `begins in ${hours} hours`)
      assert.doesNotMatch(JSON.stringify(await itemOf(spared, match)), /pic_frame/)
    }
  })

  test('[product 4.2] a title watched to the end is shown in full, even when watched again; only for that profile', async () => {
    const held = await spared.send(`/api/content/${first.id}?lang=en`)
    await watch(spared, first, DURATION / 2)
    assert.equal((await itemOf(spared, first)).withheld, true, 'half of it is not the end')
    await watch(spared, first, DURATION)
    const seen = await itemOf(spared, first)
    assert.deepEqual([seen.withheld, seen.attributes.title], [undefined, 'Ankunft'])
    assert.ok(seen.attributes.description)
    assert.equal((await itemOf(spared, second)).withheld, true)
    await watch(spared, first, 10)
    assert.equal((await itemOf(spared, first)).attributes.title, 'Ankunft')
    const again = await spared.send(`/api/content/${first.id}?lang=en`, {
      headers: { 'if-none-match': held.headers.get('etag') ?? '' },
    })
    assert.equal(again.status, 200, 'what a client holds from before is not good any more')
  })

  test('[product 4.3] other profiles get the full item', async () => {
    const item = await itemOf(other, match)
    assert.deepEqual([item.attributes.title, item.withheld], ['Möwen – Kraniche 9:8', undefined])
    assert.equal(item.attributes.chapters?.length, 1)
    assert.match(item.artwork['thumb_landscape_small'] ?? '', /pic_frame/)
    await hide(spared, false)
    assert.equal((await itemOf(spared, match)).attributes.title, 'Möwen – Kraniche 9:8')
    await hide(spared, true)
  })
})
