/** Tests the table of retention periods, enforced day by day on an adjustable clock. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { decideApproval, listApprovals } from '@quintet/contracts/operator/approvals'
import { binTitles, deleteTitle } from '@quintet/contracts/operator/bin'
import { eraseMember } from '@quintet/contracts/operator/members'
import { logOut as logOutOperator, provePassword } from '@quintet/contracts/operator/session'
import { confirmNewsletter, sendContactMessage, subscribeNewsletter } from '@quintet/contracts/customer-care'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { listInvoices } from '@quintet/contracts/invoices'
import { forgotPassword } from '@quintet/contracts/passwords'
import { deleteUser, exportUser } from '@quintet/contracts/personal-data'
import { startPlayback } from '@quintet/contracts/playback'
import { addReminder } from '@quintet/contracts/reminders'
import { checkPassword, logIn, logOut } from '@quintet/contracts/session'
import { editTitle, scheduleTitles } from '@quintet/contracts/operator/titles'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import { getMe } from '@quintet/contracts/user'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { erasureAt, type Kept, RETENTION } from '@quintet/domain/account/retention'
import type { Tables } from '@quintet/platform/db/tables'
import { filledText, legalTextAt } from '@quintet/platform/brand/legal/legal-texts'
import { hashToken, newId } from '@quintet/platform/identity/secrets'
import { sql } from 'kysely'
import { newEmail, ONE_TRIAL_CARD, startProduct, TEST_PASSWORD, type Product } from '@quintet/testing'
import { removeDaily, removeSteadily } from './retention.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const passDays = async (days: number) => {
  product.clock.advance(days * DAY_MS)
  return removeDaily(product.foundation)
}

async function count(table: keyof Tables, column: string, value: unknown): Promise<number> {
  const { rows } = await product.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<string>().as('rows'))
    .where(product.db.dynamic.ref(column), '=', value)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

test('[accounts 4.7, law 4.4] a cancelled membership’s account can be read and exported for 30 more days, then is erased', async () => {
  const [leaving, staying, back] = [await product.aMember(), await product.aMember(), await product.aMember()]
  for (const { call, email } of [leaving, back]) await call(cancelSubscription, { body: { email } })
  await back.call(resumeSubscription)
  const { expireAt } = (await leaving.call(getMe)).body
  assert.ok(expireAt)
  await product.keepSessions()
  product.clock.set(new Date(new Date(expireAt).getTime() + 1000))
  await product.runBilling()
  await removeDaily(product.foundation)
  await leaving.call(checkPassword, { body: { password: TEST_PASSWORD } })
  assert.equal((await leaving.call(exportUser)).status, 200)
  const film = await product.aTitle({ media: 'video' })
  const refused = await leaving.call(startPlayback, { body: { contentId: film.id } })
  assert.equal(refused.problem?.code, 'no_subscription')
  product.clock.set(new Date(erasureAt(new Date(expireAt)).getTime() - 1000))
  await removeDaily(product.foundation)
  assert.equal(await count('account', 'email', leaving.email), 1)
  await passDays(1)
  assert.equal(await count('account', 'email', leaving.email), 0)
  assert.equal(await count('mail', 'recipient', leaving.email), 0)
  for (const { email } of [staying, back]) assert.equal(await count('account', 'email', email), 1)
})

test('[law 11.23] a clock that is years ahead deletes nothing', async () => {
  const { clock, foundation } = product
  const leaving = await product.aMember()
  await leaving.call(cancelSubscription, { body: { email: leaving.email } })
  const now = clock.now()
  await removeSteadily(foundation)
  clock.advance(3 * 365 * DAY_MS)
  assert.equal(await removeSteadily(foundation), null)
  assert.equal(await count('account', 'email', leaving.email), 1)
  clock.set(new Date(now.getTime() + DAY_MS))
  assert.notEqual(await removeSteadily(foundation), null)
  assert.equal(await count('account', 'email', leaving.email), 1)
  await product.db.deleteFrom('pulse').execute()
})

test('[law 11.22] the days in which former members may fetch their data begin anew after an outage', async () => {
  const { clock, db } = product
  const leaving = await product.aMember()
  await leaving.call(cancelSubscription, { body: { email: leaving.email } })
  await product.live(31)
  const from = clock.now()
  clock.advance(60 * DAY_MS)
  // What a worker notes that was away, a day after it is back.
  await db.insertInto('outage').values({ from_at: from, until_at: clock.now() }).execute()
  try {
    assert.notEqual(await removeDaily(product.foundation), null)
    await passDays(RETENTION.cancelledAccount.days - 1)
    assert.equal(await count('account', 'email', leaving.email), 1)
    await passDays(2)
    assert.equal(await count('account', 'email', leaving.email), 0)
  } finally {
    await db.deleteFrom('outage').execute()
  }
})

test('[decisions 3.16, law 5.8] an erased member who returns gets no second trial, by address or card, and the old invoices stay', async () => {
  const gone = await product.aMember({ payment: ONE_TRIAL_CARD })
  await product.keepSessions()
  product.clock.advance(30 * DAY_MS)
  await product.runBilling()
  const reference = (await gone.call(listInvoices)).body[0]?.reference ?? ''
  await gone.call(cancelSubscription, { body: { email: gone.email } })
  await passDays(62)
  assert.equal(await count('account', 'email', gone.email), 0)

  const sameAddress = await product.aMember({ email: gone.email, expectsTrial: false })
  const sameCard = await product.aMember({ payment: ONE_TRIAL_CARD, expectsTrial: false })
  for (const { user, call } of [sameAddress, sameCard]) {
    assert.equal(user.subscription?.state, 'active')
    const invoices = (await call(listInvoices)).body
    assert.deepEqual([invoices.length, invoices[0]?.price], [1, 14.99])
    assert.notEqual(invoices[0]?.reference, reference, 'what was another account’s is not told')
  }
  assert.equal(await count('invoice', 'reference', reference), 1)
})

test('[law 6.11] runs once a day, in only one of many processes', async () => {
  product.clock.advance(DAY_MS)
  const runs = await Promise.all(Array.from({ length: 8 }, () => removeDaily(product.foundation)))
  assert.equal(runs.filter((removed) => removed !== null).length, 1)
  assert.equal(await passDays(0.5), null)
  assert.notEqual(await passDays(0.5), null)
})

test('[law 6.11] what cannot be removed is tried again once an hour, not at every check', async () => {
  const { db, foundation } = product
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'It stays.'; end $$`.execute(
    db,
  )
  await sql`
    create trigger refuse before delete on business_letter for each statement execute function refuse()`.execute(
    db,
  )
  try {
    await assert.rejects(passDays(1), { name: 'AggregateError' })
    assert.equal(await removeDaily(foundation), null)
    await assert.rejects(passDays(1 / 24), { name: 'AggregateError' })
  } finally {
    await sql`drop function refuse cascade`.execute(db)
  }
  assert.notEqual(await passDays(1 / 24), null)
})

test('[law 6.11] every entry of the table removes older data and keeps newer data', async () => {
  const removed = await passDays(1)
  assert.deepEqual(Object.keys(removed ?? {}).toSorted(), Object.keys(RETENTION).toSorted())
})

/**
 * Tables that contain a person's name, address or account but are not deleted with the account, and the retention period of each; null: it
 * identifies nobody, or its rows are deleted with something else.
 */
const OUTLIVING: Record<string, Kept | null> = {
  audit_event: 'auditEvent',
  business_letter: 'businessLetter',
  // The user is forgotten with the account.
  coupon_use: null,
  deleted_title: 'titleEditor',
  ended_newsletter: 'endedNewsletter',
  // The redeemer is forgotten with the account.
  gift_code: null,
  invoice: 'invoice',
  legal_notice: 'legalNotice',
  locked_consent: 'consent',
  mail: 'mail',
  newsletter: 'newsletter',
  // Operators are not members.
  operator: null,
  operator_approval: 'operatorApproval',
  operator_event: 'operatorEvent',
  payment_order: 'payment',
  title_bin: 'titleEditor',
  title_schedule: 'titleEditor',
  title_version: 'titleEditor',
  upload: 'upload',
}

/** Tables whose rows are deleted with the account. */
const OWNED = sql`
  with recursive owned(oid) as (
    select 'account'::regclass::oid
    union
    select c.conrelid from pg_constraint c join owned on c.confrelid = owned.oid
    where c.contype = 'f' and c.confdeltype = 'c'
  )`

test('[law 6.11] every table that names a person goes with the account or has its period', async () => {
  const { rows } = await sql<{ name: string }>`
    ${OWNED} select distinct t.relname as name
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0
      and a.attname in ('account_id', 'email', 'recipient', 'profile_id', 'operator_email', 'actor')
      and t.oid not in (select oid from owned)
    order by 1`.execute(product.db)
  assert.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(OUTLIVING),
  )
})

/** What is deleted with the account, and where the privacy notice mentions it. */
const SAID: Record<string, readonly [de: string, en: string]> = {
  account: ['Name, E-Mail-Adresse, Land, Passwort', 'name, e-mail address, country, password'],
  account_block: ['ob wir das Konto gesperrt haben', 'whether we have blocked the account'],
  account_device: ['welche davon für Kinder gesperrt sind', 'which of them are locked for kids'],
  app_password: ['Passwörter anderer Programme', 'passwords of other apps'],
  bookmark: ['Lesezeichen mit Ihren Notizen', 'bookmarks with your notes'],
  consent: ['Ihre Einwilligungen mit Zeitpunkt', 'your consents and when you gave them'],
  contact_message: ['Nachrichten an uns', 'Messages to us'],
  favorite_person: ['Personen und Mannschaften, denen Sie folgen', 'people and teams you follow'],
  followed_team: ['Personen und Mannschaften, denen Sie folgen', 'people and teams you follow'],
  game_save: ['Spielstände', 'saved games'],
  game_score: ['Spielstände und Ergebnisse', 'saved games and scores'],
  idempotency_key: ['Kennzeichen einer Bestellung', 'order keys'],
  kept_title: ['welches Gerät welchen Titel heruntergeladen hat', 'which device has downloaded which title'],
  listening_queue: ['Warteschlange', 'the queue'],
  listening_speed: ['Ihr Tempo bei Hörbüchern', 'your speed for audiobooks'],
  mix: ['eigene Playlists', 'your own playlists'],
  operator_note: ['was wir zu Ihren Anliegen notieren', 'what we note about them'],
  password_reset: ['Links für ein neues Passwort', 'Password reset links'],
  payment_method: ['Zahlungsmittel', 'payment methods'],
  playlist_entry: ['Favoriten', 'favorites'],
  position: ['Wiedergabepositionen', 'resume points'],
  position_event: ['Verlauf', 'history'],
  price_notice: ['Preise, die wir Ihnen angekündigt haben', 'prices we told you of in advance'],
  profile: ['In Profilen', 'In profiles'],
  reminder: ['Erinnerungen', 'reminders'],
  rental: ['geliehene Titel', 'rentals'],
  session: ['die Geräte, auf denen Sie angemeldet sind', 'the devices you are logged in on'],
  social_identity: ['verknüpfte Anmeldungen', 'linked log-ins'],
  stream: ['was gerade läuft', 'what is playing'],
  stream_usage: ['Was wann gespielt wurde', 'What was played and when'],
  subscription: ['Tarif, Testzeit, Pausen', 'plan, trial, pauses'],
}

test('[law 6.13] every table that goes with the account has its words in the privacy notice', async () => {
  const { rows } = await sql<{ name: string }>`
    ${OWNED} select t.relname as name from owned join pg_class t on t.oid = owned.oid order by 1`.execute(
    product.db,
  )
  assert.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(SAID),
  )
  const { brand } = product.foundation
  const now = new Date('2027-01-01T12:00:00Z')
  const notice = legalTextAt(brand.legal, 'privacy', now)
  LANGUAGES.forEach((language, place) => {
    const text = filledText(brand, notice, { language, now })
    for (const [table, words] of Object.entries(SAID))
      assert.ok(text.includes(words[place] ?? ''), `${language}: ${table}`)
  })
})

/** Creates one row, and returns where to find it. */
type Made = [table: keyof Tables, column: string, value: unknown]

const make: Record<
  Exclude<
    Kept,
    | 'cancelledAccount'
    | 'legalNotice'
    | 'contactMessage'
    | 'invoice'
    | 'payment'
    | 'usage'
    | 'operatorEvent'
    | 'titleEditor'
    | 'trialClaim'
    | 'withdrawalClaim'
    | 'consent'
    | 'businessLetter'
    | 'endedNewsletter'
  >,
  () => Promise<Made>
> = {
  async session() {
    const { browser, user } = await product.aMember()
    const id = await sessionOf(user.email)
    await browser.call(logOut)
    return ['session', 'id', id]
  },
  async device() {
    const { email, browser } = await product.aMember()
    const id = await sessionOf(email)
    await browser.call(logOut)
    const { device_id } = await product.db
      .selectFrom('session')
      .select('device_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return ['device', 'id', device_id]
  },
  async auditEvent() {
    const { email } = await product.aMember()
    return ['audit_event', 'account_id', await accountOf(email)]
  },
  async reminder() {
    const { call } = await product.aMember()
    const startsAt = new Date(product.clock.now().getTime() + 60_000)
    const { id } = await product.aTitle({ kind: 'event', vertical: 'sports', live: true, startsAt })
    await call(addReminder, { params: { contentId: id } })
    const { profile_id: profileId } = await product.db
      .selectFrom('reminder')
      .select('profile_id')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow()
    return ['reminder', 'profile_id', profileId]
  },
  async upload() {
    const id = newId('upload')
    const now = product.clock.now()
    const file = { path: 'film.mkv', bytes: 10, received_bytes: 0, state: 'arriving' } as const
    await product.db
      .insertInto('upload')
      .values({ id, operator_email: 'ada@house.example', ...file, created_at: now, changed_at: now })
      .execute()
    return ['upload', 'id', id]
  },
  async operatorApproval() {
    const [asks, decides] = [await product.anOperator('support'), await product.anOperator('owner')]
    const { email } = await product.aMember()
    for (const { call, password } of [asks, decides]) await call(provePassword, { body: { password } })
    const params = { id: await accountOf(email) }
    await asks.call(eraseMember, { params, body: { reason: 'Asked by mail.' } })
    const [{ id } = { id: '' }] = (await decides.call(listApprovals)).body
    const body = { decision: 'refused', reason: 'It was a joke.' } as const
    await decides.call(decideApproval, { params: { id }, body })
    return ['operator_approval', 'id', id]
  },
  async operatorSession() {
    const operator = await product.anOperator('reader')
    const token = operator.cookies.get('operator_token') ?? ''
    const { id } = await product.db
      .selectFrom('operator_session')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    await operator.call(logOutOperator)
    return ['operator_session', 'id', id]
  },
  async attempt() {
    const email = newEmail()
    await product.call(logIn, { body: { username: email, password: 'not it', productId: 221 } })
    const { key } = await product.db
      .selectFrom('attempt')
      .select('key')
      .where('key', 'like', 'login:account:%')
      .orderBy('window_ends_at', 'desc')
      .executeTakeFirstOrThrow()
    return ['attempt', 'key', key]
  },
  async passwordReset() {
    const { email } = await product.aMember()
    await product.call(forgotPassword, { body: { productId: 221, email } })
    return ['password_reset', 'account_id', await accountOf(email)]
  },
  async newsletter() {
    const email = newEmail()
    await product.call(subscribeNewsletter, { body: { email } })
    return ['newsletter', 'email', email]
  },
  async paymentSetup() {
    const { body } = await product.call(createPaymentSetup, { body: { productId: 221, type: 'card' } })
    return ['payment_setup', 'id', body.setupId]
  },
  async idempotencyKey() {
    const { email } = await product.aMember()
    return ['idempotency_key', 'account_id', await accountOf(email)]
  },
  async mail() {
    const { email } = await product.aMember()
    return ['mail', 'recipient', email]
  },
  async stream() {
    const { call } = await product.aMember()
    const { id } = await product.aTitle({ media: 'video' })
    const { body } = await call(startPlayback, { body: { contentId: id } })
    return ['stream', 'id', body.id]
  },
}

for (const [kept, create] of Object.entries(make)) {
  const { days } = RETENTION[kept as keyof typeof make]
  test(`[law 6.11] ${kept}: there after ${days - 1} days, gone a day after ${days}`, async () => {
    const made = await create()
    await passDays(days - 1)
    assert.ok((await count(...made)) > 0, 'kept')
    await passDays(2.5)
    assert.equal(await count(...made), 0, 'gone')
  })
}

test('[law 6.11] ended streams are all removed, however many there are', async () => {
  const { call } = await product.aMember()
  const { id } = await product.aTitle({ media: 'video' })
  const { body } = await call(startPlayback, { body: { contentId: id } })
  await sql`
    insert into stream (id, account_id, profile_id, session_id, device_id, item_id, type, started_at, last_seen_at, expires_at, ended_at)
      select 'many-' || n, account_id, profile_id, session_id, device_id, item_id, type, started_at, last_seen_at, expires_at, started_at
      from stream, generate_series(1, 5001) n where id = ${body.id}`.execute(product.db)
  await passDays(RETENTION.stream.days + 2)
  assert.equal(await count('stream', 'item_id', id), 0)
})

/** Foreign keys without an index: their table stays small, or nothing they refer to is ever deleted. */
const SMALL = new Set([
  'credit.person_id',
  'live_source.asset_id',
  'operator_approval.asked_by',
  'operator_approval.decided_by',
  'operator_challenge.operator_id',
])

test('[law 6.11] no row that is deleted makes PostgreSQL read all of another table', async () => {
  const { rows } = await sql<{ key: string; isFound: boolean }>`
    select foreign_key.conrelid::regclass || '.' || a.attname as key, exists (
        select from pg_index i where i.indrelid = foreign_key.conrelid and i.indkey[0] = a.attnum
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))
      ) as "isFound"
    from pg_constraint foreign_key join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(product.db)
  assert.ok(rows.some(({ key }) => key === 'stream.item_id'))
  const unfound = rows.filter(({ isFound }) => !isFound).map(({ key }) => key.replaceAll('"', ''))
  assert.deepEqual(new Set(unfound), SMALL)
})

test('[law 6.11, law 1.11] messages, consents, letters and receipts outlive the account, to the end of the third, sixth and eighth year', async () => {
  // Without a trial, the first period is paid and invoiced at once.
  const { email, call } = await product.aMember({ hadTrial: true })
  const id = await accountOf(email)
  const year = product.clock.now().getUTCFullYear()
  const { claimed_at: claimedAt } = await product.db
    .selectFrom('trial_claim')
    .select('claimed_at')
    .orderBy('claimed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await product.call(sendContactMessage, {
    body: { productId: 221, fullName: 'Ada', email, subject: 'general', content: 'Hello' },
  })
  await product.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
  await product.call(subscribeNewsletter, { body: { email } })
  const [asked] = await product.mailsTo(email)
  const token = /token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
  await product.call(confirmNewsletter, { params: { token } })
  await call(checkPassword, { body: { password: TEST_PASSWORD } })
  const { kept } = (await call(deleteUser)).body
  assert.deepEqual(
    kept.map(({ years }) => years),
    [RETENTION.consent.years, RETENTION.invoice.years, RETENTION.businessLetter.years],
  )
  const isThere = async () => ({
    message: (await count('contact_message', 'email', email)) > 0,
    declaration: (await count('legal_notice', 'email', email)) > 0,
    letter: (await count('business_letter', 'recipient', email)) > 0,
    newsletter: (await count('ended_newsletter', 'email', email)) > 0,
    consent: (await count('locked_consent', 'account_id', id)) > 0,
    claim: (await count('trial_claim', 'claimed_at', claimedAt)) > 0,
    invoice: (await count('invoice', 'account_id', id)) > 0,
    payment: (await count('payment_order', 'account_id', id)) > 0,
  })
  const all = {
    message: true,
    declaration: true,
    letter: true,
    newsletter: true,
    consent: true,
    claim: true,
    invoice: true,
    payment: true,
  }
  const afterThree = { ...all, message: false, newsletter: false, consent: false, claim: false }
  const afterSix = { ...afterThree, declaration: false, letter: false }
  const onNewYearsEve = async (years: number) => {
    product.clock.set(new Date(Date.UTC(year + years, 11, 31, 12)))
    await removeDaily(product.foundation)
  }
  await assert.rejects(
    product.db.deleteFrom('invoice').where('account_id', '=', id).execute(),
    /issued invoice is not changed/,
  )
  const steps = [
    { years: RETENTION.consent.years, before: all, after: afterThree },
    { years: RETENTION.businessLetter.years, before: afterThree, after: afterSix },
    {
      years: RETENTION.invoice.years,
      before: afterSix,
      after: { ...afterSix, invoice: false, payment: false },
    },
  ]
  for (const { years, before: until, after: left } of steps) {
    await onNewYearsEve(years)
    assert.deepEqual(await isThere(), until, `at the end of year ${years}`)
    await passDays(1)
    assert.deepEqual(await isThere(), left, `after year ${years}`)
  }
})

test('[decisions 2.8] keeps a device with a running session, and its lock', async () => {
  const { email } = await product.aMember({ kidLocked: true })
  const id = await sessionOf(email)
  await product.db
    .updateTable('session')
    .set({ expires_at: new Date(product.clock.now().getTime() + 800 * DAY_MS) })
    .where('id', '=', id)
    .execute()
  await passDays(RETENTION.device.days + 1)
  assert.equal(await count('session', 'id', id), 1)
})

test('[decisions 13.2] keeps operator events until the end of the tenth year', async () => {
  const { email } = await product.anOperator('editor')
  const year = product.clock.now().getUTCFullYear()
  product.clock.set(new Date(Date.UTC(year + RETENTION.operatorEvent.years, 11, 31, 12)))
  await removeDaily(product.foundation)
  assert.equal(await count('operator_event', 'subject_id', email), 2)
  await passDays(1)
  assert.equal(await count('operator_event', 'subject_id', email), 0)
})

test('[law 6.11] forgets who edited, planned, binned or deleted a title after the tenth year, but keeps what was done', async () => {
  const editor = await product.anOperator('editor')
  const [edited, planned, binned, deleted] = await Promise.all([1, 2, 3, 4].map(() => product.aTitle()))
  assert.ok(edited && planned && binned && deleted)
  const year = product.clock.now().getUTCFullYear()
  const withdrawAt = new Date(Date.UTC(year + 20, 0)).toISOString()
  const plan = { publishAt: null, withdrawAt }
  await editor.call(editTitle, { params: { id: edited.id }, body: { version: 0, fields: { year: 1999 } } })
  await editor.call(scheduleTitles, { body: { ids: [planned.id], ...plan } })
  await editor.call(binTitles, { body: { ids: [binned.id, deleted.id] } })
  await editor.call(deleteTitle, { params: { id: deleted.id }, body: { reason: 'A test of ours.' } })
  const tables = [
    ['title_version', edited.id],
    ['title_schedule', planned.id],
    ['title_bin', binned.id],
    ['deleted_title', deleted.id],
  ] as const
  const named = async () => {
    const rows = await Promise.all(
      tables.map(([table, id]) =>
        product.db.selectFrom(table).select('actor').where('item_id', '=', id).executeTakeFirstOrThrow(),
      ),
    )
    return rows.map(({ actor }) => actor)
  }
  product.clock.set(new Date(Date.UTC(year + RETENTION.titleEditor.years, 11, 31, 12)))
  await removeDaily(product.foundation)
  assert.deepEqual(await named(), Array(4).fill(editor.email))
  await passDays(1)
  assert.deepEqual(await named(), [null, null, null, null])
})

async function accountOf(email: string): Promise<string> {
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function sessionOf(email: string): Promise<string> {
  const { id } = await product.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', await accountOf(email))
    .executeTakeFirstOrThrow()
  return id
}
