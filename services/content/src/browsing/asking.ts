/** Who is asking the catalogue, and in which language. */
import type { Language } from '@quintet/domain/basics/languages'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Audience } from '../catalogue/title-wire.ts'
import type { Spoilers } from './spoilers.ts'

export type Asking = {
  viewer: Viewer | null
  audience: Audience
  language: Language
  productId: number
  now: Date
  /** What to withhold from the viewer's profile; null for nothing. */
  spoilers: Spoilers | null
}
