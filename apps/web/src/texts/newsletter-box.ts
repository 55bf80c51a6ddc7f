import { newsletterBoxDe } from './newsletter-box.de.ts'
import { newsletterBoxEn } from './newsletter-box.en.ts'

export const newsletterBoxTexts = { de: newsletterBoxDe, en: newsletterBoxEn }
