/** The names that the console sorts and searches titles by, folded like any search text. */
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { foldText } from '@quintet/domain/catalogue/search'

type Named = { title: string }

/** The name in each language, else in the default one, else in any; a name of only symbols stays as written. */
export function nameColumns(texts: { [Each in Language]?: Named | undefined }): {
  name_de: string
  name_en: string
} {
  const nameIn = (language: Language) => {
    const title = (texts[language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts)[0])?.title ?? ''
    return foldText(title) || title.toLowerCase()
  }
  return { name_de: nameIn('de'), name_en: nameIn('en') }
}
