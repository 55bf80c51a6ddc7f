import { searchDe } from './search.de.ts'
import { searchEn } from './search.en.ts'

export const searchTexts = { de: searchDe, en: searchEn }
