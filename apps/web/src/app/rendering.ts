import type { PageContext } from '@quintet/contracts/page'

/** One request while it is rendered: what the page's loaders add for the server's entry. */
export type Rendering = PageContext & {
  structuredData: Record<string, unknown>[]
  watch: (itemId: number) => void
}
