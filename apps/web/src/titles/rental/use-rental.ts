import type { ContentItem } from '@quintet/contracts/content'
import type { Rental } from '@quintet/contracts/rentals'
import { isRentalOpen } from '@quintet/domain/membership/rental'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { rentalsQuery } from '../../api/rentals.queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'
import { timesOf } from './rental-left.ts'

type ForRent = ContentItem['rental']

/** Returns the rental by which a title can be played now, its own or its series'; sends no request if it is not for rent. */
export function useOpenRental(id: number, forRent: ForRent): Rental | undefined {
  const asker = useAsker()
  const now = new Date(useNow())
  const { data = [] } = useQuery({
    ...rentalsQuery(asker),
    enabled: forRent !== undefined && asker.site.isMember,
  })
  return data.find(
    (rental) => [id, forRent?.contentId].includes(rental.contentId) && isRentalOpen(timesOf(rental), now),
  )
}

/**
 * Like `useOpenRental`, for places without a loader that fetched it before rendering: a page hydrates part by part, and a later part must
 * not know more than the server did.
 */
export function useRentalOfCard(id: number, forRent: ForRent): Rental | undefined {
  const isTakenOver = useTakenOver()
  const rental = useOpenRental(id, forRent)
  return isTakenOver ? rental : undefined
}
