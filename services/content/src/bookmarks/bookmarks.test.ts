import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as contract from '@quintet/contracts/bookmarks'
import { getContinue, getHistory, putHistory } from '@quintet/contracts/history'
import { setListeningSpeed } from '@quintet/contracts/listening'
import { startPlayback } from '@quintet/contracts/playback'
import { createProfile, switchProfile } from '@quintet/contracts/profiles'
import { BOOKMARKS_MAX } from '@quintet/domain/listening/listening'
import {
  atOnceFor,
  lockDevice,
  type Product,
  startProduct,
  type TestMember,
  type TestTitle,
} from '@quintet/testing'

const HOUR = 3600

describe('bookmarks and listening speed', () => {
  let product: Product
  let book: TestTitle
  before(async () => {
    product = await startProduct()
    book = await product.aTitle({ vertical: 'audio-books', kind: 'audiobook', rating: 'FSK-16' })
    await product.db
      .insertInto('chapter')
      .values([
        { item_id: book.id, place: 0, title: 'The harbour', start_seconds: 0, end_seconds: 60 },
        { item_id: book.id, place: 1, title: 'The storm', start_seconds: 60, end_seconds: HOUR },
      ])
      .execute()
    await product.db
      .updateTable('content_item')
      .set({ duration_seconds: HOUR })
      .where('id', '=', book.id)
      .execute()
    await product.publish(book.id)
  })
  after(() => product.stop())

  const here = () => ({ params: { contentId: book.id } })
  const add = (member: TestMember, position: number, note?: string) =>
    member.call(contract.addBookmark, { ...here(), body: { position, ...(note ? { note } : {}) } })

  test('[decisions 11.4] bookmarks are listed newest first, each with its chapter and note', async () => {
    const member = await product.aMember()
    assert.deepEqual((await member.call(contract.listBookmarks, here())).body, [])
    await add(member, 90.5, 'Where she jumps')
    product.clock.advance(1000)
    const { body } = await add(member, 12)
    assert.deepEqual(
      body.map(({ position, chapter, note }) => ({ position, chapter, note })),
      [
        { position: 12, chapter: 'The harbour', note: '' },
        { position: 90.5, chapter: 'The storm', note: 'Where she jumps' },
      ],
    )
    assert.deepEqual((await member.call(contract.listBookmarks, here())).body, body)
  })

  test('[decisions 11.4] a position beyond the end is stored as the end', async () => {
    const member = await product.aMember()
    assert.equal((await add(member, 2 * HOUR)).body[0]?.position, HOUR)
  })

  test('[decisions 11.4] a note can be changed and a bookmark removed; removing it again is not an error', async () => {
    const member = await product.aMember()
    const [bookmark] = (await add(member, 5)).body
    assert.ok(bookmark)
    const there = { params: { contentId: book.id, id: bookmark.id } }
    const changed = await member.call(contract.changeBookmark, { ...there, body: { note: ' Once more ' } })
    assert.deepEqual(changed.body, [{ ...bookmark, note: 'Once more' }])
    for (let time = 0; time < 2; time++)
      assert.deepEqual((await member.call(contract.removeBookmark, there)).body, [])
    const gone = await member.call(contract.changeBookmark, { ...there, body: { note: 'x' } })
    assert.equal(gone.problem?.code, 'unknown_bookmark')
  })

  test('[decisions 11.4] bookmarks belong to the profile; no other can read, change or remove them', async () => {
    const member = await product.aMember()
    const [bookmark] = (await add(member, 5, 'mine')).body
    assert.ok(bookmark)
    const there = { params: { contentId: book.id, id: bookmark.id } }
    const stranger = await product.aMember()
    const { id: profileId } = (await member.call(createProfile, { body: { name: 'Second' } })).body
    await member.call(switchProfile, { params: { id: profileId } })
    for (const other of [stranger, member]) {
      assert.deepEqual((await other.call(contract.listBookmarks, here())).body, [])
      const refused = await other.call(contract.changeBookmark, { ...there, body: { note: 'theirs' } })
      assert.equal(refused.problem?.code, 'unknown_bookmark')
      await other.call(contract.removeBookmark, there)
    }
    const kept = await product.db
      .selectFrom('bookmark')
      .select('note')
      .where('id', '=', bookmark.id)
      .execute()
    assert.deepEqual(kept, [{ note: 'mine' }])
  })

  test('[decisions 11.4] limits the bookmarks of a title, even with concurrent requests', async () => {
    const member = await product.aMember()
    await add(member, 1)
    const { profile_id } = await product.db
      .selectFrom('bookmark')
      .select('profile_id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await product.db
      .insertInto('bookmark')
      .values(
        Array.from({ length: BOOKMARKS_MAX - 3 }, (_, i) => ({
          id: `filled_${i}`,
          profile_id,
          item_id: book.id,
          position: i,
          created_at: new Date(0),
        })),
      )
      .execute()
    const answers = await atOnceFor(
      product.db,
      profile_id,
      [1, 2, 3, 4, 5, 6].map((position) => () => add(member, position)),
    )
    assert.deepEqual(
      answers.flatMap(({ problem }) => problem?.code ?? []),
      Array(4).fill('too_many_bookmarks'),
    )
  })

  test('[decisions 11.4] rejects a body without a valid position or with a note that is too long', async () => {
    const { send } = await product.aMember()
    for (const body of [
      {},
      { position: -1 },
      { position: '5' },
      { position: 5, note: 'x'.repeat(1001) },
      { position: 5, chapter: 'mine' },
    ]) {
      const answer = await send(`/api/user/bookmarks/${book.id}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 60))
    }
  })

  test('[decisions 11.5] a book’s speed is stored per profile and returned with its history', async () => {
    const member = await product.aMember()
    const position = { position: 60, duration: HOUR, sequence: 1, at: product.clock.now().toISOString() }
    await member.call(putHistory, { ...here(), body: position })
    const speedTold = async () => (await member.call(getHistory)).body[0]?.speed
    assert.equal(await speedTold(), undefined)
    for (const speed of [1.25, 0.85]) {
      assert.deepEqual((await member.call(setListeningSpeed, { ...here(), body: { speed } })).body, { speed })
      assert.equal(await speedTold(), speed)
    }
    for (const speed of [0.45, 1.33, 3.05]) {
      const refused = await member.call(setListeningSpeed, { ...here(), body: { speed } })
      assert.equal(refused.status, 422, String(speed))
    }
    const stranger = await product.aMember()
    await stranger.call(putHistory, { ...here(), body: position })
    assert.equal((await stranger.call(getHistory)).body[0]?.speed, undefined)
  })

  test('[decisions 11.5] playback of a book returns its speed, and resumes further back the longer the break was', async () => {
    const member = await product.aMember()
    const playable = await product.aTitle({ vertical: 'audio-books', kind: 'audiobook', media: 'audio' })
    const place = { params: { contentId: playable.id } }
    const told = { duration: HOUR, sequence: 1, at: product.clock.now().toISOString() }
    await member.call(putHistory, { ...place, body: { position: 600, ...told } })
    const play = async () => {
      const { body } = await member.call(startPlayback, { body: { contentId: playable.id } })
      return [body.resumeAt, body.startAt, body.speed]
    }
    assert.deepEqual(await play(), [600, 596, undefined])
    await member.call(setListeningSpeed, { ...place, body: { speed: 1.35 } })
    product.clock.advance(2 * HOUR * 1000)
    assert.deepEqual(await play(), [600, 580, 1.35])
    const [entry] = (await member.call(getContinue)).body
    assert.equal(entry?.speed, 1.35)
  })

  test('[decisions 11.4] the kids lock hides a book’s bookmarks and speed with the book', async () => {
    const member = await product.aMember()
    await add(member, 5, 'secret')
    await lockDevice(member.call)
    for (const answer of [
      await member.call(contract.listBookmarks, here()),
      await add(member, 6),
      await member.call(setListeningSpeed, { ...here(), body: { speed: 2 } }),
    ])
      assert.equal(answer.problem?.code, 'unknown_content')
  })
})
