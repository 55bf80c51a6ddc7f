/** The account's rentals, and this month's rental credit. @spec accounts 1.3 */
import { getRentalCredit, listRentals } from '@quintet/contracts/rentals'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** Latest first, expired ones included. */
export const rentalsQuery = ({ call }: Asker) =>
  queryOptions({ queryKey: ['rentals'], queryFn: ({ signal }) => call(listRentals, {}, { signal }) })

export const rentalCreditQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['rental-credit'],
    staleTime: 0,
    queryFn: ({ signal }) => call(getRentalCredit, {}, { signal }),
  })
