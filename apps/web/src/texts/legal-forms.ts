import { legalFormsDe } from './legal-forms.de.ts'
import { legalFormsEn } from './legal-forms.en.ts'

export const legalFormsTexts = { de: legalFormsDe, en: legalFormsEn }
