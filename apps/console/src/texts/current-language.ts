/** The language of the console: the one chosen in this browser, else that of the page. */
import { isLanguage, type Language } from '@quintet/domain/basics/languages'

const KEY = 'operator-language'

let current: Language = firstLanguage()

function firstLanguage(): Language {
  const chosen = localStorage.getItem(KEY)
  if (isLanguage(chosen)) return chosen
  return document.documentElement.lang === 'de' ? 'de' : 'en'
}

export function currentLanguage(): Language {
  return current
}

export function keepLanguage(language: Language): void {
  current = language
  localStorage.setItem(KEY, language)
}
