/** A title's texts in the language of its feed. */
import type { TitleFile } from '@quintet/contracts/library'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@quintet/domain/basics/languages'

type Texts = { title: string; description?: string | undefined; shortDescription?: string | undefined }

/** `language` as BCP 47; texts in an unsupported language are stored under the default one. */
export function textsIn(language: string | undefined, texts: Texts): NonNullable<TitleFile['texts']> {
  const main = language?.split('-')[0]?.toLowerCase()
  const own = LANGUAGES.find((each) => each === main) ?? DEFAULT_LANGUAGE
  const { title, description, shortDescription } = texts
  return {
    [own]: {
      title,
      ...(description === undefined ? {} : { description }),
      ...(shortDescription === undefined ? {} : { shortDescription }),
    },
  }
}
