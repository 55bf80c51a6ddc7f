/** Payouts of the sandbox: charges and refunds since the last one, less fees, in the format of Stripe's API. */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Stripe } from 'stripe'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { secondsOf } from './answers.ts'
import * as objects from './objects.ts'

/** Fee of a charge: a rate in hundredths of a percent plus an amount in cents. */
const FEE_RATE = 150
const FEE_CENTS = 25
/** Fee of a dispute, charged even if it is won. */
const DISPUTE_FEE_CENTS = 2000
const ARRIVES_DAYS = 2

type Entry = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'fee' | 'net' | 'created' | 'currency' | 'type' | 'reporting_category'
> & { source: object; payout: string }

type Source = { id: string; object: string; amount: number; currency: string; created: number }

/** Pays out everything not yet paid out in one currency; returns null if nothing is left. */
export async function payOut(tx: DatabaseTransaction, currency: string, now: Date): Promise<string | null> {
  await objects.holdAnswer(tx, 'payouts')
  const id = newId('po')
  const known = new Set(
    (await objects.objectsOf<Entry>(tx, 'balance_transaction')).map(
      ({ source, reporting_category: category }) => nameOf(source as Source, category),
    ),
  )
  const entries = (await unpaid(tx, now))
    .filter(({ source, category }) => source.currency === currency && !known.has(nameOf(source, category)))
    .map(({ source, ...entry }) => toEntry({ ...entry, source, payout: id }))
  const amount = entries.reduce((sum, { net }) => sum + net, 0)
  if (amount <= 0) return null
  for (const entry of entries) await objects.saveObject(tx, 'balance_transaction', entry, now)
  const payout = {
    id,
    object: 'payout',
    amount,
    arrival_date: secondsOf(new Date(now.getTime() + ARRIVES_DAYS * DAY_MS)),
    automatic: true,
    created: secondsOf(now),
    currency,
    failure_code: null,
    reconciliation_status: 'completed',
    statement_descriptor: 'QUINTET',
    status: 'paid',
    trace_id: null,
  } satisfies Partial<Stripe.Payout>
  await objects.saveObject(tx, 'payout', payout, now)
  await objects.insertEvent(tx, { type: 'payout.paid', object: payout }, now)
  return id
}

/** The category is part of the name because a dispute that is won moves money twice. */
function nameOf({ id }: Source, category: string): string {
  return `${category} ${id}`
}

type Unpaid = { source: Source; type: Entry['type']; category: string; amount: number; fee: number }

async function unpaid(tx: DatabaseTransaction, now: Date): Promise<Unpaid[]> {
  const charges = (await objects.objectsOf<objects.SandboxIntent & Source>(tx, 'payment_intent'))
    .filter((intent) => objects.intentAt(intent, now).status === 'succeeded')
    .map((intent) => ({
      // Stripe's entries refer to the charge, which refers to its intent.
      source: { ...intent, object: 'charge', payment_intent: intent.id },
      type: 'charge' as const,
      category: 'charge',
      amount: intent.amount_received,
      fee: Math.round((intent.amount_received * FEE_RATE) / 10_000) + FEE_CENTS,
    }))
  const refunds = (await objects.objectsOf<Source>(tx, 'refund')).map((refund) => ({
    source: refund,
    type: 'refund' as const,
    category: 'refund',
    amount: -refund.amount,
    fee: 0,
  }))
  return [...charges, ...refunds, ...(await disputed(tx, now))]
}

/** A dispute's amount is taken when the dispute is opened and returned if the bank decides in our favour. */
async function disputed(tx: DatabaseTransaction, now: Date): Promise<Unpaid[]> {
  const won = await objects.wonDisputes(tx, now)
  const disputes = (await objects.objectsOf<Source>(tx, 'dispute')).filter(
    ({ created }) => created <= secondsOf(now),
  )
  const type = 'adjustment' as const
  const taken = disputes.map((source) => ({
    source,
    type,
    category: 'dispute',
    amount: -source.amount,
    fee: DISPUTE_FEE_CENTS,
  }))
  const back = disputes
    .filter(({ id }) => won.has(id))
    .map((source) => ({ source, type, category: 'dispute_reversal', amount: source.amount, fee: 0 }))
  return [...taken, ...back]
}

function toEntry({ source, type, category, amount, fee, payout }: Unpaid & { payout: string }): Entry {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    created: source.created,
    currency: source.currency,
    type,
    reporting_category: category,
    source,
    payout,
  }
}
