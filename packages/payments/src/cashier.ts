/**
 * The interface between the content service and the payments: the composition root gives each of them to the other, so that a rental, its
 * payment and its invoice share one transaction. @spec decisions 10.10
 */
import type { DatabaseTransaction } from '@quintet/platform/db/database'

export type RentalSale = {
  accountId: string
  itemId: number
  /** In the ordering member's language, for invoice and mail. */
  title: string
  priceCents: number
  currency: string
  /** Version of the text that the member consented to. */
  consentVersion: string
}

export type Cashier = {
  /**
   * Charges for a rental and hands it over if `isWanted` is true in the transaction that orders the charge. Throws `payment_failed`, or
   * `payment_pending` if the response is still outstanding.
   */
  sellRental(sale: RentalSale, isWanted: (tx: DatabaseTransaction) => Promise<boolean>): Promise<void>
  /** Confirms, in `tx`, a rental paid with a credit: a record of 0,00 and the mail. */
  confirmFreeRental(tx: DatabaseTransaction, sale: Omit<RentalSale, 'priceCents'>, now: Date): Promise<void>
}

/** An outage, and until when its time counts for nobody. */
export type LostTime = { from: Date; until: Date; lostUntil: Date }

/**
 * Lets rentals that were open during an outage last longer by what they lost of it, in `tx`; returns whose they are, and by how many days
 * the earliest and the latest of them moved. @spec law 11.24
 */
export type ExtendRentals = (
  tx: DatabaseTransaction,
  lost: LostTime,
) => Promise<readonly { accountId: string; days: number; leastDays: number }[]>

/** Gives the title to the member in `tx`; null if that is no longer possible and the money must be refunded. */
export type HandOverRental = (
  tx: DatabaseTransaction,
  sale: Pick<RentalSale, 'accountId' | 'itemId' | 'priceCents' | 'consentVersion'> & { orderId: string },
  now: Date,
) => Promise<{ startBy: Date } | null>
