import type { DemoDrawing } from '@quintet/contracts/system'
import type { Language } from '@quintet/domain/languages'
import type { ApiFetch } from '../api/call.ts'
import type { PostedForm } from '../api/posted-form.ts'

/** What every page knows about its request, on the server and, by `dehydrate`, in the browser. Holds no secret. */
export type Site = {
  language: Language
  productId: number
  /** Whether somebody is logged in. */
  isMember: boolean
  /** Whether this device is under the kids lock. */
  isKidLocked: boolean
  /** When the page was rendered, RFC 3339: the same on the server and at take-over. */
  renderedAt: string
  /** Where partner embeds and games are served; null on pages that are the same for everyone. */
  embedOrigin: string | null
  /** Where this service is reached, without a slash at the end: for addresses that others keep. */
  origin: string
  /** How far a first start is with drawing the demo catalogue; null when nothing is drawn. */
  demoDrawing: DemoDrawing | null
  /** Whether developers' pages are open here. @spec decisions 5 */
  hasDevTools: boolean
}

/** What the HTTP server gives the renderer for one request. */
export type PageContext = {
  site: Site
  apiFetch: ApiFetch
  /** For the scripts of pages rendered per request; absent for pages held in memory. */
  nonce?: string
  /** Where the request was a form's. */
  posted?: PostedForm
}

/** What the page's loaders add for the server's entry, during one rendering. */
export type Rendering = PageContext & {
  structuredData: Record<string, unknown>[]
  watch: (itemId: number) => void
}
