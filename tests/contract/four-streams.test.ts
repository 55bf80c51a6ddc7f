/**
 * Every route of the contract, asked on a fifth device while four streams run in the account: what starts playing is refused, and nothing
 * else is. The requests are those of access-table.ts, so a new route is covered by its row.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { continuePlayback, listPlayback, startPlayback } from '@quintet/contracts/playback'
import { putQueue } from '@quintet/contracts/queue'
import { routes } from '@quintet/contracts/routes'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { startSession } from '@quintet/platform/identity/sessions'
import {
  type Call,
  callerOver,
  makeAppPassword,
  type Product,
  programSend,
  type Send,
  startProduct,
  type TestTitle,
  writePackaged,
} from '@quintet/testing'
import { makeTitles, type Scene, setScene } from './access-scene.ts'
import { ACCESS, leftOut } from './access-table.ts'
import { askRoute } from './ask-route.ts'

const REFUSED = '409 too_many_streams'
/** The routes that start a stream. */
const STARTING = ['startPlayback']

describe('while four streams run', () => {
  let product: Product
  let titles: Awaited<ReturnType<typeof makeTitles>>
  let film: TestTitle

  before(async () => {
    product = await startProduct()
    titles = await makeTitles(product)
    film = await product.aTitle({ media: 'video' })
    await writePackaged(product.foundation, film, { videos: ['v-360p'] })
  })
  after(() => product.stop())

  async function aDevice({ email }: Pick<Scene, 'email'>): Promise<{ send: Send; call: Call }> {
    const { db, clock } = product
    const { id: accountId } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const device = { accountId, deviceToken: null, deviceName: 'another', remember: false }
    const { token } = await startSession(db, device, clock.now())
    const send = programSend(product.origin, { authorization: `Bearer ${token}` })
    return { send, call: callerOver(send) }
  }

  /** Four devices that play: the scene's own, and three more. */
  async function fourPlaying(scene: Scene): Promise<Call[]> {
    const calls = [callerOver(scene.callers.member)]
    for (let more = 1; more < MAX_STREAMS; more++) {
      const { call } = await aDevice(scene)
      assert.equal((await call(startPlayback, { body: { contentId: film.id } })).status, 201)
      calls.push(call)
    }
    return calls
  }
  const running = async (call: Call) => (await call(listPlayback)).body.length

  type Full = { scene: Scene; fifth: Awaited<ReturnType<typeof aDevice>> }
  let known: Full | null = null
  const start = ({ fifth }: Full) => fifth.call(startPlayback, { body: { contentId: film.id } })

  /** The same account as long as a fifth device is still refused there, whatever the routes before have done. */
  async function aFullAccount(): Promise<Full> {
    if (known && (await start(known)).problem?.code === 'too_many_streams') return known
    const scene = await setScene(product, titles)
    await fourPlaying(scene)
    known = { scene, fifth: await aDevice(scene) }
    assert.equal((await start(known)).problem?.code, 'too_many_streams')
    return known
  }

  for (const route of routes)
    test(
      `[decisions 4.21] ${route.id} ${STARTING.includes(route.id) ? 'is refused' : 'goes on'} while four streams run`,
      {
        skip: leftOut(route.id),
      },
      async () => {
        const row = ACCESS[route.id]
        assert.ok(row, `${route.id} has a row in access-table.ts`)
        const { scene, fifth } = await aFullAccount()
        const { answer } = await askRoute(fifth.send, route, await row.ask(scene))
        if (STARTING.includes(route.id)) assert.equal(answer, REFUSED)
        else assert.notEqual(answer, REFUSED)
      },
    )

  test('[decisions 4.21] nothing that plays opens a fifth: films, games, events, channels, preparing, other programs, handing over', async () => {
    const scene = await setScene(product, titles)
    const [, second] = await fourPlaying(scene)
    const fifth = await aDevice(scene)
    const startsAt = new Date(product.clock.now().getTime() - 20_000)
    const event = { kind: 'event', vertical: 'sports', media: 'video', live: true, startsAt } as const
    const programme = { rules: [], titles: [film.id], apartHours: 0 }
    const song = await product.aTrack()
    const match = await product.aTitle(event)
    await writePackaged(product.foundation, match, { videos: ['v-360p'] })
    const plays = {
      film: film.id,
      game: titles.gameId,
      book: titles.bookId,
      song: song.id,
      event: match.id,
      channel: (await product.aTitle({ kind: 'channel', programme })).id,
    }
    assert.ok(second)
    for (const [what, contentId] of Object.entries(plays))
      for (const prepare of [false, true]) {
        const { problem } = await fifth.call(startPlayback, { body: { contentId, prepare } })
        assert.equal(problem?.code, 'too_many_streams', `${what}, ${prepare}`)
      }
    // The queue is there on every device; playing it is a start of its own.
    const queue = { revision: 0, at: 0, position: 1, shuffle: false, repeat: 'off' } as const
    const entries = [{ id: 'one', contentId: song.id, place: 0 }]
    assert.equal((await fifth.call(putQueue, { body: { ...queue, entries } })).status, 200)
    // A stream goes on only where it runs.
    const heard = await second(startPlayback, { body: { contentId: song.id } })
    const taken = await fifth.call(continuePlayback, {
      params: { id: heard.body.id },
      body: { contentId: song.id },
    })
    assert.equal(taken.problem?.code, 'stream_ended')
    assert.equal(await running(second), MAX_STREAMS)
  })

  test('[decisions 4.21, decisions 12.6] a channel in an IPTV player is refused while four streams run', async () => {
    const member = await product.aMember()
    const programme = { rules: [], titles: [film.id], apartHours: 0 }
    const channel = await product.aTitle({ kind: 'channel', programme })
    const { password } = await makeAppPassword(member.call, { scope: 'tv' })
    const open = () => product.send(`/feeds/channel/${channel.id}.m3u8?key=${password}`)
    const devices: Call[] = []
    for (let place = 0; place < MAX_STREAMS; place++) {
      const { call } = await aDevice(member)
      await call(startPlayback, { body: { contentId: film.id } })
      devices.push(call)
    }
    const refused = await open()
    assert.equal(refused.status, 409)
    assert.equal(((await refused.json()) as { code: string }).code, 'too_many_streams')
  })
})
