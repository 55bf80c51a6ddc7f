import { detailDe } from './detail.de.ts'
import { detailEn } from './detail.en.ts'

export const detailTexts = { de: detailDe, en: detailEn }
