import type { PageContext } from '@quintet/contracts/page'

/** One request during rendering: the page context plus what loaders report to the server's entry. */
export type Rendering = PageContext & {
  structuredData: Record<string, unknown>[]
  watch: (itemId: number) => void
}
