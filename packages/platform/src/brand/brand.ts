/**
 * Opens the brand's folder: `brand.json`, `offer.json`, the legal texts, `icon.svg`, `mark.svg`, and optional files. Everything that shows
 * the service's identity comes from here: pages, icons, shared links, mails. docs/operate/brand.md explains how to replace it.
 * @spec decisions 5.8
 */
import { Brand, type PageBrand } from '@quintet/contracts/brand'
import { OfferFile } from '@quintet/contracts/offer'
import type { Offers } from '@quintet/domain/membership/offers'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { ConfigError } from '../config/config.ts'
import { readBrandFile, readCheckedJson } from './checked-json.ts'
import { type BrandFile, drawIcons, touchIconAddress } from './icons.ts'
import { LEGAL_FOLDER, type LegalTexts, openLegalTexts } from './legal/legal-texts.ts'
import { themeOf } from './theme.ts'

export type { BrandFile }

export type OpenBrand = Brand & {
  /** The operator's offers, by the day each takes effect. */
  offers: Offers
  /**
   * Returns the terms, privacy notice and other legal pages, by the day each version takes effect; checked on first use, throwing if any is
   * invalid.
   */
  readonly legal: LegalTexts
  /** Served under /brand/; the names change with the content. */
  files: ReadonlyMap<string, BrandFile>
  /** By the paths that browsers request; drawn on first use. */
  icons: () => Promise<ReadonlyMap<string, BrandFile>>
  page: Omit<PageBrand, 'offer'>
}

export const OFFER_FILE = 'offer.json'

/** Reads and checks the folder, except for its legal texts; throws `ConfigError` naming each wrong field and its remedy. */
export async function openBrand(folder: string): Promise<OpenBrand> {
  const brand = await readBrand(folder)
  const offers = await readHouseOffers(path.join(folder, OFFER_FILE), brand.company.country)
  const legalTexts = await openLegalTexts(path.join(folder, LEGAL_FOLDER), { ...brand, offers })
  const [icon, mark] = [await readSvg(folder, 'icon.svg'), await readSvg(folder, 'mark.svg')]
  const files = new Map<string, BrandFile>()
  const keep = (name: string, type: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10)
    const address = `/brand/${name.replace(/\.(\w+)$/, `-${hash}.$1`)}`
    files.set(address, { type, bytes })
    return address
  }
  const fonts = await Promise.all(
    [brand.fonts.display, brand.fonts.text].map(async ({ file }) =>
      file === undefined ? undefined : keep(file, 'font/woff2', await read(folder, file)),
    ),
  )
  const share = Object.fromEntries(
    await Promise.all(
      LANGUAGES.map(
        async (language) =>
          [
            language,
            keep(`share-${language}.jpg`, 'image/jpeg', await read(folder, `share-${language}.jpg`)),
          ] as const,
      ),
    ),
  )
  const { accounting: _accounting, colours: _colours, fonts: _fonts, trending: _trending, ...shown } = brand
  const markAddress = keep('mark.svg', 'image/svg+xml', mark)
  const page: OpenBrand['page'] = {
    ...shown,
    files: {
      theme: keep(
        'theme.css',
        'text/css; charset=utf-8',
        Buffer.from(themeOf(brand, { mark: markAddress, fonts })),
      ),
      icon: keep('icon.svg', 'image/svg+xml', icon),
      touchIcon: touchIconAddress(icon),
      share,
    },
  }
  let icons: ReturnType<OpenBrand['icons']> | undefined
  return {
    ...brand,
    offers,
    get legal() {
      return legalTexts()
    },
    files,
    icons: () => (icons ??= drawIcons(icon)),
    page,
  }
}

/** Reads and checks `brand.json`; throws `ConfigError` as `openBrand` does. */
export function readBrand(folder: string): Promise<Brand> {
  return readCheckedJson(path.join(folder, 'brand.json'), Brand)
}

/** Reads and checks an `offer.json` for an operator based in country `home`; throws `ConfigError`. @spec decisions 14.4 */
export async function readHouseOffers(file: string, home: string): Promise<Offers> {
  const offers = await readCheckedJson(file, OfferFile)
  const homeless = offers.find(
    ({ countries, tax }) => !tax.isSmallBusiness && !tax.hasOneStopShop && !countries[home],
  )
  if (homeless)
    throw new ConfigError(
      `BRAND_DIR: ${file}: the version from ${homeless.from}: without the one-stop shop, the VAT rate of your own country applies throughout the EU: add ${home} to countries.`,
    )
  return offers
}

function read(folder: string, name: string): Promise<Buffer> {
  return readBrandFile(path.join(folder, name))
}

// SVGs that browsers show as the service's own logo must not run scripts or load anything.
async function readSvg(folder: string, name: string): Promise<Buffer> {
  const bytes = await read(folder, name)
  const source = bytes.toString('utf8')
  if (!/<svg[\s>]/.test(source) || /<script|\son\w+\s*=|href\s*=|<foreignObject|<!ENTITY/i.test(source))
    throw new ConfigError(
      `BRAND_DIR: ${path.join(folder, name)} must be an SVG that contains only shapes, without scripts or links.`,
    )
  return bytes
}
