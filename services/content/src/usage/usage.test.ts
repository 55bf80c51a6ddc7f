import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { putHistory } from '@quintet/contracts/history'
import { continuePlayback, endPlayback, reportPosition, startPlayback } from '@quintet/contracts/playback'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { dayOf } from '@quintet/domain/basics/calendar'
import { RETENTION } from '@quintet/domain/account/retention'
import { removeExpired } from '@quintet/platform/identity/retention'
import { type Product, startProduct, type TestMember } from '@quintet/testing'
import { sql } from 'kysely'
import { expiringContentData } from '../retention.ts'
import { reportUsage } from './report.ts'

const FILM_SECONDS = 600

describe('usage', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
    // Around midnight a play of a minute could span two days.
    const tomorrow = dayOf(new Date(product.clock.now().getTime() + DAY_MS))
    product.clock.set(new Date(`${tomorrow}T12:00:00Z`))
  })
  after(() => product.stop())

  const today = () => dayOf(product.clock.now())
  const usageOf = (itemId: number) =>
    product.db
      .selectFrom('usage_day')
      .select([
        'day',
        'country',
        'plan',
        sql<number>`sum(starts)::int`.as('starts'),
        sql<number>`sum(seconds)`.as('seconds'),
        sql<number>`sum(finished)::int`.as('finished'),
      ])
      .where('item_id', '=', itemId)
      .groupBy(['day', 'country', 'plan'])
      .orderBy('day')
      .execute()
  const removeOld = () => removeExpired(product.db, expiringContentData, product.clock.now())
  const aFilm = async () => (await product.aTitle({ media: 'video' })).id

  /** A member's player, which advances the clock and reports its position. */
  async function play({ call }: Pick<TestMember, 'call'>, contentId: number) {
    const { body } = await call(startPlayback, { body: { contentId } })
    let sequence = 0
    const write = (position: number) => {
      sequence += 1
      return { position, sequence, at: product.clock.now().toISOString() }
    }
    const send = (report: ReturnType<typeof write> & { contentId?: number }) =>
      call(reportPosition, { params: { id: body.id }, body: report })
    return {
      id: body.id,
      startAt: body.startAt,
      write,
      send,
      async report(position: number, passed: number) {
        product.clock.advance(passed * 1000)
        return send(write(position))
      },
    }
  }

  /** Runs requests until each waits for the stream's row, and returns their responses. */
  async function whileHeld<Answer>(streamId: string, send: () => Promise<Answer>[]): Promise<Answer[]> {
    const waiting = await product.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('stream_usage')
        .set({ has_started: true })
        .where('stream_id', '=', streamId)
        .execute()
      const sent = send()
      const isAnyOnItsWay = async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(
          product.db,
        )
        return rows.length < sent.length
      }
      while (await isAnyOnItsWay()) await setTimeout(20)
      return { sent }
    })
    return Promise.all(waiting.sent)
  }

  test('[decisions 13.5] a play is counted by title, country, plan and day, from its first second', async () => {
    const contentId = await aFilm()
    const member = await product.aMember()
    const player = await play(member, contentId)
    assert.deepEqual(await usageOf(contentId), [], 'opened is not played')
    for (const position of [20, 40, 60]) await player.report(position, 20)
    assert.deepEqual(await usageOf(contentId), [
      { day: today(), country: 'DE', plan: 'trial', starts: 1, seconds: 60, finished: 0 },
    ])
    await member.call(endPlayback, { params: { id: player.id } })

    const again = await play(member, contentId)
    await again.report(again.startAt + 20, 20)
    const [line] = await usageOf(contentId)
    assert.deepEqual([line?.starts, line?.seconds], [2, 80], 'counted from where the player begins')
  })

  test('[decisions 13.5] late, repeated and concurrent reports count once', async () => {
    const contentId = await aFilm()
    const player = await play(await product.aMember(), contentId)
    await player.report(20, 20)
    product.clock.advance(20_000)
    const late = player.write(40)
    product.clock.advance(20_000)
    const newest = player.write(60)
    const answers = await whileHeld(player.id, () => Array.from({ length: 8 }, () => player.send(newest)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    await player.send(late)
    const [line] = await usageOf(contentId)
    assert.deepEqual([line?.starts, line?.seconds], [1, 60])
  })

  test('[decisions 13.5] viewers of the same title are counted in parallel', async () => {
    const contentId = await aFilm()
    const players = await Promise.all(
      Array.from({ length: 8 }, async () => play(await product.aMember(), contentId)),
    )
    const [first, ...others] = players
    await first?.report(20, 20)
    await product.db.transaction().execute(async (trx) => {
      await trx.updateTable('usage_day').set({ starts: 1 }).where('item_id', '=', contentId).execute()
      // One in sixteen waits for the locked line.
      const counted = others.map((player) => player.send(player.write(20)))
      assert.equal((await Promise.any(counted)).status, 200)
    })
    for (const player of players) await player.report(40, 20)
    assert.equal((await usageOf(contentId))[0]?.starts, 8)
  })

  test('[decisions 13.5] the end counts once, and a play over midnight is split by day', async () => {
    const contentId = await aFilm()
    product.clock.set(new Date(`${dayOf(new Date(product.clock.now().getTime() + DAY_MS))}T22:59:00Z`))
    const player = await play(await product.aMember(), contentId)
    await player.report(30, 30)
    await player.report(330, 300)
    await player.report(595, 265)
    await player.report(600, 5)
    const lines = await usageOf(contentId)
    assert.deepEqual(
      lines.map(({ starts, seconds, finished }) => [starts, seconds, finished]),
      [
        [1, 30, 0],
        [0, 570, 1],
      ],
    )
  })

  test('[decisions 13.5] offline playback is counted once, for its stream', async () => {
    const contentId = await aFilm()
    const member = await product.aMember()
    const player = await play(member, contentId)
    await player.report(20, 20)
    product.clock.advance(60_000)
    const kept = { ...player.write(80), duration: FILM_SECONDS, streamId: player.id }
    product.clock.advance(DAY_MS)
    for (let times = 0; times < 2; times += 1)
      await member.call(putHistory, { params: { contentId }, body: kept })
    const [line, ...more] = await usageOf(contentId)
    assert.deepEqual([line?.seconds, more], [80, []])
  })

  test('[decisions 13.5] each track of a continued stream is counted, even by a late report', async () => {
    const [first, second] = [(await product.aTrack()).id, (await product.aTrack()).id]
    const member = await product.aMember()
    const player = await play(member, first)
    const goOn = (contentId: number) =>
      member.call(continuePlayback, { params: { id: player.id }, body: { contentId } })
    const report = (contentId: number, position: number) =>
      player.send({ ...player.write(position), contentId })
    await player.report(20, 20)
    product.clock.advance(15_000)
    await goOn(second)
    await report(first, 35)
    product.clock.advance(20_000)
    await report(second, 20)
    await report(first, 0)
    await goOn(first)
    product.clock.advance(20_000)
    await report(first, 20)
    const [ofFirst] = await usageOf(first)
    assert.deepEqual([ofFirst?.starts, ofFirst?.seconds], [2, 55])
    const [ofSecond] = await usageOf(second)
    assert.deepEqual([ofSecond?.starts, ofSecond?.seconds], [1, 20])
  })

  test('[decisions 13.5] ignores reports for another account’s stream or another title', async () => {
    const [contentId, other] = [await aFilm(), await aFilm()]
    const player = await play(await product.aMember(), contentId)
    const stranger = await product.aMember()
    product.clock.advance(60_000)
    const forged = { ...player.write(60), duration: FILM_SECONDS, streamId: player.id }
    for (const id of [contentId, other])
      await stranger.call(putHistory, { params: { contentId: id }, body: forged })
    assert.deepEqual([...(await usageOf(contentId)), ...(await usageOf(other))], [])
  })

  test('[decisions 13.5] usage adds up by title and by month, and outlives the streams', async () => {
    const contentId = await aFilm()
    const player = await play(await product.aMember(), contentId)
    await player.report(45.5, 45)
    const day = today()
    product.clock.advance(40 * DAY_MS)
    await removeOld()
    const within = { from: day, to: day }
    const lines = await reportUsage(product.db, { ...within, by: 'title', language: 'de' })
    const line = lines.find(({ key }) => key === String(contentId))
    assert.deepEqual([line?.starts, line?.seconds, line?.finished], [1, 45.5, 0])
    const [month] = await reportUsage(product.db, { ...within, by: 'month', language: 'de' })
    assert.equal(month?.key, day.slice(0, 7))
    assert.equal(
      month?.seconds,
      lines.reduce((sum, { seconds }) => sum + seconds, 0),
    )
  })

  test(`[decisions 13.5] it is kept for ${RETENTION.usage.years} years`, async () => {
    const contentId = await aFilm()
    const player = await play(await product.aMember(), contentId)
    await player.report(20, 20)
    const year = product.clock.now().getUTCFullYear()
    const countAt = async (time: string) => {
      product.clock.set(new Date(time))
      await removeOld()
      return (await usageOf(contentId)).length
    }
    assert.equal(await countAt(`${year + 10}-12-30T12:00:00Z`), 1)
    assert.equal(await countAt(`${year + 11}-01-02T12:00:00Z`), 0)
  })
})
