import type { Language } from '@quintet/domain/basics/languages'
import { createContext, use } from 'react'
import type { Texts } from './en.ts'

/** The language of a page and the texts every page needs; both stay the same for the life of the page. */
export type PageTexts = { language: Language; texts: Texts }

export const PageTextsContext = createContext<PageTexts | null>(null)

/** Returns the texts every page needs, in the language of this page. */
export function useTexts(): Texts {
  return usePageTexts().texts
}

/** Returns a feature's own texts: they are bundled with it in both languages, so that no page waits for another file. */
export function useTextsOf<T>(texts: Record<Language, T>): T {
  return texts[usePageTexts().language]
}

function usePageTexts(): PageTexts {
  const pageTexts = use(PageTextsContext)
  if (!pageTexts) throw new Error('No page is around this component.')
  return pageTexts
}
