/** The brand's files, and its name for the app, which is another build in the same process. */
import type { BrandFile, OpenBrand } from '@quintet/platform/brand/brand'
import { pageOfferOf } from '@quintet/contracts/offer'
import { offerAt } from '@quintet/domain/offers'
import type { App, Platform } from '@quintet/platform/http/app'
import { compress, etagOf, sendBody, type Body } from '@quintet/platform/http/encoding'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Icons that browsers ask for by a fixed name may be a day old after a change of the brand. */
const DAY_SECONDS = 24 * 60 * 60

/** Before the app is loaded: apps/web/src/brand/brand.ts reads it. Each page is drawn with the offer that is in force then. */
export function nameBrand({ brand, clock }: Pick<Platform, 'brand' | 'clock'>): void {
  const { page, offers, company } = brand
  const told = new Map(offers.map((offer) => [offer, pageOfferOf(offer, company.country)]))
  const named = Object.defineProperty({ ...page }, 'offer', {
    enumerable: true,
    get: () => told.get(offerAt(offers, clock.now())),
  })
  Object.assign(globalThis, { [Symbol.for('quintet.brand')]: named })
}

export async function brandFiles(app: App, { files, icons }: OpenBrand): Promise<void> {
  for (const [address, file] of [...files, ...(await icons())]) {
    const body = await bodyOf(file)
    const cacheControl = address.startsWith('/brand/')
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${DAY_SECONDS}`
    app.get(address, (request, reply) => {
      reply
        .header('cache-control', cacheControl)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        // An SVG is a document of its own when somebody opens its address.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return sendBody(request, reply, body)
    })
  }
}

async function bodyOf({ type, bytes }: BrandFile): Promise<Body> {
  return /^text|svg/.test(type)
    ? compress(bytes.toString('utf8'), 11, type)
    : { type, etag: etagOf(bytes), plain: bytes }
}
