/** What the account has rented, and this month's credit. @spec accounts 1, decisions 4 */
import { getRentalCredit, listRentals, type Rental } from '@quintet/contracts/rentals'
import { isRentalOpen, type RentalTimes, rentalLeft } from '@quintet/domain/rental'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Texts } from '../texts/en.ts'
import type { Asker } from './catalogue.queries.ts'
import { useAsker } from './use-asker.ts'
import { useNow } from '../shell/use-now.ts'
import { useTakenOver } from '../shell/use-taken-over.ts'

/** Latest first, those that are over among them. */
export const rentalsQuery = ({ call }: Asker) =>
  queryOptions({ queryKey: ['rentals'], queryFn: ({ signal }) => call(listRentals, {}, { signal }) })

export const rentalCreditQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['rental-credit'],
    staleTime: 0,
    queryFn: ({ signal }) => call(getRentalCredit, {}, { signal }),
  })

/** The rental by which a title plays now; `isForRent`: only such titles ask. */
export function useOpenRental(id: number, isForRent: boolean): Rental | undefined {
  const asker = useAsker()
  const now = new Date(useNow())
  const { data = [] } = useQuery({ ...rentalsQuery(asker), enabled: isForRent && asker.site.isMember })
  return data.find((rental) => rental.contentId === id && isRentalOpen(timesOf(rental), now))
}

/**
 * As `useOpenRental`, where no loader asked before the page was rendered: a page is taken over part by part, and a later part
 * must not know more than the server did.
 */
export function useRentalOfCard(id: number, isForRent: boolean): Rental | undefined {
  const isTakenOver = useTakenOver()
  const rental = useOpenRental(id, isForRent)
  return isTakenOver ? rental : undefined
}

export function timesOf({ startBy, finishBy }: Rental): RentalTimes {
  return { startBy: new Date(startBy), finishBy: finishBy === null ? null : new Date(finishBy) }
}

/** "29 days left", "5 hours left". */
export function sayRentalLeft(rental: Rental, now: Date, { rental: words }: Texts): string {
  const { unit, count } = rentalLeft(timesOf(rental), now)
  return words[unit](count)
}
