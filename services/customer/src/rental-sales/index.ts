/** Sells rentals for the content service. @spec accounts 1.3 */
import { Problem } from '@quintet/contracts/problem'
import { startBy } from '@quintet/domain/membership/rental'
import type { Cashier, HandOverRental } from '@quintet/payments/cashier'
import { issueCreditRecord, issueInvoice, payerOf } from '../invoices/index.ts'
import { type Billing, placeCharge, type Settler } from '../payments/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { defaultMethod, requireCharged, sendLetter } from '../subscription/index.ts'

type Parts = Pick<CustomerPlatform, 'brand' | 'config' | 'mail'>

export function openCashier(
  platform: Parts & Pick<CustomerPlatform, 'db' | 'clock'>,
  billing: Pick<Billing, 'execute'>,
): Cashier {
  const { db, clock, brand } = platform
  return {
    async sellRental({ accountId, itemId, title, priceCents, currency, consentVersion }, isWanted) {
      const now = clock.now()
      const id = await db.transaction().execute(async (tx) => {
        if (!(await isWanted(tx))) return 'not wanted'
        const method = await defaultMethod(tx, accountId)
        if (!method) throw new Problem('payment_failed', { detail: 'no_payment_method' })
        const details = { itemId, title, consentVersion }
        return placeCharge(
          tx,
          {
            purpose: 'rental',
            accountId,
            subscriptionId: null,
            amountCents: priceCents,
            currency,
            method,
            details,
          },
          now,
        )
      })
      if (id === 'not wanted') return
      // An earlier click is already paying for the same title.
      if (id === null) throw new Problem('payment_pending')
      const order = await billing.execute(id)
      requireCharged(order)
      // A rental is a one-off sale, handed over only once the bank has paid. Decision 0105.
      if (order.state === 'waiting') throw new Problem('payment_pending')
    },

    async confirmFreeRental(tx, { accountId, title, currency }, now) {
      const record = await issueCreditRecord(tx, brand, { accountId, title, currency }, now)
      const facts = { title, amount: { cents: 0, currency }, startBy: startBy(now) }
      await sendLetter(platform, tx, accountId, ['rented', facts, record], now)
    },
  }
}

/** Settles a rental's payment: hands over the title, issues the invoice and confirms the rental, or refunds the money. */
export function settleRental(platform: Parts, handOver: HandOverRental): (undeliverable: Settler) => Settler {
  return (undeliverable) => async (tx, order, fate, now) => {
    if (fate.state === 'failed') return
    const { itemId = 0, title = '', consentVersion = '' } = order.details
    const sale = {
      accountId: order.account_id,
      itemId,
      priceCents: order.amount_cents,
      consentVersion,
      orderId: order.id,
    }
    const handed = await handOver(tx, sale, now)
    if (!handed) return undeliverable(tx, order, fate, now)
    const payer = await payerOf(tx, order)
    const invoice = await issueInvoice(tx, platform.brand, { order, payer }, now)
    const facts = {
      title,
      amount: { cents: order.amount_cents, currency: order.currency },
      startBy: handed.startBy,
    }
    await sendLetter(platform, tx, order.account_id, ['rented', facts, invoice], now)
  }
}
