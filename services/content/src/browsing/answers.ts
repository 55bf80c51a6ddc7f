/**
 * Responses of the catalogue with their caching headers: a visitor's response may be cached publicly, a member's may not.
 * @spec decisions 1.8
 */
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import type { Platform } from '@quintet/platform/http/app'
import { PreparedAnswer } from '@quintet/platform/http/serve'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor, whileUnchanged } from '../catalogue/visibility.ts'
import type { Asking } from './asking.ts'
import { spoilersFor } from './spoilers.ts'

/** Version of the wire form of titles; raised with every change, so that clients drop what an older server sent. */
const WIRE_FORM = 8

export type Answers = {
  asking: (viewer: Viewer | null, language: Language, audience: Asking['audience']) => Promise<Asking>
  /** Throws `unknown_product` for any other product. */
  checkProduct: (productId: number) => void
  /** Prepares a response whose body is only made if the client does not have it already. */
  prepare: (
    make: () => { bytes: Buffer; headers?: Record<string, string> },
    ask: Asking,
    /** Identifies data in the response from outside the catalogue; such a response is not cached on the server. */
    more?: string,
  ) => PreparedAnswer
}

export function answersOf({ config, clock, db }: Platform, catalogue: Catalogue): Answers {
  return {
    async asking(viewer, language, audience) {
      const now = clock.now()
      const spoilers = await spoilersFor(db, catalogue, viewer, now)
      return { viewer, audience, language, productId: config.productId, now, spoilers }
    },
    checkProduct(productId) {
      if (productId !== config.productId) throw new Problem('unknown_product')
    },
    prepare(make, { viewer, audience, language, now, spoilers }, more) {
      const [version, turn] = [catalogue.version(), titlesFor(catalogue, viewer).turnAt(now)]
      const lock = viewer?.kidLocked ? 'k' : ''
      return new PreparedAnswer({
        // The response of a member or of a locked device is private; that of any other visitor varies by language.
        headers: {
          'cache-control': viewer === null ? 'public, no-cache' : 'private, no-cache',
          vary: 'Cookie, Authorization, Accept-Language, Accept-Encoding',
        },
        etag: `${WIRE_FORM}.${version}.${turn}.${language}.${audience.charAt(0)}${lock}${spoilers?.tag ?? ''}${more === undefined ? '' : `.${more}`}`,
        make,
        ...(viewer === null && more === undefined ? { isFresh: whileUnchanged(catalogue, clock) } : {}),
      })
    },
  }
}
