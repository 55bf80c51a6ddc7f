import { useRouteContext } from '@tanstack/react-router'
import type { Language } from '@quintet/domain/languages'
import type { Texts } from './en.ts'

/** What every page needs, in the language of this page. */
export function useTexts(): Texts {
  return useRouteContext({ from: '__root__', select: ({ texts }) => texts })
}

/** A feature's own texts: they arrive with the feature, in both languages, so that no page waits for a file more. */
export function useTextsOf<T>(texts: Record<Language, T>): T {
  return texts[useRouteContext({ from: '__root__', select: ({ site }) => site.language })]
}
