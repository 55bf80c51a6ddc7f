import { count } from './count.ts'
import type { queueEn } from './queue.en.ts'

export const queueDe: typeof queueEn = {
  pause: (title) => `${title} anhalten`,
  playNext: (title) => `${title} als Nächstes abspielen`,
  add: (title) => `${title} an die Warteschlange anhängen`,
  playsNext: (title) => `„${title}“ kommt als Nächstes.`,
  added: (title) => `„${title}“ steht in der Warteschlange.`,
  manyPlayNext: (tracks) => `${count(tracks, 'Titel kommt', 'Titel kommen')} als Nächstes.`,
  manyAdded: (tracks) => `${count(tracks, 'Titel steht', 'Titel stehen')} in der Warteschlange.`,
  notAdded: 'Das ließ sich nicht in die Warteschlange stellen. Bitte versuchen Sie es noch einmal.',
}
