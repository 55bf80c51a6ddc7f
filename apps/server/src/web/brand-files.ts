/** Serves the brand's files, and provides its name to the app, which is a separate build in the same process. */
import type { BrandFile, OpenBrand } from '@quintet/platform/brand/brand'
import { pageOfferOf } from '@quintet/contracts/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import type { App, Platform } from '@quintet/platform/http/app'
import { compress, etagOf, sendBody, type Body } from '@quintet/platform/http/encoding'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Icons with fixed names may be a day out of date after the brand changes. */
const DAY_SECONDS = 24 * 60 * 60

/**
 * Call it before the app is loaded: apps/web/src/brand/brand.ts reads the brand. Each page is rendered with the offer currently in force.
 */
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
        // An SVG is a document of its own when its address is opened directly.
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
