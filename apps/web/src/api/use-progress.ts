import { useQuery } from '@tanstack/react-query'
import { progressQuery } from './user.queries.ts'
import { useAsker } from './use-asker.ts'

/** How far the member came in a title, 0 to 1; undefined where it was not begun, and for visitors. */
export function useProgress(id: number): number | undefined {
  const asker = useAsker()
  const { data } = useQuery({
    ...progressQuery(asker),
    enabled: asker.site.isMember,
    select: (fractions) => fractions[id],
  })
  return data
}
