import type { Client } from '@quintet/contracts/client'
import type { PostedForm, Site } from '@quintet/contracts/page'
import type { QueryClient } from '@tanstack/react-query'
import type { Texts } from '../texts/load-texts.ts'

/** The context available to every route's loader and head. */
export type RouterContext = {
  site: Site
  texts: Texts
  call: Client
  queryClient: QueryClient
  /**
   * Describes the page's subject in schema.org terms. Call it on the server only: elsewhere it has no effect, and browsers do not load
   * those terms.
   */
  describe: (thing: Record<string, unknown>) => void
  /** Names the film the page was opened to play; effective on the server only, which then delivers the page with it. */
  watch: (itemId: number) => void
  /** The result of the form that this request posted; on the server only: loaders pass it on. */
  posted: PostedForm | null
}
