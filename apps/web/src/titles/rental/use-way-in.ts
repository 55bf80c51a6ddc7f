import type { Card } from '../../api/card.ts'
import { wayInOf, type WayIn } from '../../playing/main-action.ts'
import { useLapse } from '../continue-membership/use-lapse.ts'
import { useIsElsewhere } from '../use-is-elsewhere.ts'
import { useRentalOfCard } from './use-rental.ts'

/** Returns how the member comes to play a title that is shown in a list. @spec decisions 13.51 */
export function useWayIn({ id, rental, availableIn }: Pick<Card, 'id' | 'rental' | 'availableIn'>): WayIn {
  const isRented = useRentalOfCard(id, rental) !== undefined
  const hasLapsed = useLapse() !== null
  const isElsewhere = useIsElsewhere(availableIn)
  return wayInOf(rental !== undefined, { hasLapsed, isRented, isElsewhere })
}
