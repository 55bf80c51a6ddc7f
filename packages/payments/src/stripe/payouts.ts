/** The provider's payouts to the company's bank account, with their lines. @spec decisions 13.41 */
import type { Stripe } from 'stripe'
import { Problem } from '@quintet/contracts/problem'
import type { Payments, Payout, PayoutLine } from '../port.ts'
import { available } from './available.ts'
import type { StripeLibrary } from './library.ts'

const PAGE = 100
/** Retried at once because someone is waiting; reading twice is harmless. */
const RETRIES = { maxNetworkRetries: 2 }

type Payouts = Pick<Payments, 'listPayouts' | 'readPayout'>

/** The part of the port that reads payouts. */
export function stripePayouts(library: () => Promise<StripeLibrary>): Payouts {
  return {
    listPayouts: (since) =>
      available(library, async ({ stripe, errors }) => {
        const found: Payout[] = []
        const created = { gte: Math.floor(since.getTime() / 1000) }
        try {
          for await (const payout of stripe.payouts.list({ created, limit: PAGE }, RETRIES))
            found.push(await withLines(stripe, payout))
        } catch (error) {
          if (error instanceof errors.StripePermissionError) throw new Problem('payouts_not_permitted')
          throw error
        }
        return found
      }),
    async readPayout(id) {
      const { stripe, errors } = await library()
      try {
        return await withLines(stripe, await stripe.payouts.retrieve(id, {}, RETRIES))
      } catch (error) {
        // An older restricted key may lack this permission; then null is returned.
        if (error instanceof errors.StripePermissionError) return null
        throw error
      }
    },
  }
}

async function withLines(stripe: Stripe, payout: Stripe.Payout): Promise<Payout> {
  const lines: PayoutLine[] = []
  const asked = { payout: payout.id, limit: PAGE, expand: ['data.source'] }
  // Stripe does not itemise manual payouts.
  if (payout.automatic)
    for await (const entry of stripe.balanceTransactions.list(asked, RETRIES))
      // The payout's own entry only takes the total out of the balance.
      if (entry.type !== 'payout') lines.push(lineOf(entry))
  return {
    id: payout.id,
    amountCents: payout.amount,
    currency: payout.currency.toUpperCase(),
    state: STATES[payout.status] ?? 'on_its_way',
    isItemised: payout.automatic && payout.reconciliation_status !== 'in_progress',
    createdAt: new Date(payout.created * 1000),
    arrivesAt: new Date(payout.arrival_date * 1000),
    statementText: payout.statement_descriptor,
    traceId: payout.trace_id?.value ?? null,
    failureCode: payout.failure_code,
    lines,
  }
}

const STATES: Record<string, Payout['state']> = { paid: 'paid', failed: 'failed', canceled: 'failed' }

function lineOf(entry: Stripe.BalanceTransaction): PayoutLine {
  return {
    id: entry.id,
    kind: kindOf(entry),
    type: entry.type,
    grossCents: entry.amount,
    feeCents: entry.fee,
    netCents: entry.net,
    at: new Date(entry.created * 1000),
    reference: referenceOf(entry.source),
  }
}

const KINDS: Partial<Record<string, PayoutLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  // A debit that the bank had accepted was returned.
  payment_failure_refund: 'returned',
  payment_reversal: 'returned',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
}

function kindOf({ type, reporting_category: category }: Stripe.BalanceTransaction): PayoutLine['kind'] {
  if (category.startsWith('dispute')) return 'dispute'
  return KINDS[type] ?? 'other'
}

/** Returns the reference in our own records: the intent of a charge, or a refund or dispute. */
function referenceOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return source
  if (source.object !== 'charge') return source.id
  const { payment_intent: intent } = source
  return (typeof intent === 'string' ? intent : intent?.id) ?? source.id
}
