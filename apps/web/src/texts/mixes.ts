import { mixesDe } from './mixes.de.ts'
import { mixesEn } from './mixes.en.ts'

export const mixesTexts = { de: mixesDe, en: mixesEn }
