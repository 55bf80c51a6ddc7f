/** Sitemaps: what search engines shall know, in parts. Source: sitemaps.org, Google's pages on localized versions. */
import { itemAddress, VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/categories'
import { LANGUAGES } from '@quintet/domain/languages'

/** The protocol allows 50 000 addresses and 50 MB; with four addresses for each this stays far below. */
export const TITLES_PER_PART = 20_000

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
  '/imprint',
  '/privacy-policy',
  '/terms-conditions',
  '/accessibility',
]

export const partsOf = (titles: readonly unknown[]): number => Math.ceil(titles.length / TITLES_PER_PART)

/** Names every part. */
export function sitemapIndex(origin: string, parts: number): string {
  const addresses = [
    '/sitemap/pages.xml',
    ...Array.from({ length: parts }, (_, index) => `/sitemap/titles-${index + 1}.xml`),
  ]
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

/** Null where there is no such part; the first is 1. */
export function sitemapOfTitles(
  origin: string,
  titles: readonly SitemapTitle[],
  part: number,
): string | null {
  const shown = titles.slice((part - 1) * TITLES_PER_PART, part * TITLES_PER_PART)
  if (shown.length === 0) return null
  return xml(
    'urlset',
    shown.map(({ id, vertical, addedAt }) =>
      entry(origin, itemAddress(vertical, id), addedAt > 0 ? new Date(addedAt) : undefined),
    ),
  )
}

// Addresses of ours hold nothing that XML would have to escape.
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
