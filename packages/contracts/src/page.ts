/** The types that the HTTP server, the renderer and a page's scripts exchange. */
import type { Language } from '@quintet/domain/basics/languages'
import type { SocialPlatform } from '@quintet/domain/account/social'
import type { YouthWays } from '@quintet/domain/youth/youth-hours'
import type { ApiFetch } from './client.ts'
import type { DemoDrawing } from './system.ts'

/** What every page knows about its request, on the server and in the browser. Contains no secrets. */
export type Site = {
  language: Language
  productId: number
  /** True if somebody is logged in. */
  isMember: boolean
  /** True if this device is under the kids lock. */
  isKidLocked: boolean
  /** When the page was rendered, RFC 3339: the same on the server and during hydration. */
  renderedAt: string
  /** The origin that serves partner embeds and games; null on pages that are the same for everyone. */
  embedOrigin: string | null
  /** The public origin of this service, without a trailing slash, for absolute addresses. */
  origin: string
  /** Progress of drawing the demo catalogue on the first start; null if nothing is being drawn. */
  demoDrawing: DemoDrawing | null
  /** True if the developers' pages are available. */
  hasDevTools: boolean
  /** The providers whose accounts can log in here. */
  socialPlatforms: readonly SocialPlatform[]
  /** Label of the button for the operator's own provider; null if there is none. */
  oidcName: string | null
  /** What unlocks titles for ages 16 and 18. */
  youthProtection: YouthWays
  /** Which parts of a public service are only a demonstration; every page says so. */
  demonstration: { payments: boolean; company: boolean } | null
  /** Stripe's key for this service's payment form, and whether this page's policy allows the form; null if payments use the sandbox. */
  stripe: { publishableKey: string; isAllowedHere: boolean } | null
}

/** The result of a form that a page posted without script. */
export type PostedForm = {
  values: Record<string, string>
  /** By field, in the API's wording. */
  errors: Record<string, string>
  /** The problem for which the form was rejected; `retryAfter` in seconds. */
  failure?: { code: string; status: number; retryAfter?: number }
  /** The API's response: null if it is empty, absent if the form was rejected. */
  answer?: unknown
}

/** What the server passes to the renderer for one request. */
export type PageContext = {
  site: Site
  apiFetch: ApiFetch
  /** For the scripts of pages rendered per request; absent for cached pages. */
  nonce?: string
  /** Present if the request posted a form. */
  posted?: PostedForm
}

/** Id of the element that holds the film embedded in a page. Decision 0084. */
export const FILM_ELEMENT_ID = 'film'

/** Dispatched on the document once React has hydrated the page. */
export const APP_READY_EVENT = 'app:ready'

/** The session storage key that keeps a message across a page load. */
export const KEPT_TOAST_KEY = 'toast'
