import { accountDe } from './account.de.ts'
import { accountEn } from './account.en.ts'

export const accountTexts = { de: accountDe, en: accountEn }
