import { logInsDe } from './log-ins.de.ts'
import { logInsEn } from './log-ins.en.ts'

export const logInsTexts = { de: logInsDe, en: logInsEn }
