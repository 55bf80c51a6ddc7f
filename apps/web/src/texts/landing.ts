import { landingDe } from './landing.de.ts'
import { landingEn } from './landing.en.ts'

export const landingTexts = { de: landingDe, en: landingEn }
