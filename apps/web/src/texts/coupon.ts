import { couponDe } from './coupon.de.ts'
import { couponEn } from './coupon.en.ts'

export const couponTexts = { de: couponDe, en: couponEn }
