import type { ContentItem } from '@quintet/contracts/content'
import { wayInOf, type WayIn } from '../../playing/main-action.ts'
import { useLapse } from '../continue-membership/use-lapse.ts'
import { useRentalOfCard } from './use-rental.ts'

/** Returns how the member comes to play a title that is shown in a list. @spec decisions 13.51 */
export function useWayIn(id: number, forRent: ContentItem['rental']): WayIn {
  const isRented = useRentalOfCard(id, forRent) !== undefined
  const hasLapsed = useLapse() !== null
  return wayInOf(forRent !== undefined, { hasLapsed, isRented })
}
