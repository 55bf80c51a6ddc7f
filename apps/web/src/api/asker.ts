import type { Client } from '@quintet/contracts/client'
import type { Site } from '@quintet/contracts/page'
import { createContext, use } from 'react'

/** The API client and site that every query is built from, so that the same query works on the server and in the browser. */
export type Asker = { call: Client; site: Site }

/** Separate from the router's context: a component that reads the router's context re-renders on every change of address. */
export const AskerContext = createContext<Asker | null>(null)

/** Returns the page's asker, which stays the same for the life of the page. */
export function useAsker(): Asker {
  const asker = use(AskerContext)
  if (!asker) throw new Error('No page is around this component.')
  return asker
}

/** Returns the facts about this page, such as language and membership. */
export function useSite(): Site {
  return useAsker().site
}
