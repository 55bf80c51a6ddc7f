import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, use, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useAsker } from '../api/asker.ts'
import { progressQuery } from '../api/user.queries.ts'

type Fractions = Readonly<Record<number, number>>

const NONE: Fractions = {}
const FractionsContext = createContext<Fractions>(NONE)

/** Fetches the progress once for all cards of the page, and again on the next page once it is stale. */
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
  // Deferred: a change of this context re-renders all cards, and would force React to hydrate the remaining ones at once.
  const shown = useDeferredValue(data)
  return <FractionsContext value={shown}>{children}</FractionsContext>
}

/** Returns the member's progress in a title, 0 to 1; undefined if it was not started, and for visitors. */
export function useProgress(id: number): number | undefined {
  return use(FractionsContext)[id]
}
