/** Subjects for the console's routes, most of them created anew for each call. */
import { binTitles } from '@quintet/content/ingest'
import { declareCancellation } from '@quintet/contracts/declarations'
import { listApprovals } from '@quintet/contracts/operator/approvals'
import { editMany } from '@quintet/contracts/operator/many-titles'
import { eraseMember } from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { issueCoupon, issueGifts, royalties } from '@quintet/customer'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { inviteOperator } from '@quintet/operator'
import { newId } from '@quintet/platform/identity/secrets'
import { openMailer } from '@quintet/platform/mail/mailer'
import { noteFailure } from '@quintet/platform/mail/queries'
import { newEmail, type Product, type TestOperator } from '@quintet/testing'

export type OperatorScene = {
  origin: string
  titleId: number
  /** A title without edits. */
  newTitle: () => Promise<number>
  /** A match with one moment. */
  newMatch: () => Promise<number>
  /** An album with one track. */
  newAlbum: () => Promise<{ id: number; track: number }>
  newBinned: () => Promise<number>
  /** A bulk edit of titles. */
  newManyEdit: () => Promise<string>
  /** A member with a paid invoice, by ID; created on first use. */
  payer: () => Promise<{ id: string; invoiceId: string }>
  /** A declaration that awaits a decision. */
  newNotice: () => Promise<string>
  /** An open dispute of the payer's. */
  newDispute: () => Promise<string>
  newFailedJob: () => Promise<string>
  /** A mail that was given up. */
  newFailedMail: () => Promise<string>
  newFeed: () => Promise<string>
  newAccount: () => Promise<string>
  /** Codes not yet redeemed. */
  newGifts: () => Promise<string>
  newCoupon: () => Promise<string>
  /** A contract with a holder of its own. */
  newContract: () => Promise<string>
  newPasskey: (operator: Pick<TestOperator, 'email'>) => Promise<string>
  /** An invited operator, by ID. */
  newOperator: () => Promise<string>
  /** A request for erasure by another operator. */
  newApproval: () => Promise<string>
}

export function setOperatorScene(product: Product, titleId: number): OperatorScene {
  const { db, clock } = product
  const newAccount = async () => {
    const { email } = await product.aMember()
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }
  let payer: ReturnType<OperatorScene['payer']> | undefined
  const payerOnce = () => (payer ??= makePayer(product))
  return {
    origin: product.origin,
    titleId,
    newTitle: async () => (await product.aTitle()).id,
    async newMatch() {
      const moments = [{ at: 0, kind: 'start', titles: { de: 'Beginn' } }] as const
      return (await product.aTitle({ kind: 'event', vertical: 'sports', moments })).id
    },
    async newAlbum() {
      const music = { vertical: 'music-stream' } as const
      const { id } = await product.aTitle({ ...music, kind: 'album' })
      return { id, track: (await product.aTitle({ ...music, kind: 'track', parentId: id })).id }
    },
    newBinned: () => makeBinned(product),
    newManyEdit: () => makeManyEdit(product),
    payer: payerOnce,
    newDispute: async () => makeDispute(product, (await payerOnce()).invoiceId),
    newAccount,
    async newApproval() {
      const somebody = await product.anOperator('owner')
      const params = { id: await newAccount() }
      await somebody.call(provePassword, { body: { password: somebody.password } })
      await somebody.call(eraseMember, { params, body: { reason: 'Asked by mail.' } })
      return (
        (await somebody.call(listApprovals)).body.findLast(({ accountId }) => accountId === params.id)?.id ??
        ''
      )
    },
    async newNotice() {
      const body = {
        name: 'Ada Lovelace',
        email: newEmail(),
        kind: 'extraordinary',
        reason: 'It moved.',
      } as const
      return (await product.call(declareCancellation, { body })).body.id
    },
    async newFeed() {
      const id = newId('feed')
      await db
        .insertInto('feed')
        .values({
          id,
          name: 'Films',
          address: `https://feeds.example/${id}`,
          is_draft: true,
          fetches_media: false,
          state: 'new',
          created_at: clock.now(),
        })
        .execute()
      return id
    },
    newGifts: () => makeGifts(product),
    newCoupon: () => makeCoupon(product),
    newContract: () => makeContract(product),
    newPasskey: ({ email }) => makePasskey(product, email),
    newOperator: () => makeOperator(product),
    newFailedJob: () => makeFailedJob(product, titleId),
    newFailedMail: () => makeFailedMail(product),
  }
}

async function makePayer(product: Product): Promise<{ id: string; invoiceId: string }> {
  const { email } = await product.aMember({ hadTrial: true })
  return product.db
    .selectFrom('account')
    .innerJoin('invoice', 'invoice.account_id', 'account.id')
    .select(['account.id', 'invoice.id as invoiceId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

async function makeDispute({ db, clock }: Product, invoiceId: string): Promise<string> {
  const { payment_order_id: order } = await db
    .selectFrom('invoice')
    .select('payment_order_id')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const id = newId('dp')
  const now = clock.now()
  await db
    .insertInto('payment_dispute')
    .values({
      id,
      order_id: order ?? '',
      amount_cents: 100,
      reason: 'general',
      state: 'open',
      opened_at: now,
      told_at: now,
    })
    .execute()
  return id
}

async function makeBinned(product: Product): Promise<number> {
  const { id } = await product.aTitle()
  const now = product.clock.now()
  await product.db.transaction().execute((tx) => binTitles(tx, { ids: [id], actor: 'test' }, now))
  return id
}

async function makeManyEdit(product: Product): Promise<string> {
  const { id } = await product.aTitle()
  const editor = await product.anOperator('editor')
  const body = { titles: [{ id, version: 0 }], change: { addTags: ['neu'] } }
  return (await editor.call(editMany, { body })).body.edit ?? ''
}

async function makeFailedJob({ db, clock }: Product, titleId: number): Promise<string> {
  const id = newId('asset')
  await db
    .insertInto('media_asset')
    .values({
      id,
      item_id: titleId,
      purpose: 'main',
      form: 'video',
      source: JSON.stringify({ files: [], subtitles: [] }),
      state: 'failed',
      reason: 'It is no film.',
      created_at: clock.now(),
      finished_at: clock.now(),
    })
    .execute()
  return id
}

async function makeOperator({ db, foundation }: Product): Promise<string> {
  const email = newEmail()
  await inviteOperator(foundation, { email, role: 'reader', actor: 'test' })
  const { id } = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function makeFailedMail({ db, clock }: Product): Promise<string> {
  const mail = { kind: 'paid', to: newEmail(), subject: 'Paid', text: 'Paid.', html: '<p>Paid.' } as const
  const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1' })
  const id = await mailer.queue(db, mail, clock.now())
  await noteFailure(db, { id, body_text: mail.text }, { nextTryAt: null, answer: '550 No.' })
  return id
}

async function makePasskey({ db, clock }: Product, email: string): Promise<string> {
  const id = newId('passkey')
  const { id: operator_id } = await db
    .selectFrom('operator')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const says = { counter: 0, transports: JSON.stringify([]), is_synced: false, is_backed_up: false }
  const key = { credential_id: id, public_key: Buffer.from(id), name: 'Laptop', created_at: clock.now() }
  await db
    .insertInto('operator_passkey')
    .values({ id, operator_id, ...says, ...key })
    .execute()
  return id
}

const YEAR_MS = 365 * DAY_MS

async function makeGifts({ db, clock }: Product): Promise<string> {
  const now = clock.now()
  const wanted = { count: 1, months: 1, note: '', expiresAt: new Date(now.getTime() + YEAR_MS) }
  return (await db.transaction().execute((tx) => issueGifts(tx, wanted, now))).batch
}

/** Returns a unique code: no coupon can be created twice. */
export function newCouponCode(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()
}

/** Returns terms with a holder who has no contract yet. */
export function aContract() {
  const holder = `Holder ${crypto.randomUUID()}`
  return { holder, kind: 'flat' as const, rate: 100, titles: [], firstMonth: '2026-01', lastMonth: null }
}

function makeContract({ db, clock }: Product): Promise<string> {
  const terms = { ...aContract(), currency: 'EUR' }
  return db.transaction().execute((tx) => royalties.addContract(tx, terms, clock.now()))
}

async function makeCoupon({ db, clock }: Product): Promise<string> {
  const now = clock.now()
  const code = newCouponCode()
  const off = { percent: 25, cents: null, currency: null, periods: 3 }
  const whom = { audience: 'new', plan: null, maxUses: null } as const
  const coupon = { code, ...off, ...whom, note: '', expiresAt: new Date(now.getTime() + YEAR_MS) }
  await db.transaction().execute((tx) => issueCoupon(tx, coupon, now))
  return code
}
