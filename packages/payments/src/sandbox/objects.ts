/** All SQL of the sandbox: Stripe's objects as JSON, responses by idempotency key, and pending events. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { HandledEvent } from '../stripe/events.ts'

export type Kind =
  | 'customer'
  | 'setup_intent'
  | 'payment_method'
  | 'mandate'
  | 'payment_intent'
  | 'refund'
  | 'dispute'
  | 'payout'
  | 'balance_transaction'

/** What the bank later does with a charge; kept alongside Stripe's own fields. */
export type Behaviour = {
  /** Stripe's code; if absent, the charge succeeds. */
  declines?: string
  /** True if the payer disputes the charge. */
  disputes?: boolean
  /** True if the bank returns the debit days after it was paid. */
  returns?: boolean
  /** True if it takes the days of a direct debit; otherwise it is settled with the next event. */
  isSlow?: boolean
}

/** A payment method in Stripe's format, and how it behaves when charged. */
export type SandboxMethod = Behaviour &
  Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'customer' | 'billing_details'> & {
    card?: Pick<
      Stripe.PaymentMethod.Card,
      'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding' | 'fingerprint'
    > & { wallet: { type: string } | null }
    sepa_debit?: Pick<Stripe.PaymentMethod.SepaDebit, 'country' | 'last4' | 'fingerprint'>
    paypal?: Stripe.PaymentMethod.Paypal
  }

/** A charge in its final state, and when it settles, in Unix seconds; records from before slow debits have no such time. */
export type SandboxIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount_received' | 'currency' | 'last_payment_error'
> & { settles_at?: number }

/** Returns the state of a charge at `now`. */
export function intentAt(
  { settles_at: settlesAt = 0, ...intent }: SandboxIntent,
  now: Date,
): Omit<SandboxIntent, 'settles_at'> {
  return settlesAt * 1000 <= now.getTime() ? intent : underWay(intent)
}

export function underWay<I extends object>(intent: I) {
  return { ...intent, status: 'processing' as const, amount_received: 0, last_payment_error: null }
}

export type SandboxSetupIntent = Pick<
  Stripe.SetupIntent,
  | 'id'
  | 'object'
  | 'status'
  | 'usage'
  | 'metadata'
  | 'allowed_payment_method_types'
  | 'last_setup_error'
  | 'created'
  | 'livemode'
> & { customer: string | null; payment_method: string | null; mandate: string | null }

/** Replaces any object with the same id. */
export async function saveObject(
  tx: DatabaseTransaction,
  kind: Kind,
  body: { id: string },
  now: Date,
): Promise<void> {
  const json = JSON.stringify(body)
  await tx
    .insertInto('sandbox_object')
    .values({ id: body.id, kind, body: json, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: json }))
    .execute()
}

export async function findObject<T extends object>(
  db: Database | DatabaseTransaction,
  kind: Kind,
  id: string,
): Promise<T | undefined> {
  return (await objectsById(db, kind, id).executeTakeFirst())?.body as T | undefined
}

/** Reads an object and locks its row until the transaction ends. */
export async function lockObject<T extends object>(
  tx: DatabaseTransaction,
  kind: Kind,
  id: string,
): Promise<T | undefined> {
  return (await objectsById(tx, kind, id).forUpdate().executeTakeFirst())?.body as T | undefined
}

function objectsById(db: Database | DatabaseTransaction, kind: Kind, id: string) {
  return db.selectFrom('sandbox_object').select('body').where('id', '=', id).where('kind', '=', kind)
}

/** Deletes a customer and everything that identifies the owner of its methods; charges stay, as at Stripe. */
export async function deleteCustomer(tx: DatabaseTransaction, customer: string): Promise<void> {
  const rows = tx.deleteFrom('sandbox_object')
  await rows
    .where(sql`body ->> 'customer'`, '=', customer)
    .where('kind', 'in', ['setup_intent', 'payment_method', 'mandate'])
    .execute()
  await rows.where('id', '=', customer).execute()
}

/** Returns the objects whose field has this value, newest first, as in the API's lists. */
export async function listObjects(
  db: Database | DatabaseTransaction,
  kind: Kind,
  [field, value]: readonly ['customer' | 'payment_intent' | 'payout', string],
  since: Date,
): Promise<object[]> {
  const rows = await db
    .selectFrom('sandbox_object')
    .select('body')
    .where(sql`body ->> ${sql.lit(field)}`, '=', value)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ body }) => body)
}

/** Returns all objects of a kind, newest first. */
export async function objectsOf<T extends object>(
  db: Database | DatabaseTransaction,
  kind: Kind,
  since = new Date(0),
): Promise<T[]> {
  const rows = await db
    .selectFrom('sandbox_object')
    .select('body')
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ body }) => body as T)
}

/** Returns the disputes that have been decided in our favour, according to the closing events up to now. */
export async function wonDisputes(tx: DatabaseTransaction, now: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('sandbox_event')
    .select(sql<string>`body #>> '{data,object,id}'`.as('id'))
    .where(sql`body ->> 'type'`, '=', 'charge.dispute.closed')
    .where(sql`body #>> '{data,object,status}'`, '=', 'won')
    .where('created_at', '<=', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Locks the key, so that its requests run one at a time. */
export async function holdAnswer(tx: DatabaseTransaction, key: string): Promise<void> {
  const number = createHash('sha256').update(`sandbox:${key}`).digest().readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`.execute(tx)
}

export async function findAnswer(tx: DatabaseTransaction, key: string) {
  return tx.selectFrom('sandbox_answer').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function insertAnswer(
  tx: DatabaseTransaction,
  answer: { key: string; request_hash: Buffer; status: number; body: object },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sandbox_answer')
    .values({ ...answer, body: JSON.stringify(answer.body), created_at: now })
    .execute()
}

export async function insertEvent(
  tx: DatabaseTransaction,
  event: { type: HandledEvent; object: object },
  deliverAt: Date,
): Promise<void> {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    type: event.type,
    created: Math.floor(deliverAt.getTime() / 1000),
    data: { object: event.object },
  }
  await tx
    .insertInto('sandbox_event')
    .values({ id, body: JSON.stringify(body), created_at: deliverAt, deliver_at: deliverAt })
    .execute()
}

export function dueEvents(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('sandbox_event')
    .select(['id', 'body', 'tries'])
    .where('deliver_at', '<=', now)
    .orderBy('deliver_at')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** `deliverAt` is null once the event is delivered or dropped. */
export async function postponeEvent(
  db: Database,
  id: string,
  { deliverAt, tries }: { deliverAt: Date | null; tries: number },
): Promise<void> {
  await db.updateTable('sandbox_event').set({ deliver_at: deliverAt, tries }).where('id', '=', id).execute()
}
