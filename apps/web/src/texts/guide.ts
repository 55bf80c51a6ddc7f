import { guideDe } from './guide.de.ts'
import { guideEn } from './guide.en.ts'

export const guideTexts = { de: guideDe, en: guideEn }
