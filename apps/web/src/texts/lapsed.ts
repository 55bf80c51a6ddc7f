import { lapsedDe } from './lapsed.de.ts'
import { lapsedEn } from './lapsed.en.ts'

export const lapsedTexts = { de: lapsedDe, en: lapsedEn }
