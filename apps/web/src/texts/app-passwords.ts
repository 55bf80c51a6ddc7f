import { appPasswordsDe } from './app-passwords.de.ts'
import { appPasswordsEn } from './app-passwords.en.ts'

export const appPasswordsTexts = { de: appPasswordsDe, en: appPasswordsEn }
