import type { ContentItem } from '@quintet/contracts/content'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../api/asker.ts'
import { meQuery } from '../api/user.queries.ts'

/** Of members who can play a title; undefined: all. */
type Countries = readonly string[] | undefined

/** Returns whether a title has rights in other countries only than that of the member's account. @spec decisions 13.77 */
export function useIsElsewhere(countries: Countries): boolean {
  return useElsewhere()(countries)
}

/** Returns a function that tells the same of each title of a list. */
export function useElsewhere(): (countries: Countries) => boolean {
  const { data: me } = useQuery(meQuery(useAsker()))
  return (countries) => countries !== undefined && me != null && !countries.includes(me.country)
}

/** Returns a function that tells whether the member can play a track, an episode or a chapter of a list. */
export function usePlays(): (item: Pick<ContentItem, 'representation' | 'available_in'>) => boolean {
  const { isMember } = useAsker().site
  const isElsewhere = useElsewhere()
  return (item) => isMember && item.representation !== undefined && !isElsewhere(item.available_in)
}
