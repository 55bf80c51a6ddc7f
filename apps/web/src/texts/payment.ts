import { paymentDe } from './payment.de.ts'
import { paymentEn } from './payment.en.ts'

export const paymentTexts = { de: paymentDe, en: paymentEn }
