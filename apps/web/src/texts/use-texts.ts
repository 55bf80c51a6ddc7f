import { useRouteContext } from '@tanstack/react-router'
import type { Texts } from './en.ts'

/** The interface's texts in the language of this page. */
export function useTexts(): Texts {
  return useRouteContext({ from: '__root__', select: ({ texts }) => texts })
}
