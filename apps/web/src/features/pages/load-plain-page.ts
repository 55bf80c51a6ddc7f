/** Loads text pages: the operator's legal texts, and our own, each loaded with the route in the page's language. @spec decisions 5.2 */
import type { Language } from '@quintet/domain/basics/languages'
import { legalDocumentAt } from '@quintet/domain/account/legal-texts'
import type { Asker } from '../../api/asker.ts'
import { loadLegalPage } from './legal-page.ts'
import type { PlainPageContent } from './page-content.ts'

type Load = () => Promise<{ page: PlainPageContent | (() => PlainPageContent) }>

const PLAIN_PAGES: Record<string, Record<Language, Load>> = {
  'help-center': {
    de: () => import('./content/help-center.de.ts'),
    en: () => import('./content/help-center.en.ts'),
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

/** Returns null if there is no such page. */
export async function loadPlainPage(asker: Asker, name: string): Promise<PlainPageContent | null> {
  const document = legalDocumentAt(name)
  if (document) return loadLegalPage(asker, document)
  const known = Object.hasOwn(PLAIN_PAGES, name) ? PLAIN_PAGES[name] : undefined
  if (!known) return null
  const { page } = await known[asker.site.language]()
  return typeof page === 'function' ? page() : page
}
