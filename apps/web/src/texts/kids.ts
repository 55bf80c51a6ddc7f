import { kidsDe } from './kids.de.ts'
import { kidsEn } from './kids.en.ts'

export const kidsTexts = { de: kidsDe, en: kidsEn }
