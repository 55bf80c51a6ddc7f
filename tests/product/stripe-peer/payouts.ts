/** Payouts of the balance: one entry for each charge, refund and dispute, less Stripe's fee. */
import type { Stripe } from 'stripe'
import { type Answer, invalid, listOf, missing, ok } from './answers.ts'
import { type Form, textOf } from './form.ts'
import { newName, type PeerEntry, secondsOf } from './objects.ts'
import type { World } from './world.ts'

const PRESET_LIMIT = 10

/** Pays out everything not yet paid out, in enough entries for more than one page. */
export function payOut(world: World): Stripe.Payout {
  const { store, now, tell } = world
  const id = newName('po')
  const nameOf = (source: object, category: string) => `${category} ${(source as { id: string }).id}`
  const paid = new Set(
    [...store.entries.values()].map(({ source, reporting_category: category }) =>
      nameOf(source as object, category),
    ),
  )
  const fresh = [
    ...[...store.intents.values()]
      .filter(({ amount_received: received }) => received > 0)
      .map((intent) => ({ source: chargeOf(intent), type: 'charge', category: 'charge', sign: 1, fee: 47 })),
    ...[...store.refunds.values()].map((source) => ({
      source,
      type: 'refund',
      category: 'refund',
      sign: -1,
      fee: 0,
    })),
    ...[...store.disputes.values()].map((source) => ({
      source,
      type: 'adjustment',
      category: 'dispute',
      sign: -1,
      fee: 2000,
    })),
    ...[...store.failedDebits].flatMap((intentId) => {
      const intent = store.intents.get(intentId)
      const back = { type: 'payment_failure_refund', category: 'charge_failure', sign: -1, fee: 0 }
      return intent ? [{ source: chargeOf(intent), ...back }] : []
    }),
  ].filter(({ source, category }) => !paid.has(nameOf(source, category)))
  const entries = fresh.map(({ source, type, category, sign, fee }) =>
    newEntry(world, { source, type, category, amount: sign * source.amount, fee, payout: id }),
  )
  const amount = entries.reduce((sum, { net }) => sum + net, 0)
  const own = { source: { id, object: 'payout' }, type: 'payout', category: 'payout', amount: -amount }
  for (const entry of [...entries, newEntry(world, { ...own, fee: 0, payout: id })])
    store.entries.set(entry.id, entry)
  const payout = newPayout(id, amount, now())
  store.payouts.set(id, payout)
  tell('payout.paid', payout)
  return payout
}

// The part of a charge that its entry exposes: the peer has no charge objects.
function chargeOf({ id, latest_charge: charge, amount_received: amount, currency }: Stripe.PaymentIntent) {
  return {
    id: typeof charge === 'string' ? charge : newName('ch'),
    object: 'charge',
    amount,
    currency,
    payment_intent: id,
  }
}

type NewEntry = {
  source: object
  type: string
  category: string
  amount: number
  fee: number
  payout: string
}

function newEntry({ now }: World, { source, type, category, amount, fee, payout }: NewEntry): PeerEntry {
  return {
    id: newName('txn'),
    object: 'balance_transaction',
    amount,
    available_on: secondsOf(now()),
    balance_type: 'payments',
    created: secondsOf(now()),
    currency: 'eur',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: category,
    source: source as Stripe.BalanceTransactionSource,
    status: 'available',
    type,
    payout,
  }
}

function newPayout(id: string, amount: number, now: Date): Stripe.Payout {
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: secondsOf(now),
    automatic: true,
    balance_transaction: null,
    created: secondsOf(now),
    currency: 'eur',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: { status: 'supported', value: `TRACE${id.slice(-6)}` },
    type: 'bank_account',
  }
}

export function readPayout({ store }: World, id: string): Answer {
  const payout = store.payouts.get(id)
  return payout ? ok(payout) : missing('payout', id)
}

export function listPayouts({ store }: World, form: Form): Answer {
  const since = Number((form['created'] as Form | undefined)?.['gte'] ?? 0)
  return pageOf(
    '/v1/payouts',
    [...store.payouts.values()].filter(({ created }) => created >= since),
    form,
  )
}

/** The source is an ID, unless the caller expands it. */
export function listEntries({ store }: World, form: Form): Answer {
  const payout = store.payouts.get(textOf(form, 'payout'))
  if (!payout) return missing('payout', textOf(form, 'payout'))
  if (!payout.automatic)
    return invalid('Balance transaction history can only be filtered on automatic transfers, not manual.')
  const isWhole = (form['expand'] as string[] | undefined)?.includes('data.source') ?? false
  const entries = [...store.entries.values()]
    .filter((entry) => entry.payout === payout.id)
    .map(({ payout: _payout, source, ...entry }) => ({
      ...entry,
      source: isWhole ? source : (source as { id: string }).id,
    }))
  return pageOf('/v1/balance_transactions', entries, form)
}

/** Lists newest first, page by page. */
function pageOf(path: string, all: readonly { id: string }[], form: Form): Answer {
  const newest = all.toReversed()
  const after = form['starting_after']
  const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  const limit = Number(form['limit'] ?? PRESET_LIMIT)
  return listOf(path, structuredClone(newest.slice(start, start + limit)), start + limit < newest.length)
}
