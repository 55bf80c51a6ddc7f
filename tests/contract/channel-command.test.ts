/** Channels on the command line, with a running product. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { putBackTitles } from '@quintet/contracts/operator/bin'
import { startPlayback } from '@quintet/contracts/playback'
import { getSchedule, type ScheduleEntry } from '@quintet/contracts/schedule'
import { type Product, startProduct, type TestTitle, writePackaged } from '@quintet/testing'
import { environmentOf, openCommandHost } from '../import/command-line.ts'

const { quintet, close } = openCommandHost()
let product: Product
let films: TestTitle[]
let environment: Record<string, string>
before(async () => {
  product = await startProduct()
  environment = environmentOf(product)
  films = await Promise.all(
    ['Ebbe', 'Flut'].map(async (title) => {
      const film = await product.aTitle({
        title,
        rating: 'FSK-0',
        media: 'video',
        categories: ['movies:sea'],
      })
      await writePackaged(product.foundation, film, { videos: ['v-360p'], count: 149, rest: 4 })
      return film
    }),
  )
})
after(close)
after(() => product.stop())

const run = (...args: string[]) => quintet(['channel', ...args], environment)

test('[decisions 12.11] a channel added by rule goes on the air with the guide’s schedule, and can be stopped and started', async () => {
  const added = await run(
    'add',
    'Am Meer',
    '--rule',
    'movies:sea',
    '--apart',
    '0',
    '--rating',
    'FSK 0',
    '--json',
  )
  assert.equal(added.status, 0, added.stderr)
  const { id } = JSON.parse(added.stdout) as { id: number }
  await product.refresh()
  const listed = await run('list')
  assert.match(listed.stdout, new RegExp(`^ +${id}  on air {4}movies {8}Am Meer  movies:sea\\n$`))

  const { body: told } = await product.call(getSchedule, { query: { channelId: id } })
  const planned = await run('plan', String(id), '--hours', '2', '--json')
  assert.equal(planned.status, 0, planned.stderr)
  const plan = JSON.parse(planned.stdout) as ScheduleEntry[]
  assert.ok(plan.length > 10)
  // The command uses the system clock, the guide the test's.
  for (const { contentId, startsAt } of plan.slice(1, 8))
    assert.ok(
      told.some((entry) => entry.contentId === contentId && entry.startsAt === startsAt),
      `${startsAt} is told otherwise`,
    )
  assert.ok(plan.every(({ contentId }) => films.some((film) => film.id === contentId)))

  const member = await product.aMember()
  const play = async () => (await member.call(startPlayback, { body: { contentId: id } })).status
  assert.equal(await play(), 201)
  assert.equal((await run('stop', String(id))).stdout, `${id} is off the air.\n`)
  await product.refresh()
  assert.equal(await play(), 409)
  assert.match((await run('list')).stdout, /stopped/)
  assert.equal((await run('plan', String(id))).status, 1)
  assert.equal((await run('start', String(id))).status, 0)
  await product.refresh()
  assert.equal(await play(), 201)
  const audit = await quintet(['audit', '--json'], environment)
  const events = JSON.parse(audit.stdout) as { action: string; subjectId: string }[]
  assert.deepEqual(
    events.map(({ action, subjectId }) => [action, subjectId]),
    [
      ['channel_started', String(id)],
      ['channel_stopped', String(id)],
      ['channel_added', String(id)],
    ],
  )
})

test('[decisions 12.11] a removed channel ends, leaves the list, and is in the bin, where it can be put back', async () => {
  const programme = { rules: [{ categories: ['movies:sea'] }], apartHours: 0 }
  const { id } = await product.aTitle({ kind: 'channel', title: 'Fort', live: true, programme })
  const member = await product.aMember()
  const play = async () => (await member.call(startPlayback, { body: { contentId: id } })).status
  assert.equal(await play(), 201)
  assert.equal((await run('remove', String(id))).stdout, `${id} is in the bin.\n`)
  await product.refresh()
  assert.equal(await play(), 404)
  assert.doesNotMatch((await run('list')).stdout, /Fort/)
  assert.match((await run('remove', String(id))).stderr, /or it is in the bin already/)
  const [event] = JSON.parse((await quintet(['audit', '--json'], environment)).stdout) as object[]
  const noted = { actor: 'command line', action: 'titles_binned', subject: 'title', subjectId: String(id) }
  assert.partialDeepStrictEqual(event, noted)
  const editor = await product.anOperator('editor')
  assert.equal((await editor.call(putBackTitles, { body: { ids: [id] } })).status, 200)
  await product.refresh()
  assert.equal(await play(), 201)
})

test('[decisions 12.15] jingles are listed, and set by number until they are as imported', async () => {
  const programme = { rules: [{ categories: ['movies:sea'] }], apartHours: 0 }
  const { id } = await product.aTitle({ kind: 'channel', live: true, programme })
  assert.match((await run('jingles', String(id))).stdout, /^It has no jingles/)
  const jingle = { kind: 'extra', extraKind: 'jingle', parentId: id, title: 'Möwe' } as const
  await product.aTitle({ ...jingle, media: 'video' })
  assert.match((await run('jingles', String(id))).stdout, /^One plays after every 3 titles:\n +\d+  Möwe\n$/)
  const set = await run('jingles', String(id), '--every', '1', '--json')
  assert.equal(set.status, 0, set.stderr)
  const { every, importedEvery, isSet } = JSON.parse(set.stdout) as Record<string, unknown>
  assert.deepEqual([every, importedEvery, isSet], [1, 3, true])
  assert.match((await run('jingles', String(id), '--as-imported')).stdout, /every 3 titles/)
})

test('[decisions 12.11] reports invalid input and adds nothing', async () => {
  for (const [args, reason] of [
    [['add', 'Nie', '--rule', 'cooking:soup'], /--rule/],
    [['add', 'Nie', '--rule', '25:00 movies:sea'], /--rule: Write a time of day like 06:30/],
    [['add', 'Nie'], /--rule/],
    [['add', 'Nie', '--rule', 'movies', '--vertical', 'pc-games'], /there are no channels/],
    [['add', 'Nie', '--rule', 'movies', '--rating', 'huge'], /unknown rating/],
    [['add', 'Nie', '--rule', 'movies', '--apart', 'x'], /is not a number/],
    [['add', 'Nie', '--rule', 'movies', '--low-latency'], /--low-latency needs a live source/],
    [
      ['add', 'Nie', '--ingest', 'rtmp', '--low-latency', '--vertical', 'music-stream'],
      /--low-latency is not available for radio/,
    ],
    [['plan', '999999'], /Channel 999999 does not exist/],
    [['stop', String(films[0]?.id)], /There is no channel/],
    [['remove', String(films[0]?.id)], /There is no channel/],
    [['start', 'x'], /is not a channel id/],
    [['jingles', '999999'], /Channel 999999 does not exist/],
    [['jingles', '1', '--every', '101'], /is not a number from 0 to 100/],
    [['jingles', '1', '--every', '1.5'], /is not a whole number/],
    [['jingles', '1', '--every', '1', '--as-imported'], /cannot be combined/],
  ] as const) {
    const ran = await run(...args)
    assert.equal(ran.status, 1, args.join(' '))
    assert.match(ran.stderr, reason)
  }
  assert.doesNotMatch((await run('list')).stdout, /Nie/)
})
