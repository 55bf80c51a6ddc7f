import { youthDe } from './youth.de.ts'
import { youthEn } from './youth.en.ts'

export const youthTexts = { de: youthDe, en: youthEn }
