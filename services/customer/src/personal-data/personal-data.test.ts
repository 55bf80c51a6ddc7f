import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  confirmNewsletter,
  endNewsletter,
  sendContactMessage,
  subscribeNewsletter,
} from '@quintet/contracts/customer-care'
import { putHistory } from '@quintet/contracts/history'
import { deleteUser, exportUser } from '@quintet/contracts/personal-data'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { putSave } from '@quintet/contracts/saves'
import { getMe, updateUser } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { atOnce, type Product, startProduct, TEST_PASSWORD, type TestMember } from '@quintet/testing'
import { sql } from 'kysely'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

/** A member with data of many kinds. */
async function aBusyMember(): Promise<TestMember> {
  const member = await product.aMember({ name: 'Canary Birdsong' })
  const title = await product.aTitle({ media: 'video' })
  await member.call(putHistory, {
    params: { contentId: title.id },
    body: { position: 60, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
  })
  const game = await product.aTitle({ vertical: 'pc-games', kind: 'game', media: 'game' })
  await member.call(
    putSave,
    { params: { contentId: game.id }, body: { text: `canary-save of ${member.email}` } },
    { 'if-match': '"0"' },
  )
  await member.call(sendContactMessage, {
    body: {
      productId: 221,
      fullName: 'Canary Birdsong',
      email: member.email,
      subject: 'general',
      content: 'Tweet from canary-content.',
    },
  })
  await product.call(subscribeNewsletter, { body: { email: member.email } })
  await member.call(checkPassword, { body: { password: TEST_PASSWORD } })
  return member
}

/** All tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(product.db)
  const found: string[] = []
  for (const { table_name } of rows) {
    const hit =
      await sql`select 1 from ${sql.table(table_name)} as r where r::text ilike ${`%${text}%`} limit 1`.execute(
        product.db,
      )
    if (hit.rows.length > 0) found.push(table_name)
  }
  return found
}

test('[decisions 3.10] the export contains everything about the account, and no secret', async () => {
  const member = await aBusyMember()
  const { status, body } = await member.call(exportUser)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body).toSorted(), [
    'account',
    'bookmarks',
    'correspondence',
    'disputes',
    'favoritePeople',
    'favorites',
    'followedTeams',
    'gameSaves',
    'gameScores',
    'history',
    'household',
    'keptOnDevices',
    'listeningSpeeds',
    'notes',
    'playlists',
    'queues',
    'reminders',
    'rentals',
    'subscription',
  ])
  const text = JSON.stringify(body)
  for (const words of [
    member.email,
    'Birdsong',
    'canary-content',
    'canary-save',
    '"plan":"monthly"',
    '"terms"',
    'Ihre Bestellung',
  ])
    assert.ok(text.includes(words), words)
  assert.doesNotMatch(text, /hash|token|argon2|fingerprint/i)
})

test('[decisions 3.8, decisions 3.10] the export says whether the newsletter comes, as the profile does', async () => {
  const { call, email } = await product.aMember()
  const exported = async () => {
    await call(checkPassword, { body: { password: TEST_PASSWORD } })
    const { account, correspondence } = (await call(exportUser)).body as {
      account: { newsletter: boolean }
      correspondence: { newsletter: { confirmed_at: string | null } | null }
    }
    return [account.newsletter, Boolean(correspondence.newsletter?.confirmed_at)]
  }
  const link = async () => {
    const [mail] = await product.mailsTo(email)
    return { params: { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' } }
  }
  await product.call(subscribeNewsletter, { body: { email } })
  assert.deepEqual(await exported(), [false, false])
  await product.call(confirmNewsletter, await link())
  assert.deepEqual(await exported(), [true, true], 'asked for outside the profile')
  await call(updateUser, { body: { newsletter: true } })
  await product.call(endNewsletter, await link())
  assert.deepEqual(await exported(), [false, false], 'ended by the link in a mail')
})

test('[decisions 3.12] export and erasure require a recently checked password', async () => {
  const { call } = await product.aMember()
  for (const route of [exportUser, deleteUser])
    assert.equal((await call(route)).problem?.code, 'password_required', route.id)
})

test('[decisions 3.12] a password that was checked while the clock was ahead does not count until that time comes', async () => {
  const { clock } = product
  const { call } = await product.aMember()
  await product.keepSessions()
  clock.advance(365 * DAY_MS)
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  clock.advance(-365 * DAY_MS)
  assert.equal((await call(exportUser)).problem?.code, 'password_required')
})

test('[decisions 3.11, decisions 10.10, law 1.11] erasure leaves nothing of the person but what the law requires, and lists that', async () => {
  const member = await aBusyMember()
  const accountId = (
    await product.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow()
  ).id
  const { status, body } = await member.call(deleteUser)
  assert.equal(status, 200)
  assert.deepEqual(
    body.kept.map(({ what }) => what),
    ['consents', 'invoices and payments', 'letters and declarations'],
  )
  // The provider, here the sandbox's tables, deletes the customer on the outbox's next run.
  await product.runBilling()
  const evidence = ['locked_consent']
  assert.deepEqual(
    (await tablesWith(member.email)).toSorted(),
    ['business_letter', ...evidence, 'mail'],
    'and what customer care was sent',
  )
  assert.deepEqual(await tablesWith(accountId), evidence)
  assert.equal((await member.call(getMe)).status, 401)
  const again = { username: member.email, password: TEST_PASSWORD, productId: 221 }
  assert.equal((await product.call(logIn, { body: again })).status, 401)
})

test('[decisions 3.11] erasing one account leaves every other unchanged', async () => {
  const [gone, stays] = [await aBusyMember(), await aBusyMember()]
  const earlier = (await stays.call(exportUser)).body
  await gone.call(deleteUser)
  assert.deepEqual((await stays.call(exportUser)).body['history'], earlier['history'])
  assert.equal((await stays.call(getMe)).status, 200)
})

test('[decisions 3.11] a request during which its account is erased is answered as a stranger’s', async () => {
  const { email, call } = await product.aMember()
  const erase = (tx: DatabaseTransaction) => tx.deleteFrom('account').where('email', '=', email).execute()
  const rename = () => call(updateUser, { body: { firstName: 'Ada' } })
  const [answer] = await atOnce(product.db, erase, [rename])
  assert.deepEqual([answer?.status, answer?.problem?.code], [401, 'unauthenticated'])
})
