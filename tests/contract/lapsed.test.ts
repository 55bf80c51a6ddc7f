/**
 * Every route of the contract, asked by members whose membership gives no access, and by visitors: no answer leads to media, keys or their
 * playlists, and every refusal is one that the route documents. The requests are those of access-table.ts, so a new route is covered by its
 * row; one that leads to media fails until it is listed here.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { keepTitle } from '@quintet/contracts/kept'
import { problemsOf } from '@quintet/contracts/openapi'
import { blockMember } from '@quintet/contracts/operator/members'
import { startPlayback } from '@quintet/contracts/playback'
import { routes } from '@quintet/contracts/routes'
import { logIn } from '@quintet/contracts/session'
import {
  callerOver,
  makeAppPassword,
  type Product,
  startProduct,
  type TestMember,
  type TestTitle,
  writePackaged,
} from '@quintet/testing'
import { makeTitles, type Scene, setScene } from './access-scene.ts'
import { ACCESS, type Asked, leftOut } from './access-table.ts'
import { askRoute } from './ask-route.ts'

/** The routes whose answers lead to media, with what they answer without a membership. */
const LEADING: Record<string, string> = {
  startPlayback: '402 no_subscription',
  continuePlayback: '402 no_subscription',
  reportPosition: '410 stream_ended',
  keepTitle: '402 no_subscription',
  // The title's own description, without the partner's code.
  getContent: '200',
  // Without the titles and their keys.
  listKept: '200',
}

type Ask = (scene: Scene) => Promise<Asked> | Asked

const PARTNER = 'https://partner.example/film'
/** Addresses of media except trailers and pictures, which everybody may see; a partner's code; the key of a kept title. */
const MEDIA = new RegExp(`/media/(?!pictures/|trailer/)|${PARTNER}|"key":"[\\w-]{20,}`)

const WITHOUT_ACCESS = {
  ended: { state: 'ended' },
  paused: { state: 'paused' },
  expired: { state: 'active', expire_at: new Date('2020-01-01') },
} as const

describe('without a membership', () => {
  let product: Product
  let titles: Awaited<ReturnType<typeof makeTitles>>
  let partners: number
  let film: TestTitle
  let book: TestTitle
  let channelId: number
  const leading = new Set<string>()

  before(async () => {
    // Segments of a CDN need a lease, which heartbeats renew.
    product = await startProduct({ environment: { MEDIA_ORIGIN: 'https://media.quintet.example' } })
    titles = await makeTitles(product)
    partners = (await product.aTitle({ rating: 'FSK-0' })).id
    await product.db
      .updateTable('content_item')
      .set({ partner_embed: `<iframe src="${PARTNER}"></iframe>` })
      .where('id', '=', partners)
      .execute()
    await product.publish(partners)
    film = await product.aTitle({ media: 'video' })
    const audio = { kind: 'audiobook', vertical: 'audio-books', media: 'audio' } as const
    book = await product.aTitle(audio)
    for (const title of [film, book]) await writePackaged(product.foundation, title, { videos: ['v-360p'] })
    const programme = { rules: [], titles: [film.id], apartHours: 0 }
    channelId = (await product.aTitle({ kind: 'channel', programme })).id
  })
  after(() => product.stop())

  /** Requests that lead to media where those of the table do not. */
  const asks: Record<string, Ask> = {
    async listKept({ bookId, callers }) {
      await callerOver(callers.member)(keepTitle, { body: { contentId: bookId } })
      return {}
    },
    getContent: () => ({ params: { id: partners } }),
    async continuePlayback({ bookId, callers }) {
      const call = callerOver(callers.member)
      const { body } = await call(startPlayback, { body: { contentId: bookId } })
      return { params: { id: body.id }, body: { contentId: bookId } }
    },
  }

  const setAccess = (
    email: string,
    change: { state: 'active' | 'ended' | 'paused'; expire_at?: Date | null },
  ) =>
    product.db
      .updateTable('subscription')
      .set({ expire_at: null, ...change })
      .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('email', '=', email))
      .execute()

  type State = keyof typeof WITHOUT_ACCESS | 'entitled'
  type Opened = { scene: Scene; asked: Asked }
  const scenes = new Map<State, Scene>()

  /** An account that had a membership while everything was opened, and has it still or no more. */
  async function anAccount(state: State, ask: Ask): Promise<Opened> {
    const scene = await setScene(product, titles)
    const asked = await ask(scene)
    if (state !== 'entitled') await setAccess(scene.email, WITHOUT_ACCESS[state])
    product.clock.advance(1000)
    scenes.set(state, scene)
    return { scene, asked }
  }

  /** The same as long as the routes before have left it as it was. */
  async function accountIn(state: State, ask: Ask): Promise<Opened> {
    const scene = scenes.get(state)
    if (!scene) return anAccount(state, ask)
    const { contentId, callers } = scene
    const { status } = await callerOver(callers.member)(startPlayback, { body: { contentId } })
    return status === (state === 'entitled' ? 201 : 402)
      ? { scene, asked: await ask(scene) }
      : anAccount(state, ask)
  }

  for (const route of routes)
    test(
      `[decisions 3.21, decisions 4.23] ${route.id} leads to no media without a membership`,
      {
        skip: leftOut(route.id),
      },
      async () => {
        const row = ACCESS[route.id]
        assert.ok(row, `${route.id} has a row in access-table.ts`)
        const ask = asks[route.id] ?? row.ask
        const refused = LEADING[route.id]
        const account = (state: State) => (refused ? anAccount(state, ask) : accountIn(state, ask))
        const documented = new Set<string>(problemsOf(route))
        for (const state of ['ended', 'paused', 'expired'] as const) {
          const { scene, asked } = await account(state)
          const told = await askRoute(scene.callers.member, route, asked)
          const [, code] = told.answer.split(' ')
          assert.doesNotMatch(told.body, MEDIA, state)
          if (code) assert.ok(documented.has(code), `${state}: ${told.answer} is documented`)
          if (refused) assert.equal(told.answer, refused, state)
        }
        const { scene, asked } = await account('entitled')
        assert.doesNotMatch((await askRoute(product.send, route, asked)).body, MEDIA, 'a visitor')
        const { body } = await askRoute(scene.callers.member, route, asked)
        if (MEDIA.test(body)) leading.add(route.id)
      },
    )

  test('[decisions 3.21] with a membership the same requests lead to media, and no others', () => {
    assert.deepEqual([...leading].toSorted(), Object.keys(LEADING).toSorted())
  })

  /** What a member has opened, each with the status that its addresses answer while they may play. */
  async function openEverything(member: TestMember): Promise<string[]> {
    const { call } = member
    const kept = (await call(keepTitle, { body: { contentId: book.id } })).body.parts[0]?.manifest ?? ''
    const played = (await call(startPlayback, { body: { contentId: film.id } })).body.manifest ?? ''
    const below = (manifest: string, names: readonly string[]) =>
      names.map((name) => manifest.replace(/[^/]*$/, name))
    const addresses = [
      ...below(played, ['master.m3u8', 'v-360p/index.m3u8', 'key/1', 'v-360p/00001.m4s']),
      ...below(kept, ['master.m3u8', 'a-0/index.m3u8', 'key/1', 'a-0/00001.m4s']),
    ]
    for (const address of addresses) assert.equal((await product.send(address)).status, 200, address)
    return addresses
  }

  const block = async ({ email }: TestMember) => {
    const support = await product.anOperator('owner')
    const { id } = await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const body = { reason: 'A test' }
    assert.ok((await support.call(blockMember, { params: { id }, body })).status < 300)
  }

  for (const [what, end] of [
    ...Object.entries(WITHOUT_ACCESS).map(
      ([name, access]) => [`is ${name}`, ({ email }: TestMember) => setAccess(email, access)] as const,
    ),
    ['belongs to a blocked account', block] as const,
  ])
    test(`[decisions 3.21, decisions 4.23] a membership that ${what} closes media, kept titles, feeds and other programs`, async () => {
      const member = await product.aMember()
      const addresses = await openEverything(member)
      const [tv, podcast, music] = [
        (await makeAppPassword(member.call, { scope: 'tv' })).password,
        (await makeAppPassword(member.call, { scope: 'podcast' })).password,
        (await makeAppPassword(member.call, { scope: 'music' })).password,
      ]
      const channel = () => product.send(`/feeds/channel/${channelId}.m3u8?key=${tv}`)
      assert.equal((await channel()).status, 302)
      await end(member)
      product.clock.advance(1000)
      for (const address of addresses) assert.equal((await product.send(address)).status, 410, address)
      const refused = what.includes('blocked') ? 401 : 402
      assert.equal((await channel()).status, refused)
      assert.equal((await product.send(`/feeds/book/${book.id}.m4a?key=${podcast}`)).status, refused)
      for (const method of ['stream', 'download']) {
        const answer = await product.send(
          `/rest/${method}?id=tr-${book.id}&apiKey=${music}&f=json&v=1.16.1&c=t`,
        )
        assert.match(await answer.text(), /"code":(?:50|44)/, method)
      }
    })

  test('[decisions 13.10] a blocked account has no session left and gets none', async () => {
    const member = await product.aMember()
    await block(member)
    for (const route of routes.filter(({ access }) => access !== 'anyone')) {
      const path = route.path.replaceAll(/:\w+/g, '1')
      const { status } = await member.send(`/api${path}`, {
        method: route.method,
        ...(['GET', 'DELETE'].includes(route.method)
          ? {}
          : { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      assert.equal(status, 401, route.id)
    }
    const { email: username, password } = member
    const { problem } = await product.call(logIn, { body: { username, password, productId: 221 } })
    assert.equal(problem?.code, 'account_blocked')
  })
})
