import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addReminder, listReminders, removeReminder } from '@quintet/contracts/reminders'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { REMINDERS_MAX } from '@quintet/domain/live/reminders'
import { comingInContent } from '../events/coming.ts'
import {
  atOnceFor,
  lockDevice,
  type Product,
  startProduct,
  type TestMember,
  type TitleWishes,
} from '@quintet/testing'

describe('reminders', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aMatch = async (minutes: number, wishes: TitleWishes = {}) => {
    const startsAt = new Date(product.clock.now().getTime() + minutes * MINUTE_MS)
    const match = await product.aTitle({
      kind: 'event',
      vertical: 'sports',
      live: true,
      rating: 'FSK-0',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 90 * MINUTE_MS),
      ...wishes,
    })
    return { ...match, startsAt }
  }
  const add = ({ call }: Pick<TestMember, 'call'>, { id }: { id: number }) =>
    call(addReminder, { params: { contentId: id } })
  const idsOf = async ({ call }: Pick<TestMember, 'call'>) =>
    (await call(listReminders)).body.map(({ contentId }) => contentId)
  const mailsOf = async ({ email }: TestMember, title: string) =>
    (await product.mailsTo(email)).filter(({ subject }) => subject.includes(title))

  test('[decisions 12.4] reminders belong to the profile, soonest first; both calls are idempotent', async () => {
    const member = await product.aMember()
    const [later, next] = [await aMatch(300), await aMatch(200)]
    for (const match of [later, next, later]) assert.equal((await add(member, match)).status, 200)
    assert.deepEqual((await member.call(listReminders)).body, [
      { contentId: next.id, vertical: 'sports', title: next.title, startsAt: next.startsAt.toISOString() },
      { contentId: later.id, vertical: 'sports', title: later.title, startsAt: later.startsAt.toISOString() },
    ])
    assert.deepEqual(await idsOf(await product.aMember()), [])
    for (const contentId of [next.id, next.id, 999_999])
      assert.equal((await member.call(removeReminder, { params: { contentId } })).status, 200)
    assert.deepEqual(await idsOf(member), [later.id])
    product.clock.advance(300 * MINUTE_MS)
    assert.deepEqual(await idsOf(member), [], 'what has started is none any more')
  })

  test('[decisions 12.4] one email is sent 15 minutes before, however many workers run', async () => {
    const member = await product.aMember()
    const match = await aMatch(60)
    await add(member, match)
    product.clock.advance(44 * MINUTE_MS)
    assert.equal(await product.remind(), 0)
    product.clock.advance(MINUTE_MS)
    const told = await Promise.all([product.remind(), product.remind(), product.remind()])
    assert.equal(
      told.reduce((sum, one) => sum + one, 0),
      1,
    )
    assert.equal(await product.remind(), 0)
    const mails = await mailsOf(member, match.title)
    assert.equal(mails.length, 1)
    assert.match(mails[0]?.text ?? '', new RegExp(itemAddress('sports', match.id)))
  })

  test('[decisions 13.31] moving the clock shows in advance which reminders are sent and which are missed', async () => {
    const member = await product.aMember()
    const [missed, near, far] = [await aMatch(100_010), await aMatch(100_070), await aMatch(100_200)]
    for (const match of [missed, near, far]) await add(member, match)
    const now = new Date(product.clock.now().getTime() + 100_000 * MINUTE_MS)
    const until = new Date(now.getTime() + 60 * MINUTE_MS)
    const lines = await comingInContent(product.db, { now, until })
    assert.deepEqual(
      lines.map(({ kind, count }) => [kind, count]),
      [
        ['reminders', 1],
        ['late_reminders', 1],
      ],
    )
  })

  test('[decisions 12.4] a postponed event is announced again for its new time', async () => {
    const member = await product.aMember()
    const match = await aMatch(16)
    await add(member, match)
    product.clock.advance(MINUTE_MS)
    assert.equal(await product.remind(), 1)
    await product.db
      .updateTable('content_item')
      .set({ starts_at: new Date(match.startsAt.getTime() + 60 * MINUTE_MS) })
      .where('id', '=', match.id)
      .execute()
    await product.publish(match.id)
    assert.equal(await product.remind(), 0)
    product.clock.advance(60 * MINUTE_MS)
    assert.equal(await product.remind(), 1)
    assert.equal((await mailsOf(member, match.title)).length, 2)
  })

  test('[decisions 12.4] no reminder is sent for events that are withdrawn or may no longer be watched', async () => {
    const [gone, member] = [await product.aMember(), await product.aMember()]
    const match = await aMatch(20)
    await add(gone, match)
    const hidden = await aMatch(20)
    await add(member, hidden)
    await product.db
      .updateTable('content_item')
      .set({ published_at: null })
      .where('id', '=', hidden.id)
      .execute()
    await product.endMembership(gone)
    product.clock.advance(10 * MINUTE_MS)
    assert.equal(await product.remind(), 0)
    assert.deepEqual([await mailsOf(gone, match.title), await mailsOf(member, hidden.title)], [[], []])
  })

  test('[decisions 12.4] only announced events accept reminders', async () => {
    const member = await product.aMember()
    const film = await product.aTitle({ rating: 'FSK-0' })
    assert.equal((await add(member, film)).problem?.code, 'not_announced')
    assert.equal((await add(member, await aMatch(-10))).problem?.code, 'not_announced')
    assert.equal((await add(member, { id: 999_999 })).problem?.code, 'unknown_content')
  })

  test('[decisions 12.4] a locked device only sees and changes reminders of visible events', async () => {
    const member = await product.aMember()
    const [adult, safe] = [await aMatch(100, { rating: 'FSK-16' }), await aMatch(101)]
    await add(member, adult)
    await lockDevice(member.call)
    await add(member, safe)
    assert.deepEqual(await idsOf(member), [safe.id])
    assert.equal((await add(member, adult)).problem?.code, 'unknown_content')
    await member.call(removeReminder, { params: { contentId: adult.id } })
    const kept = await product.db
      .selectFrom('reminder')
      .select('item_id')
      .where('item_id', '=', adult.id)
      .execute()
    assert.equal(kept.length, 1, 'what the child cannot see stays')
  })

  test('[decisions 12.4] limits the reminders of a profile, even with concurrent requests', async () => {
    const member = await product.aMember()
    const { profile_id: profileId } = await product.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.profile_id')
      .where('account.email', '=', member.email)
      .executeTakeFirstOrThrow()
    const matches = await Promise.all(Array.from({ length: REMINDERS_MAX + 4 }, () => aMatch(500)))
    await product.db
      .insertInto('reminder')
      .values(
        matches.slice(0, REMINDERS_MAX - 2).map(({ id, startsAt }) => ({
          profile_id: profileId,
          item_id: id,
          starts_at: startsAt,
          created_at: product.clock.now(),
        })),
      )
      .execute()
    const answers = await atOnceFor(
      product.db,
      profileId,
      matches.slice(REMINDERS_MAX - 2).map((match) => () => add(member, match)),
    )
    assert.deepEqual(
      answers.flatMap(({ problem }) => problem?.code ?? []),
      Array(4).fill('too_many_reminders'),
    )
    assert.equal((await add(member, matches[0] ?? { id: 0 })).status, 200, 'one that is there is none more')
  })
})
