/**
 * Opens the brand's folder: `brand.json`, `offer.json`, the legal texts, `icon.svg`, `mark.svg`, and what may lie beside them. Everything
 * that shows who the service is comes from here: pages, icons, shared links, mails. docs/operate/brand.md tells how to replace it.
 * @spec decisions 5.8
 */
import { Brand, type PageBrand } from '@quintet/contracts/brand'
import { OfferFile } from '@quintet/contracts/offer'
import type { Offers } from '@quintet/domain/offers'
import { LANGUAGES } from '@quintet/domain/languages'
import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { ConfigError } from '../config/config.ts'
import { readBrandFile, readCheckedJson } from './checked-json.ts'
import { LEGAL_FOLDER, type LegalTexts, openLegalTexts } from './legal/legal-texts.ts'
import { themeOf } from './theme.ts'

export type BrandFile = { type: string; bytes: Buffer }

export type OpenBrand = Brand & {
  /** What the house sells, by the day from which it counts. */
  offers: Offers
  /** Terms, privacy notice and the other legal pages, by the day from which each counts. */
  legal: LegalTexts
  /** Served under /brand/; the names change with their content. */
  files: ReadonlyMap<string, BrandFile>
  /** Served under the addresses that browsers ask for by themselves. */
  icons: ReadonlyMap<string, BrandFile>
  page: Omit<PageBrand, 'offer'>
}

export const OFFER_FILE = 'offer.json'

// Pixels of the icons that browsers and phones look for.
const TOUCH_ICON = 180
const APP_ICONS = [192, 512] as const
const FAVICON = 32
/** How much of a square its sign fills; phones cut a maskable icon to a circle of 80 %. */
const FILLS = { plain: 1, touch: 0.72, maskable: 0.56 } as const

/** Reads and checks the folder; throws `ConfigError` naming each wrong field and its remedy. */
export async function openBrand(folder: string): Promise<OpenBrand> {
  const brand = await readBrand(folder)
  const offers = await readHouseOffers(path.join(folder, OFFER_FILE), brand.company.country)
  const legal = await openLegalTexts(path.join(folder, LEGAL_FOLDER), { ...brand, offers })
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
  const touchIcon = await square(icon, TOUCH_ICON, FILLS.touch, '#ffffff')
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
      touchIcon: keep('touch-icon.png', 'image/png', touchIcon),
      share,
    },
  }
  const icons = new Map<string, BrandFile>([
    ['/favicon.ico', { type: 'image/x-icon', bytes: toIco(await square(icon, FAVICON, FILLS.plain)) }],
    ['/apple-touch-icon.png', { type: 'image/png', bytes: touchIcon }],
    [
      '/icons/maskable-512.png',
      { type: 'image/png', bytes: await square(icon, 512, FILLS.maskable, '#ffffff') },
    ],
  ])
  for (const size of APP_ICONS)
    icons.set(`/icons/${size}.png`, { type: 'image/png', bytes: await square(icon, size, FILLS.plain) })
  return { ...brand, offers, legal, files, icons, page }
}

/** What `brand.json` says, checked; throws `ConfigError` as `openBrand` does. */
export function readBrand(folder: string): Promise<Brand> {
  return readCheckedJson(path.join(folder, 'brand.json'), Brand)
}

/** What an `offer.json` says for a house of that country, checked; throws `ConfigError`. @spec decisions 14.4 */
export async function readHouseOffers(file: string, home: string): Promise<Offers> {
  const offers = await readCheckedJson(file, OfferFile)
  const homeless = offers.find(
    ({ countries, tax }) => !tax.isSmallBusiness && !tax.hasOneStopShop && !countries[home],
  )
  if (homeless)
    throw new ConfigError(
      `BRAND_DIR: ${file}: the version from ${homeless.from}: without the one-stop shop the EU is taxed at the rate of the house's country: name ${home} under countries.`,
    )
  return offers
}

function read(folder: string, name: string): Promise<Buffer> {
  return readBrandFile(path.join(folder, name))
}

// What browsers show as the service's own sign must not run anything or point elsewhere.
async function readSvg(folder: string, name: string): Promise<Buffer> {
  const bytes = await read(folder, name)
  const source = bytes.toString('utf8')
  if (!/<svg[\s>]/.test(source) || /<script|\son\w+\s*=|href\s*=|<foreignObject|<!ENTITY/i.test(source))
    throw new ConfigError(
      `BRAND_DIR: ${path.join(folder, name)} must be an SVG of shapes alone, without scripts or links.`,
    )
  return bytes
}

async function square(svg: Buffer, size: number, fill: number, ground?: string): Promise<Buffer> {
  const inside = Math.round(size * fill)
  const before = Math.floor((size - inside) / 2)
  const sign = sharp(svg, { density: 72 * Math.max(1, size / 48) })
    .resize(inside, inside, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({
      top: before,
      left: before,
      bottom: size - inside - before,
      right: size - inside - before,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  return (ground === undefined ? sign : sign.flatten({ background: ground })).png().toBuffer()
}

/** An ICO with one PNG in it. Source: the format as Windows Vista and all browsers read it. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(FAVICON, 6)
  head.writeUInt8(FAVICON, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
