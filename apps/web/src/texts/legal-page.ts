import { legalPageDe } from './legal-page.de.ts'
import { legalPageEn } from './legal-page.en.ts'

export const legalPageTexts = { de: legalPageDe, en: legalPageEn }
