import { signUpDe } from './sign-up.de.ts'
import { signUpEn } from './sign-up.en.ts'

export const signUpTexts = { de: signUpDe, en: signUpEn }
