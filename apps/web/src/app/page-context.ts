import type { Language } from '@quintet/domain/languages'
import type { ApiFetch } from '../api/call.ts'

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
}

/** What the HTTP server gives the renderer for one request. */
export type PageContext = {
  site: Site
  apiFetch: ApiFetch
  /** For the scripts of pages rendered per request; absent for pages held in memory. */
  nonce?: string
}
