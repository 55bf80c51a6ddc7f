/**
 * What the content service asks of the money, and what it does for it: each is given to the other where the product is
 * composed, so that a rental, its payment and its invoice are one transaction. @spec decisions 10.10
 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'

export type RentalSale = {
  accountId: string
  itemId: number
  /** In the language of the member who orders, for invoice and mail. */
  title: string
  priceCents: number
  currency: string
  /** Which text the member consented to. */
  consentVersion: string
}

export type Cashier = {
  /**
   * Charges for a rental and hands it over, where `isWanted` in the transaction that orders the charge. Throws
   * `payment_failed`, and `payment_pending` where the answer is still to come.
   */
  sellRental(sale: RentalSale, isWanted: (tx: DatabaseTransaction) => Promise<boolean>): Promise<void>
  /** Confirms a rental that a credit paid for, in `tx`: a record of 0,00 and the mail. */
  confirmFreeRental(tx: DatabaseTransaction, sale: Omit<RentalSale, 'priceCents'>, now: Date): Promise<void>
}

/** Gives the title to the member in `tx`; null where that cannot be done any more, and the money goes back. */
export type HandOverRental = (
  tx: DatabaseTransaction,
  sale: Pick<RentalSale, 'accountId' | 'itemId' | 'priceCents' | 'consentVersion'> & { orderId: string },
  now: Date,
) => Promise<{ startBy: Date } | null>
