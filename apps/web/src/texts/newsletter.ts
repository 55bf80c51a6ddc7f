import { newsletterDe } from './newsletter.de.ts'
import { newsletterEn } from './newsletter.en.ts'

export const newsletterTexts = { de: newsletterDe, en: newsletterEn }
