import type { Rental } from '@quintet/contracts/rentals'
import { rentalLeft, type RentalTimes } from '@quintet/domain/rental'
import type { Texts } from '../../texts/en.ts'

/** A rental's limits as dates; `finishBy` is null until it was started. */
export function timesOf({ startBy, finishBy }: Rental): RentalTimes {
  return { startBy: new Date(startBy), finishBy: finishBy === null ? null : new Date(finishBy) }
}

/** "29 days left", "5 hours left". */
export function sayRentalLeft(rental: Rental, now: Date, { rental: words }: Texts): string {
  const { unit, count } = rentalLeft(timesOf(rental), now)
  return words[unit](count)
}
