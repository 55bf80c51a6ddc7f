/** What the console sorts and seeks titles by: their names, folded as every search is. */
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/languages'
import { foldText } from '@quintet/domain/search'

type Named = { title: string }

/** In each language, else in the default one, else in any; a name of signs alone stays as it is written. */
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
