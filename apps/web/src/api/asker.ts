import type { Client } from '@quintet/contracts/client'
import type { Site } from '@quintet/contracts/page'
import { createContext, use } from 'react'

/** Who asks the API: every query is made of it, so that the same query serves the server and the browser. */
export type Asker = { call: Client; site: Site }

/** Apart from the router's context: a component that asks the router looks again at every change of the address. */
export const AskerContext = createContext<Asker | null>(null)

/** The one of this page; it stays the same as long as the page lives. */
export function useAsker(): Asker {
  const asker = use(AskerContext)
  if (!asker) throw new Error('No page is around this component.')
  return asker
}

/** Facts of this page: language, membership. */
export function useSite(): Site {
  return useAsker().site
}
