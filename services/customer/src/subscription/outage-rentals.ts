/** Gives rentals and gift codes the time of an outage back, which may have let them run out. @spec law 11.24 */
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { lostUntil } from '@quintet/domain/membership/outage'
import type { ExtendRentals } from '@quintet/payments/cashier'
import { takeOutageToMove } from '@quintet/platform/clock/pulse'
import { extendGiftCodes } from '../gifts/outage.ts'
import { sendLetter } from './mails.ts'
import type { StepParts } from './steps.ts'

/** The delay before it is tried again after it failed. */
const ASIDE_MS = 15 * MINUTE_MS

/**
 * Returns a function that moves all rentals and gift codes by the time of recent outages and returns for how many outages. Each outage is
 * one transaction with its mails, so that nothing moves twice. What fails holds up no charge.
 */
export function openRentalMover(parts: StepParts, extendRentals: ExtendRentals): () => Promise<number> {
  const { db, clock, log } = parts
  let asideUntil = new Date(0)
  return async () => {
    const now = clock.now()
    if (now < asideUntil) return 0
    try {
      return await db.transaction().execute(async (tx) => {
        const outage = await takeOutageToMove(tx, now)
        if (!outage) return 0
        const { from, until } = outage
        const lost = { from, until, lostUntil: lostUntil(outage, now) }
        await extendGiftCodes(tx, lost)
        for (const { accountId, ...days } of await extendRentals(tx, lost))
          await sendLetter(parts, tx, accountId, ['rentalsExtended', { from, until, ...days }], now)
        return 1
      })
    } catch (error) {
      log.error({ err: error }, 'giving rentals and gift codes their time back failed')
      asideUntil = new Date(now.getTime() + ASIDE_MS)
      return 0
    }
  }
}
