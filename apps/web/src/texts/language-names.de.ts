import type { languageNamesEn } from './language-names.en.ts'

export const languageNamesDe: typeof languageNamesEn = {
  de: 'Deutsch',
  en: 'Englisch',
  es: 'Spanisch',
  fr: 'Französisch',
  it: 'Italienisch',
  ja: 'Japanisch',
  nl: 'Niederländisch',
  pl: 'Polnisch',
  pt: 'Portugiesisch',
  ru: 'Russisch',
  tr: 'Türkisch',
  da: 'Dänisch',
  fi: 'Finnisch',
  no: 'Norwegisch',
  sv: 'Schwedisch',
  zxx: 'Ohne Worte',
}
