import type { Client } from '@quintet/contracts/client'
import type { PostedForm, Site } from '@quintet/contracts/page'
import type { QueryClient } from '@tanstack/react-query'
import type { Texts } from '../texts/load-texts.ts'

/** What every route's loader and head can use. */
export type RouterContext = {
  site: Site
  texts: Texts
  call: Client
  queryClient: QueryClient
  /** Says in schema.org's words what the page is about; heard on the server only, and asked there only: no browser loads those words. */
  describe: (thing: Record<string, unknown>) => void
  /** Says which film the page is opened for; heard on the server only, whose page then comes with it. */
  watch: (itemId: number) => void
  /** What became of the form that this request posted; on the server only: loaders hand it on. */
  posted: PostedForm | null
}
