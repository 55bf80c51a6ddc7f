import { browseDe } from './browse.de.ts'
import { browseEn } from './browse.en.ts'

export const browseTexts = { de: browseDe, en: browseEn }
