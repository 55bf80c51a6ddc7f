import { languageNamesDe } from './language-names.de.ts'
import { languageNamesEn } from './language-names.en.ts'

export const languageNamesTexts = { de: languageNamesDe, en: languageNamesEn }
