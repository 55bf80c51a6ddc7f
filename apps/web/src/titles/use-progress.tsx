import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useAsker } from '../api/asker.ts'
import { progressQuery } from '../api/user.queries.ts'

type Fractions = Readonly<Record<number, number>>

const NONE: Fractions = {}
const FractionsContext = createContext<Fractions>(NONE)

/** Asks once for all cards of the page, and again on the next page if time has passed. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  const asker = useAsker()
  const { isMember } = asker.site
  const cache = useQueryClient()
  const query = progressQuery(asker)
  const { data = NONE } = useQuery({ ...query, enabled: isMember })
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    void cache.refetchQueries(
      { queryKey: ['progress'], type: 'active', stale: true },
      { cancelRefetch: false },
    )
  }, [cache, pathname])
  // Without haste: a change from above has all cards rendered, at once even those that React has not taken over yet.
  const shown = useDeferredValue(data)
  return <FractionsContext value={shown}>{children}</FractionsContext>
}

/** How far the member came in a title, 0 to 1; undefined where it was not begun, and for visitors. */
export function useProgress(id: number): number | undefined {
  return use(FractionsContext)[id]
}
