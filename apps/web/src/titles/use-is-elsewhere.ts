import type { ContentItem } from '@quintet/contracts/content'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../api/asker.ts'
import { meQuery } from '../api/user.queries.ts'

/** Returns whether a title has rights in other countries only than that of the member's account. @spec decisions 13.77 */
export function useIsElsewhere({ available_in: countries }: Pick<ContentItem, 'available_in'>): boolean {
  const { data: me } = useQuery(meQuery(useAsker()))
  return countries !== undefined && me != null && !countries.includes(me.country)
}
