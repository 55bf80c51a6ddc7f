import { contactDe } from './contact.de.ts'
import { contactEn } from './contact.en.ts'

export const contactTexts = { de: contactDe, en: contactEn }
