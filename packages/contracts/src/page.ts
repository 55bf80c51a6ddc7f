/** What the HTTP server, the renderer and the scripts of a page tell each other. */
import type { Language } from '@quintet/domain/languages'
import type { SocialPlatform } from '@quintet/domain/social'
import type { YouthWays } from '@quintet/domain/youth-hours'
import type { ApiFetch } from './client.ts'
import type { DemoDrawing } from './system.ts'

/** What every page knows about its request, on the server and in the browser. Holds no secret. */
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
  /** Where this service is reached, without a trailing slash: for addresses that leave the site. */
  origin: string
  /** How far a first start is with drawing the demo catalogue; null when nothing is drawn. */
  demoDrawing: DemoDrawing | null
  /** Whether developers' pages are open here. */
  hasDevTools: boolean
  /** By whose accounts one may log in here. */
  socialPlatforms: readonly SocialPlatform[]
  /** What the button of the operator’s own provider says; null: there is none. */
  oidcName: string | null
  /** What opens titles of 16 and 18. */
  youthProtection: YouthWays
  /** What of a public service is a demonstration only; every page says so. */
  demonstration: { payments: boolean; company: boolean } | null
  /** Stripe’s name for this service in its form, and whether this page’s policy lets the form in; null: payments are the sandbox. */
  stripe: { publishableKey: string; isAllowedHere: boolean } | null
}

/** The outcome of a form that a page posted without script. */
export type PostedForm = {
  values: Record<string, string>
  /** By field, in the API's words. */
  errors: Record<string, string>
  /** The problem that kept the form from being received; `retryAfter` in seconds. */
  failure?: { code: string; status: number; retryAfter?: number }
  /** What the API answered: null where it answers nothing, absent where the form was not received. */
  answer?: unknown
}

/** What the server hands to the renderer for one request. */
export type PageContext = {
  site: Site
  apiFetch: ApiFetch
  /** For the scripts of pages rendered per request; absent for pages held in memory. */
  nonce?: string
  /** Present where the request was a form's. */
  posted?: PostedForm
}

/** The element that holds the film a page comes with. Decision 0084. */
export const FILM_ELEMENT_ID = 'film'

/** Told to the document once React has taken over. */
export const APP_READY_EVENT = 'app:ready'

/** Where a message is kept over a page load, in the session storage. */
export const KEPT_TOAST_KEY = 'toast'
