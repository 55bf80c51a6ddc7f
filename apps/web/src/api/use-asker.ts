import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Site } from '../app/page-context.ts'
import type { Asker } from './catalogue.queries.ts'

export function useAsker(): Asker {
  const { call, site } = useRouteContext({ from: '__root__' })
  return useMemo(() => ({ call, site }), [call, site])
}

/** Facts of this page: language, membership. */
export function useSite(): Site {
  return useRouteContext({ from: '__root__', select: ({ site }) => site })
}
