/** Sitemaps for search engines, in parts. Source: sitemaps.org, Google's pages on localized versions. */
import { itemAddress, VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { LEGAL_ADDRESSES } from '@quintet/domain/account/legal-texts'

/** The protocol allows 50 000 addresses and 50 MB; at four addresses per entry, this stays far below. */
export const ENTRIES_PER_PART = 20_000

export type SitemapTitle = { id: number; vertical: Vertical; addedAt: number }

const PAGES = [
  '/',
  ...VERTICALS.map((vertical) => `/${VERTICAL_FACTS[vertical].slug}`),
  '/kids',
  '/faq',
  '/help-center',
  '/careers',
  '/investors',
  '/contact',
  ...Object.values(LEGAL_ADDRESSES).map((address) => `/${address}`),
]

export const partsOf = (entries: readonly unknown[]): number => Math.ceil(entries.length / ENTRIES_PER_PART)

/** Lists every part. */
export function sitemapIndex(origin: string, parts: { titles: number; people: number }): string {
  const partsNamed = (name: keyof typeof parts) =>
    Array.from({ length: parts[name] }, (_, index) => `/sitemap/${name}-${index + 1}.xml`)
  const addresses = ['/sitemap/pages.xml', ...partsNamed('titles'), ...partsNamed('people')]
  return xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${origin}${address}</loc></sitemap>`),
  )
}

export function sitemapOfPages(origin: string): string {
  return xml(
    'urlset',
    PAGES.map((address) => entry(origin, address)),
  )
}

/** Returns null if there is no such part; parts count from 1. */
export function sitemapOfTitles(
  origin: string,
  titles: readonly SitemapTitle[],
  part: number,
): string | null {
  return partOf(titles, part, ({ id, vertical, addedAt }) =>
    entry(origin, itemAddress(vertical, id), addedAt > 0 ? new Date(addedAt) : undefined),
  )
}

/** Returns a part of the pages of people and book series, by address; null if there is no such part. */
export function sitemapOfPeople(origin: string, addresses: readonly string[], part: number): string | null {
  return partOf(addresses, part, (address) => entry(origin, address))
}

function partOf<T>(all: readonly T[], part: number, write: (one: T) => string): string | null {
  const shown = all.slice((part - 1) * ENTRIES_PER_PART, part * ENTRIES_PER_PART)
  return shown.length === 0 ? null : xml('urlset', shown.map(write))
}

// Our addresses contain nothing that XML requires to be escaped.
function entry(origin: string, address: string, changed?: Date): string {
  const versions = [
    ...LANGUAGES.map((language) => [language, `${address}?lang=${language}`]),
    ['x-default', address],
  ].map(
    ([language, version]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${version}"/>`,
  )
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${origin}${address}</loc>${modified}${versions.join('')}</url>`
}

function xml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const versions = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${versions}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
}
