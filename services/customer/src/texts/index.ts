/** All texts of mails and invoices. A further language needs one more folder beside `en`, and its name here. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@quintet/domain/basics/languages'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

export const texts: Record<Language, typeof en> = { de, en }

/** The language of an account's mails and invoices: its first profile's choice, else the language of the sign-up. */
export function languageOfMember({
  chosen,
  language,
}: {
  chosen: string | null
  language: string
}): Language {
  const wanted = chosen ?? language
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
}
