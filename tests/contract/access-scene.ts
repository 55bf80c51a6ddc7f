/** An account with one of everything, and every kind of caller who might request it. */
import { addBookmark } from '@quintet/contracts/bookmarks'
import { listInvoices } from '@quintet/contracts/invoices'
import { createMix } from '@quintet/contracts/mixes'
import { listPaymentMethods } from '@quintet/contracts/payment-methods'
import { createPaymentSetup } from '@quintet/contracts/sign-up'
import { startPlayback } from '@quintet/contracts/playback'
import { createProfile } from '@quintet/contracts/profiles'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { competitionSlug } from '@quintet/domain/catalogue/competitions'
import { seriesSlug } from '@quintet/domain/catalogue/people'
import { hashToken, newId, newToken } from '@quintet/platform/identity/secrets'
import { startProgramSession, startSession } from '@quintet/platform/identity/sessions'
import { confirmedSetup, newEmail, type Product, programSend, type Send } from '@quintet/testing'

export type Scene = {
  email: string
  password: string
  contentId: number
  gameId: number
  bookId: number
  /** The writer of the film and of its series. */
  personId: number
  /** The slug of a series and of a work. */
  seriesSlug: string
  /** The team and competition of a match. */
  teamId: number
  competitionSlug: string
  /** The account's second profile. */
  profileId: string
  /** A session of the account that no caller here uses. */
  otherSessionId: string
  /** The account's running stream. */
  streamId: string
  methodId: string
  bookmarkId: string
  mixId: string
  invoiceId: string
  /** A text to which only this account agreed. */
  textId: string
  newAppPassword: () => Promise<string>
  newResetToken: () => Promise<string>
  newDeclaration: () => Promise<string>
  newNewsletter: () => Promise<{ confirmToken: string; endToken: string }>
  newSetup: () => Promise<{ setupId: string; clientSecret: string }>
  newOrder: () => Promise<object>
  newConfirmedSetup: () => Promise<string>
  callers: { member: Send; locked: Send; ended: Send; visitor: Send }
  /** Puts `member` in the state just after a password check. */
  provePassword: () => Promise<void>
}

type Titles = Pick<Scene, 'contentId' | 'gameId' | 'bookId' | 'seriesSlug' | 'competitionSlug'> & {
  matchId: number
}

/** Creates a film, a game, a book and a match, for all ages unless told; every name in them begins with `word`. */
export async function makeTitles(product: Product, { age = 0, word = 'Coast' } = {}): Promise<Titles> {
  const named = (name: string) => `${word} ${name}`
  const film = await product.aTitle({
    title: named('film'),
    rating: `FSK-${age}`,
    media: 'video',
    trailer: true,
    credits: ['author', 'composer'].map((role) => ({ name: named('Holm'), role })),
    series: { name: named('tides'), position: 1 },
    work: { names: { de: named('tides'), en: named('tides') }, movements: null, number: null },
  })
  const game = await product.aTitle({
    title: named('game'),
    rating: `USK-${age}`,
    media: 'game',
    kind: 'game',
    vertical: 'pc-games',
  })
  const book = await product.aTitle({
    title: named('book'),
    rating: `FSK-${age}`,
    media: 'audio',
    kind: 'audiobook',
    vertical: 'audio-books',
  })
  const match = await product.aTitle({
    title: named('match'),
    rating: `FSK-${age}`,
    media: 'video',
    kind: 'event',
    vertical: 'sports',
    competition: named('League'),
    credits: [{ name: named('Gulls'), role: 'team' }],
  })
  return {
    contentId: film.id,
    gameId: game.id,
    bookId: book.id,
    matchId: match.id,
    seriesSlug: seriesSlug(named('tides')),
    competitionSlug: competitionSlug(named('League')),
  }
}

/** Returns the person credited by a title with a single credit. */
async function creditedBy(db: Product['db'], contentId: number): Promise<number> {
  const { person_id: id } = await db
    .selectFrom('credit')
    .select('person_id')
    .where('item_id', '=', contentId)
    .executeTakeFirstOrThrow()
  return id
}

export async function setScene(product: Product, { matchId, ...titles }: Titles): Promise<Scene> {
  const { db, clock } = product
  const { contentId } = titles
  // Without a trial, there is an invoice from the first day.
  const { email, password, token, call, send } = await product.aMember({ hadTrial: true })
  const profile = await call(createProfile, { body: { name: 'Second' } })
  const stream = await call(startPlayback, { body: { contentId } })
  const { account_id: accountId, id: sessionId } = await db
    .selectFrom('session')
    .select(['account_id', 'id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  const logInElsewhere = () =>
    startSession(db, { accountId, deviceToken: null, deviceName: 'elsewhere', remember: false }, clock.now())
  const bearer = (held: string) => programSend(product.origin, { authorization: `Bearer ${held}` })
  const [tablet, gone, other] = [await logInElsewhere(), await logInElsewhere(), await logInElsewhere()]
  await db
    .updateTable('account_device')
    .set({ kid_locked: true })
    .where('account_id', '=', accountId)
    .where('device_id', '=', tablet.viewer.deviceId)
    .execute()
  await db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('id', '=', gone.viewer.sessionId)
    .execute()
  const [bookmark] = (await call(addBookmark, { params: { contentId }, body: { position: 1 } })).body
  const { id: mixId } = (await call(createMix, { body: { name: 'Sunday' } })).body
  const [method] = (await call(listPaymentMethods)).body
  const [invoice] = (await call(listInvoices)).body
  if (!method || !invoice || !bookmark)
    throw new Error('The scene has no payment method, no invoice or no bookmark.')
  const newConfirmedSetup = () => confirmedSetup(product.call, { type: 'paypal', paypal: newEmail() })
  const newSetup = async () =>
    (await product.call(createPaymentSetup, { body: { productId: 221, type: 'paypal' } })).body

  return {
    email,
    password,
    ...titles,
    personId: await creditedBy(db, contentId),
    teamId: await creditedBy(db, matchId),
    profileId: profile.body.id,
    otherSessionId: other.viewer.sessionId,
    streamId: stream.body.id,
    methodId: method.id,
    bookmarkId: bookmark.id,
    mixId,
    invoiceId: invoice.id,
    textId: await anAgreedText(product, accountId),
    newAppPassword: () => anAppPassword(product, { accountId, profileId: profile.body.id }),
    newSetup,
    newConfirmedSetup,
    ...mailedLinks(product),
    async newOrder() {
      const buyer = newEmail()
      return {
        productId: 221,
        signUpMethod: 'EMAIL',
        user: { name: 'Ada Lovelace', email: buyer, password },
        plan: 'monthly',
        paymentSetupId: await newConfirmedSetup(),
        consents: { age18: true, privacy: true, terms: true },
      }
    },
    callers: { member: send, locked: bearer(tablet.token), ended: bearer(gone.token), visitor: product.send },
    async provePassword() {
      await db
        .updateTable('session')
        .set({ password_checked_at: clock.now() })
        .where('id', '=', sessionId)
        .execute()
    },
  }
}

async function anAgreedText({ db, clock }: Product, accountId: string): Promise<string> {
  const markdown = `# Terms\n\nOf ${accountId}.`
  const text = {
    hash: hashToken(markdown).toString('hex'),
    document: 'terms',
    version: '2019-03-20',
    language: 'en',
    markdown,
  }
  const now = clock.now()
  await db
    .insertInto('legal_text')
    .values({ ...text, recorded_at: now })
    .execute()
  const agreed = { account_id: accountId, text_version: text.version, text_hash: text.hash, given_at: now }
  await db
    .insertInto('consent')
    .values({ ...agreed, kind: 'trial_rule' })
    .execute()
  return text.hash
}

/** Returns the ID of an app password that no caller here holds. */
async function anAppPassword(
  { db, clock }: Product,
  who: { accountId: string; profileId: string },
): Promise<string> {
  const [id, name, now] = [newId('app'), 'Car', clock.now()]
  const session_id = await db
    .transaction()
    .execute((tx) => startProgramSession(tx, { ...who, name, forKids: false }, now))
  const row = { id, session_id, profile_id: who.profileId, name, secret_hash: hashToken(newToken()) }
  await db
    .insertInto('app_password')
    .values({ ...row, scope: 'podcast', sealed: null, created_at: now })
    .execute()
  return id
}

/** Creates unused tokens as they are sent by mail. */
function mailedLinks(product: Product): Pick<Scene, 'newResetToken' | 'newDeclaration' | 'newNewsletter'> {
  const { db, clock } = product
  return {
    async newResetToken() {
      const reset = newToken()
      const now = clock.now()
      await db
        .insertInto('password_reset')
        .values({
          token_hash: hashToken(reset),
          // For an account without a session here: a reset ends all sessions.
          account_id: await anAccount(product),
          created_at: now,
          expires_at: new Date(now.getTime() + HOUR_MS),
        })
        .execute()
      return reset
    },
    async newNewsletter() {
      const [confirmToken, endToken] = [newToken(), newToken()]
      await db
        .insertInto('newsletter')
        .values({
          email: newEmail(),
          language: 'de',
          confirm_hash: hashToken(confirmToken),
          end_hash: hashToken(endToken),
          asked_at: clock.now(),
          confirmed_at: null,
        })
        .execute()
      return { confirmToken, endToken }
    },
    async newDeclaration() {
      const link = newToken()
      await db
        .insertInto('legal_notice')
        .values({
          id: newId('notice'),
          kind: 'withdrawal',
          account_id: null,
          name: 'Ada Lovelace',
          email: newEmail(),
          details: '{}',
          received_at: clock.now(),
          link_hash: hashToken(link),
        })
        .execute()
      return link
    },
  }
}

async function anAccount({ db, clock }: Product): Promise<string> {
  const id = newToken()
  await db
    .insertInto('account')
    .values({ id, email: newEmail(), first_name: 'Nobody', created_at: clock.now() })
    .execute()
  return id
}
