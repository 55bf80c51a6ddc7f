import { keptDe } from './kept.de.ts'
import { keptEn } from './kept.en.ts'

export const keptTexts = { de: keptDe, en: keptEn }
