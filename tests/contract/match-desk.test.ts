/** A running match: viewers see what an operator enters, and those who hide spoilers see none of it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContent } from '@quintet/contracts/content'
import { listMoments } from '@quintet/contracts/moments'
import { listEvents } from '@quintet/contracts/operator/events'
import { correctMoment, enterMoment, readTitle, takeBackMoment } from '@quintet/contracts/operator/titles'
import { updateProfile } from '@quintet/contracts/profiles'
import { getCompetition } from '@quintet/contracts/sport'
import { getMe } from '@quintet/contracts/user'
import { SECOND_MS } from '@quintet/domain/basics/milliseconds'
import type { MomentKind, Score } from '@quintet/domain/live/moments'
import { type Product, startProduct, type TestMember, type TestOperator } from '@quintet/testing'

const PLAYED_MS = 600 * SECOND_MS

let product: Product
let editor: TestOperator
let member: TestMember
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
  member = await product.aMember()
})
after(() => product.stop())

/** Creates a match that began this many seconds ago. */
const aMatch = async (secondsAgo: number, competition: string | null = null) => {
  const startsAt = new Date(product.clock.now().getTime() - secondsAgo * SECOND_MS)
  const match = await product.aTitle({
    kind: 'event',
    vertical: 'sports',
    categories: ['sports:football'],
    media: 'video',
    live: true,
    competition,
    startsAt,
    endsAt: new Date(startsAt.getTime() + PLAYED_MS),
    credits: ['Ilmenau', 'Seeve'].map((name) => ({ name, role: 'team' })),
  })
  return { ...match, startsAt }
}
const secondsSince = (time: Date) => (product.clock.now().getTime() - time.getTime()) / SECOND_MS
const versionOf = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.version

type Wish = { about?: string; score?: Score }
const enter = async (id: number, kind: MomentKind, { about, score = [0, 0] }: Wish = {}) => {
  const version = await versionOf(id)
  return editor.call(enterMoment, { params: { id }, body: { version, kind, score, about: about ?? null } })
}

/** Returns the moments as a member sees them in German. */
const told = async (id: number, { call } = member) => {
  await product.refresh()
  const moments = (await call(listMoments, { params: { contentId: id } })).body
  return moments.map(({ title, score }) => `${title} ${score?.join(':') ?? '-'}`)
}

test('[decisions 12.13] a moment gets the current match time and the name of its kind, and is visible at once', async () => {
  const { id, startsAt } = await aMatch(0)
  await enter(id, 'start')
  product.clock.advance(100 * SECOND_MS)
  const pressed = secondsSince(startsAt)
  const goal = await enter(id, 'goal', { about: 'Ilmenau, Bassett', score: [1, 0] })
  const at = goal.body.shown.moments.at(-1)?.at ?? 0
  assert.ok(pressed - 1 <= at && at <= secondsSince(startsAt) + 1, `${at} s after its start`)
  product.clock.advance(50 * SECOND_MS)
  await enter(id, 'break', { score: [1, 0] })
  product.clock.advance(10 * SECOND_MS)
  await enter(id, 'start', { score: [1, 0] })
  assert.deepEqual(await told(id), [
    'Beginn 0:0',
    'Tor: Ilmenau, Bassett 1:0',
    'Pause 1:0',
    'Es geht weiter 1:0',
  ])
  const english = await member.send(`/api/content/${id}/moments?lang=en`)
  assert.match(await english.text(), /"Goal: Ilmenau, Bassett"/)
})

test('[decisions 12.13] a disallowed goal is taken back, one for the wrong side corrected, and later scores follow', async () => {
  const { id } = await aMatch(0)
  for (const score of [
    [1, 0],
    [2, 0],
    [3, 0],
  ] as const) {
    product.clock.advance(10 * SECOND_MS)
    await enter(id, 'goal', { score })
  }
  await editor.call(takeBackMoment, {
    params: { id, place: 0 },
    body: { version: await versionOf(id) },
  })
  assert.deepEqual(await told(id), ['Tor 1:0', 'Tor 2:0'])
  const moment = { at: 1, kind: 'goal', titles: { de: 'Tor: Seeve' }, score: [0, 1] } as const
  await editor.call(correctMoment, {
    params: { id, place: 0 },
    body: { version: await versionOf(id), moment },
  })
  assert.deepEqual(await told(id), ['Tor: Seeve 0:1', 'Tor 1:1'])
  const gone = await editor.call(takeBackMoment, {
    params: { id, place: 7 },
    body: { version: await versionOf(id) },
  })
  assert.equal(gone.problem?.code, 'unknown_moment')
})

test('[decisions 12.13] if two operators enter the same goal, one succeeds and the other gets a conflict', async () => {
  const { id } = await aMatch(5)
  const version = await versionOf(id)
  const goal = { params: { id }, body: { version, kind: 'goal', score: [1, 0] as [number, number] } } as const
  const answers = await Promise.all([editor.call(enterMoment, goal), editor.call(enterMoment, goal)])
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
  assert.equal((await told(id)).length, 1)
})

test('[decisions 13.2] each entry is recorded as an event of its operator, with the values before and after', async () => {
  const { id } = await aMatch(7)
  const entered = await enter(id, 'goal', { score: [1, 0] })
  const [goal] = entered.body.shown.moments
  assert.deepEqual([goal?.titles, goal?.score], [{ de: 'Tor', en: 'Goal' }, [1, 0]])
  await editor.call(takeBackMoment, { params: { id, place: 0 }, body: { version: await versionOf(id) } })
  const auditor = await product.anOperator('owner')
  const events = await auditor.call(listEvents, { query: { subject: 'title', subjectId: String(id) } })
  assert.deepEqual(
    events.body.map(({ action, actor, before: was, after: is }) => [action, actor, was, is]),
    [
      ['moment_taken_back', editor.email, goal, null],
      ['moment_entered', editor.email, null, goal],
    ],
  )
})

test('[decisions 12.13] members who hide spoilers see neither moments nor score before watching; the table counts the final score', async () => {
  const { id, startsAt } = await aMatch(0, 'Wattliga')
  const hiding = await product.aMember()
  const { profile } = (await hiding.call(getMe)).body
  await hiding.call(updateProfile, { params: { id: profile.id }, body: { hidesSpoilers: true } })
  // Late within a second, so that rounding up would put the moment in the future.
  product.clock.set(new Date(startsAt.getTime() + 60.7 * SECOND_MS))
  await enter(id, 'goal', { score: [0, 1] })
  assert.deepEqual([await told(id), await told(id, hiding)], [['Tor 0:1'], []])
  const resultOf = async ({ call }: Pick<TestMember, 'call'>) =>
    (await call(getContent, { params: { id } })).body[0]?.attributes.result
  const table = async ({ call }: Pick<TestMember, 'call'>) =>
    (await call(getCompetition, { params: { slug: 'wattliga' } })).body.table?.rows.map(
      ({ team, points }) => `${team.name} ${points}`,
    )
  assert.deepEqual([await resultOf(member), await table(member)], [undefined, ['Ilmenau 0', 'Seeve 0']])
  product.clock.advance(PLAYED_MS)
  assert.deepEqual(
    [await resultOf(member), await table(member)],
    [
      [0, 1],
      ['Seeve 3', 'Ilmenau 0'],
    ],
  )
  assert.deepEqual([await resultOf(hiding), await table(hiding)], [undefined, ['Ilmenau 0', 'Seeve 0']])
  assert.deepEqual(await told(id, hiding), [])
})
