/**
 * Every route of the contract, asked about titles that the kids lock hides, on a locked device and by a visitor there: no answer tells of
 * them, and no act reaches them. The requests are those of access-table.ts, so a new route is covered by its row.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addFavoritePerson } from '@quintet/contracts/favorite-people'
import { putHistory } from '@quintet/contracts/history'
import { addToPlaylist } from '@quintet/contracts/playlist'
import type { RouteDefinition } from '@quintet/contracts/route'
import { routes } from '@quintet/contracts/routes'
import { logOut } from '@quintet/contracts/session'
import { followTeam } from '@quintet/contracts/sport'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { newId } from '@quintet/platform/identity/secrets'
import { callerOver, lockDevice, type Product, type Send, startProduct } from '@quintet/testing'
import { sql } from 'kysely'
import { makeTitles, type Scene, setScene } from './access-scene.ts'
import { ACCESS, leftOut } from './access-table.ts'
import { askRoute, valuesIn } from './ask-route.ts'
import { HIDDEN_NAME, tellsIn } from './hidden-titles.ts'

/** Removing what is not there is no error, so removing what is hidden is none either; it stays. */
const SILENT = [
  'removeContinue',
  'removeFromPlaylist',
  'removeFavoritePerson',
  'unfollowTeam',
  'removeReminder',
  'removeKept',
]
/**
 * Answers that are the same for every title: a running stream can be ended by the whole account, which is not told what it plays, and has
 * ended where that is hidden; a save without the version that it replaces is refused before the title is looked at.
 */
const OTHERWISE: Record<string, string> = {
  reportPosition: '410 stream_ended',
  putSave: '428 save_unmatched',
}
/** Tables in which the request itself leaves a trace. */
const OF_REQUESTS = ['session', 'account_device']

type Hidden = Awaited<ReturnType<typeof makeTitles>>

describe('every route under the kids lock', () => {
  let product: Product
  let titles: Hidden
  let visitor: Send
  let tables: { name: string; column: string }[]
  let toldUnlocked = 0

  before(async () => {
    product = await startProduct()
    titles = await makeTitles(product, { age: 16, word: HIDDEN_NAME })
    const { browser } = await product.aMember()
    await lockDevice(browser.call)
    await browser.call(logOut)
    visitor = browser.send
    const { rows } = await sql<{ name: string; column: string }>`
      select table_name as name, column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'profile_id')`.execute(product.db)
    tables = rows.filter(({ name }) => !OF_REQUESTS.includes(name))
  })
  after(() => product.stop())

  const idsOf = ({ contentId, gameId, bookId, matchId }: Hidden) => [contentId, gameId, bookId, matchId]

  /** What a profile has watched then decides what it is told. Returns the account's id. */
  async function hideSpoilers(email: string): Promise<string> {
    const { account_id } = await product.db
      .updateTable('profile')
      .set({ hides_spoilers: true })
      .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('email', '=', email))
      .returning('account_id')
      .executeTakeFirstOrThrow()
    return account_id
  }

  /** An account whose profile has the hidden titles everywhere; its locked device kept one of them before. */
  async function anAccount(): Promise<{ scene: Scene; accountId: string }> {
    const scene = await setScene(product, titles)
    const { db, clock } = product
    const { contentId, bookId, personId, teamId, mixId, email } = scene
    const call = callerOver(scene.callers.member)
    const now = clock.now()
    for (const [id, position] of [
      [contentId, 600],
      [bookId, 60],
    ] as const) {
      const body = { position, duration: 600, sequence: 1, at: now.toISOString() }
      await call(putHistory, { params: { contentId: id }, body })
    }
    await call(addToPlaylist, { body: { contentId, category: 'movies' } })
    await call(addFavoritePerson, { body: { personId } })
    await call(followTeam, { params: { teamId } })
    const accountId = await hideSpoilers(email)
    const { profile_id: profileId } = await db
      .updateTable('mix')
      .set({ entries: JSON.stringify([{ id: 'one', contentId: bookId }]) })
      .where('id', '=', mixId)
      .returning('profile_id')
      .executeTakeFirstOrThrow()
    const starts_at = new Date(now.getTime() + DAY_MS)
    await db
      .insertInto('reminder')
      .values({ profile_id: profileId, item_id: contentId, starts_at, created_at: now })
      .execute()
    const { id: session_id, device_id } = await db
      .selectFrom('session')
      .innerJoin('account_device', 'account_device.device_id', 'session.device_id')
      .select(['session.id', 'session.device_id'])
      .where('session.account_id', '=', accountId)
      .where('account_device.kid_locked', '=', true)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('kept_title')
      .values({
        id: newId('kpt'),
        account_id: accountId,
        device_id,
        session_id,
        item_id: bookId,
        kept_at: now,
      })
      .execute()
    return { scene, accountId }
  }

  /** Everything that is stored of the account. */
  async function standing(accountId: string): Promise<Record<string, unknown>> {
    const stored: Record<string, unknown> = {}
    for (const { name, column } of tables) {
      const owner =
        column === 'account_id'
          ? sql`${accountId}`
          : sql`any(array(select id from profile where account_id = ${accountId}))`
      const { rows } = await sql`
        select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(`t.${column}`)} = ${owner}
        order by to_jsonb(t)::text`.execute(product.db)
      stored[`${name}.${column}`] = rows
    }
    return stored
  }

  let shared: ReturnType<typeof anAccount> | null = null
  /** An account of its own for a route that changes something. */
  function accountFor({ method }: RouteDefinition): ReturnType<typeof anAccount> {
    if (method !== 'GET') return anAccount()
    shared ??= anAccount()
    return shared
  }

  let bare: Promise<Scene> | null = null
  /** The ETag on the locked device of an account that has the hidden titles nowhere. */
  async function etagOfBare(route: RouteDefinition): Promise<string | null> {
    bare ??= setScene(product, titles).then(async (scene) => {
      await hideSpoilers(scene.email)
      return scene
    })
    const scene = await bare
    return (await askRoute(scene.callers.locked, route, (await ACCESS[route.id]?.ask(scene)) ?? {})).etag
  }

  // Where a locked device is refused as such, access.test.ts proves it.
  for (const route of routes.filter(({ id }) => ACCESS[id]?.locked !== '403 kids_locked'))
    test(
      `[decisions 13.81] ${route.id} under the lock neither tells of a hidden title nor acts on one`,
      {
        skip: leftOut(route.id),
      },
      async () => {
        const row = ACCESS[route.id]
        assert.ok(row, `${route.id} has a row in access-table.ts`)
        const { scene, accountId } = await accountFor(route)
        const { locked, member } = scene.callers
        const asked = await row.ask(scene)
        const { contentId, gameId, bookId, personId, teamId, seriesSlug, competitionSlug, mixId } = scene
        const names = [contentId, gameId, bookId, personId, teamId, seriesSlug, competitionSlug, mixId]
        const values = valuesIn(asked)
        const isHidden = names.some((name) => values.includes(name))
        const earlier = isHidden ? await standing(accountId) : null

        const told = await askRoute(locked, route, asked)
        assert.deepEqual(tellsIn(told.body, idsOf(titles)), [])
        assert.doesNotMatch(told.text, new RegExp(HIDDEN_NAME, 'i'))
        if (route.method === 'GET' && told.status === 200) assert.equal(told.etag, await etagOfBare(route))
        const otherwise = OTHERWISE[route.id]
        if (otherwise) assert.equal(told.answer, otherwise)
        else if (SILENT.includes(route.id)) assert.ok(isHidden && told.status < 300, told.answer)
        else if (isHidden) assert.match(told.answer, /^404 (?:unknown_|no_trailer)/)
        else assert.equal(told.answer, row.locked)
        if (earlier) assert.deepEqual(await standing(accountId), earlier, 'nothing has changed')

        if (route.method === 'GET' && row.visitor === '200') {
          const seen = await askRoute(visitor, route, asked)
          assert.deepEqual(tellsIn(seen.body, idsOf(titles)), [])
          assert.doesNotMatch(seen.text, new RegExp(HIDDEN_NAME, 'i'))
          if (isHidden) assert.match(seen.answer, /^404 /)
        }

        const unlocked = await askRoute(member, route, await row.ask(scene))
        assert.equal(unlocked.answer, row.unproven, 'where there is no lock, the same request succeeds')
        if (tellsIn(unlocked.body, idsOf(titles)).length > 0) toldUnlocked += 1
      },
    )

  test('[decisions 13.81] the same requests tell of hidden titles where there is no lock', () => {
    assert.ok(toldUnlocked >= 25, `${toldUnlocked} routes told of them`)
  })
})
