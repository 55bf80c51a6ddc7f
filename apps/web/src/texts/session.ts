import { sessionDe } from './session.de.ts'
import { sessionEn } from './session.en.ts'

export const sessionTexts = { de: sessionDe, en: sessionEn }
