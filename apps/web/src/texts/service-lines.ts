import { serviceLinesDe } from './service-lines.de.ts'
import { serviceLinesEn } from './service-lines.en.ts'

export const serviceLinesTexts = { de: serviceLinesDe, en: serviceLinesEn }
