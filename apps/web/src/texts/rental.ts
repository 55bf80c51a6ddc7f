import { rentalDe } from './rental.de.ts'
import { rentalEn } from './rental.en.ts'

export const rentalTexts = { de: rentalDe, en: rentalEn }
