import { queueDe } from './queue.de.ts'
import { queueEn } from './queue.en.ts'

export const queueTexts = { de: queueDe, en: queueEn }
