import type { Site } from '../app/page-context.ts'
import type { Asker } from './catalogue.queries.ts'
import { usePageFacts } from './page-facts.ts'

export function useAsker(): Asker {
  return usePageFacts().asker
}

/** Facts of this page: language, membership. */
export function useSite(): Site {
  return usePageFacts().asker.site
}
