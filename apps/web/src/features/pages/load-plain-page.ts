/** Pages of words alone. Their texts are loaded per language, with the route. */
import type { Language } from '@quintet/domain/languages'

export type PlainPageContent = {
  title: string
  lead: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** One way on, such as writing to us. */
  action?: { label: string; href: string }
}

export const PLAIN_PAGES = [
  'faq',
  'help-center',
  'privacy-policy',
  'terms-conditions',
  'imprint',
  'careers',
  'investors',
  'contact',
  'kuendigen',
  'widerrufen',
] as const
export type PlainPageName = (typeof PLAIN_PAGES)[number]

/** Null where there is no such page. */
export async function loadPlainPage(name: string, language: Language): Promise<PlainPageContent | null> {
  const known = PLAIN_PAGES.find((page) => page === name)
  if (!known) return null
  const pages =
    language === 'de' ? (await import('./pages.de.ts')).pages : (await import('./pages.en.ts')).pages
  return pages[known]
}
