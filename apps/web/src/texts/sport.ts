import { sportDe } from './sport.de.ts'
import { sportEn } from './sport.en.ts'

export const sportTexts = { de: sportDe, en: sportEn }
