import type { reminderEn } from './reminder.en.ts'

export const reminderDe: typeof reminderEn = {
  add: 'Erinnern',
  added: 'Erinnerung gesetzt',
  addOf: (title) => `An ${title} erinnern`,
  hint: 'Per E-Mail und hier, 15 Minuten vor Beginn.',
  soon: (title, time) => `„${title}“ beginnt um ${time} Uhr.`,
  open: 'Ansehen',
}
