import type { Language } from '@quintet/domain/languages'
import { createContext, use } from 'react'
import type { Texts } from './en.ts'

/** The language of a page and what every page needs in it; both stay the same as long as the page lives. */
export type PageTexts = { language: Language; texts: Texts }

export const PageTextsContext = createContext<PageTexts | null>(null)

/** What every page needs, in the language of this page. */
export function useTexts(): Texts {
  return usePageTexts().texts
}

/** A feature's own texts: they arrive with the feature, in both languages, so that no page waits for a file more. */
export function useTextsOf<T>(texts: Record<Language, T>): T {
  return texts[usePageTexts().language]
}

function usePageTexts(): PageTexts {
  const pageTexts = use(PageTextsContext)
  if (!pageTexts) throw new Error('No page is around this component.')
  return pageTexts
}
