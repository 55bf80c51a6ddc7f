import type { Language } from '@quintet/domain/languages'
import { usePageFacts } from '../api/page-facts.ts'
import type { Texts } from './en.ts'

/** What every page needs, in the language of this page. */
export function useTexts(): Texts {
  return usePageFacts().texts
}

/** A feature's own texts: they arrive with the feature, in both languages, so that no page waits for a file more. */
export function useTextsOf<T>(texts: Record<Language, T>): T {
  return texts[usePageFacts().asker.site.language]
}
