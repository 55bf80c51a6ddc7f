import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { getContent, listContent, listRelated } from '@quintet/contracts/content'
import { putHistory } from '@quintet/contracts/history'
import { listMoments } from '@quintet/contracts/moments'
import { startPlayback } from '@quintet/contracts/playback'
import { updateProfile } from '@quintet/contracts/profiles'
import { addReminder, listReminders } from '@quintet/contracts/reminders'
import { getSchedule } from '@quintet/contracts/schedule'
import { getMe } from '@quintet/contracts/user'
import { MINUTE_MS, SECOND_MS } from '@quintet/domain/basics/milliseconds'
import {
  lockDevice,
  type Product,
  startProduct,
  type TestMember,
  type TitleWishes,
  writePackaged,
} from '@quintet/testing'

const MOMENTS = [
  { at: 0, kind: 'start', titles: { de: 'Anstoß', en: 'Kick-off' }, score: [0, 0] },
  { at: 100, kind: 'goal', titles: { de: 'Tor: Kranich', en: 'Goal: Kranich' }, score: [1, 0] },
  { at: 300, kind: 'break', titles: { de: 'Halbzeit' } },
] as const

describe('moments of an event', () => {
  let product: Product
  before(async () => {
    product = await startProduct()
  })
  after(() => product.stop())

  const aMatch = (wishes: TitleWishes = {}) =>
    product.aTitle({
      kind: 'event',
      vertical: 'sports',
      categories: ['sports:football'],
      media: 'video',
      moments: MOMENTS,
      ...wishes,
    })
  const startsIn = (minutes: number): TitleWishes => ({
    live: true,
    startsAt: new Date(product.clock.now().getTime() + minutes * MINUTE_MS),
  })
  const momentsOf = async ({ call }: Pick<TestMember, 'call'>, { id }: { id: number }) =>
    (await call(listMoments, { params: { contentId: id } })).body
  const hideSpoilers = async (member: TestMember) => {
    const { profile } = (await member.call(getMe)).body
    await member.call(updateProfile, { params: { id: profile.id }, body: { hidesSpoilers: true } })
  }

  test('[decisions 12.5] moments come in order, in the requested language or the one available', async () => {
    const member = await product.aMember()
    const match = await aMatch()
    assert.deepEqual(await momentsOf(member, match), [
      { at: 0, kind: 'start', title: 'Anstoß', score: [0, 0] },
      { at: 100, kind: 'goal', title: 'Tor: Kranich', score: [1, 0] },
      { at: 300, kind: 'break', title: 'Halbzeit' },
    ])
    const english = await member.send(`/api/content/${match.id}/moments`, {
      headers: { 'accept-language': 'en' },
    })
    const titles = ((await english.json()) as { title: string }[]).map(({ title }) => title)
    assert.ok(titles.includes('Halbzeit'))
  })

  test('[decisions 12.5] a live match shows moments so far; before it none, afterwards all', async () => {
    const member = await product.aMember()
    const match = await aMatch(startsIn(10))
    const at = async () => (await momentsOf(member, match)).map((moment) => moment.at)
    assert.deepEqual(await at(), [])
    product.clock.advance(10 * MINUTE_MS)
    assert.deepEqual(await at(), [0])
    product.clock.advance(100 * SECOND_MS)
    assert.deepEqual(await at(), [0, 100])
    product.clock.advance(10 * MINUTE_MS)
    assert.deepEqual(await at(), [0, 100, 300])
  })

  test('[decisions 12.5] under the kids lock the moments of a hidden match are as unknown as the match', async () => {
    const member = await product.aMember()
    const hidden = await aMatch({ rating: 'FSK-16' })
    await lockDevice(member.call)
    const answer = await member.call(listMoments, { params: { contentId: hidden.id } })
    assert.equal(answer.problem?.code, 'unknown_content')
  })

  test('[decisions 12.5] a profile that hides spoilers learns nothing about a match anywhere until it was watched', async () => {
    const member = await product.aMember()
    await hideSpoilers(member)
    // A score that cannot be mistaken for part of a time, as 3:1 can in 13:10.
    const result = 'Möwen – Kraniche 9:8'
    const startsAt = new Date(product.clock.now().getTime() + 30 * MINUTE_MS)
    const end = new Date(startsAt.getTime() + 600 * SECOND_MS).toISOString()
    const coming = await aMatch({
      title: result,
      live: true,
      startsAt,
      chapters: [{ title: '1:0', start: 0, end: 600 }],
    })
    await member.call(addReminder, { params: { contentId: coming.id } })
    await writePackaged(product.foundation, coming, { videos: ['v-360p'] })
    const played = async () => {
      const answer = await member.call(startPlayback, { body: { contentId: coming.id } })
      return answer.status === 201 ? answer.body : answer.problem?.code
    }
    const told = async () =>
      JSON.stringify([
        (await member.call(getContent, { params: { id: coming.id } })).body,
        (await member.call(listContent, { query: { category: 'sports' } })).body,
        (await member.call(listRelated, { params: { id: coming.id }, query: { kind: 'similar' } })).body,
        (await member.call(getSchedule)).body,
        (await member.call(listReminders)).body,
        await momentsOf(member, coming),
        await (await member.send('/api/schedule.ics')).text(),
        await played(),
      ])
    const tellsNothing = async (when: string) => {
      const text = await told()
      assert.ok(!text.includes(end), `${when}: how long it takes`)
      assert.doesNotMatch(text, /9:8|1:0"|Kranich"|Tor:|Halbzeit|"duration":600/, when)
    }
    await tellsNothing('announced')
    product.clock.advance(20 * MINUTE_MS)
    await product.remind()
    const [mail] = await product.mailsTo(member.email)
    assert.match(mail?.subject ?? '', /Möwen – Kraniche –:–/)
    assert.doesNotMatch(`${mail?.subject} ${mail?.text} ${mail?.html}`, /9:8/)
    product.clock.advance(12 * MINUTE_MS)
    await tellsNothing('live')
    product.clock.advance(30 * MINUTE_MS)
    await tellsNothing('as a replay')
    await member.call(putHistory, {
      params: { contentId: coming.id },
      body: { position: 600, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
    })
    assert.equal((await momentsOf(member, coming)).length, 3)
  })
})
