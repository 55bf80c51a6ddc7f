/** Reminders. */
export const reminderEn = {
  add: 'Remind me',
  added: 'Reminder set',
  addOf: (title: string) => `Remind me about ${title}`,
  hint: 'By email and here, 15 minutes before it starts.',
  soon: (title: string, time: string) => `“${title}” starts at ${time}.`,
  open: 'Watch',
}
