import { footerDe } from './footer.de.ts'
import { footerEn } from './footer.en.ts'

export const footerTexts = { de: footerDe, en: footerEn }
