import { reminderDe } from './reminder.de.ts'
import { reminderEn } from './reminder.en.ts'

export const reminderTexts = { de: reminderDe, en: reminderEn }
