import { agreementsDe } from './agreements.de.ts'
import { agreementsEn } from './agreements.en.ts'

export const agreementsTexts = { de: agreementsDe, en: agreementsEn }
