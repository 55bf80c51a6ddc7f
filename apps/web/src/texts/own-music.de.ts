import { count } from './count.ts'
import type { ownMusicEn } from './own-music.en.ts'

export const ownMusicDe: typeof ownMusicEn = {
  claim: 'Was Sie gehört haben, und Mixe daraus. Das sieht nur dieses Profil.',
  nothing: 'Noch nichts gehört.',
  nothingHint: 'Hören Sie Musik: Sie erscheint dann hier, und wir stellen daraus Mixe zusammen.',
  toMusic: 'Musik entdecken',
  mixes: 'Tägliche Mixe',
  lately: 'Zuletzt gehört',
  mostPlayed: 'Ihre meistgehörten Titel',
  plays: (times) => count(times, 'Mal', 'Mal'),
  history: 'Alles, was Sie gehört haben',
  kind: 'Täglicher Mix',
  mood: (mood) => `Mix: ${mood}`,
  decade: (year) => `Mix: die ${year.slice(2)}er`,
  because: (title) => `Weil Sie „${title}“ hören`,
  tracks: (number) => count(number, 'Titel', 'Titel'),
  play: 'Abspielen',
}
