import type { Rental } from '@quintet/contracts/rentals'
import { rentalLeft, type RentalTimes } from '@quintet/domain/membership/rental'
import type { Texts } from '../../texts/en.ts'

/** Returns a rental's limits as dates; `finishBy` is null until it is started. */
export function timesOf({ startBy, finishBy }: Rental): RentalTimes {
  return { startBy: new Date(startBy), finishBy: finishBy === null ? null : new Date(finishBy) }
}

/** Returns "29 days left" or "5 hours left". */
export function sayRentalLeft(rental: Rental, now: Date, { rental: words }: Texts): string {
  const { unit, count } = rentalLeft(timesOf(rental), now)
  return words[unit](count)
}
