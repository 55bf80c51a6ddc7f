/** Pages of words alone. Each is loaded in its language, with the route. @spec decisions 5.2 */
import type { Language } from '@quintet/domain/languages'
import type { PlainPageContent } from './page-content.ts'

type Load = () => Promise<{ page: PlainPageContent | (() => PlainPageContent) }>

const PLAIN_PAGES: Record<string, Record<Language, Load>> = {
  'help-center': {
    de: () => import('./content/help-center.de.ts'),
    en: () => import('./content/help-center.en.ts'),
  },
  'privacy-policy': {
    de: () => import('./content/privacy-policy.de.ts'),
    en: () => import('./content/privacy-policy.en.ts'),
  },
  'terms-conditions': {
    de: () => import('./content/terms.de.ts'),
    en: () => import('./content/terms.en.ts'),
  },
  imprint: {
    de: () => import('./content/imprint.de.ts'),
    en: () => import('./content/imprint.en.ts'),
  },
  accessibility: {
    de: () => import('./content/accessibility.de.ts'),
    en: () => import('./content/accessibility.en.ts'),
  },
  jugendschutz: {
    de: () => import('./content/youth-protection.de.ts'),
    en: () => import('./content/youth-protection.en.ts'),
  },
  careers: {
    de: () => import('./content/careers.de.ts'),
    en: () => import('./content/careers.en.ts'),
  },
  investors: {
    de: () => import('./content/investors.de.ts'),
    en: () => import('./content/investors.en.ts'),
  },
}

/** Null where there is no such page. */
export async function loadPlainPage(name: string, language: Language): Promise<PlainPageContent | null> {
  const known = Object.hasOwn(PLAIN_PAGES, name) ? PLAIN_PAGES[name] : undefined
  if (!known) return null
  const { page } = await known[language]()
  return typeof page === 'function' ? page() : page
}
