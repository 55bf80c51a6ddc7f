import { createContext, use } from 'react'
import type { Texts } from '../texts/en.ts'
import type { Asker } from './catalogue.queries.ts'

/** What a page's components ask of it; it stays the same as long as the page lives. */
export type PageFacts = { asker: Asker; texts: Texts }

/** Apart from the router's context: a component that asks the router looks again at every change of the address. */
export const PageFactsContext = createContext<PageFacts | null>(null)

export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext)
  if (!facts) throw new Error('No page is around this component.')
  return facts
}
