import { count } from './count.ts'
import type { ownMusicEn } from './own-music.en.ts'

export const ownMusicDe: typeof ownMusicEn = {
  claim: 'Was Sie gehört haben und was daraus folgt. Das sieht nur dieses Profil.',
  nothing: 'Noch nichts gehört.',
  nothingHint: 'Spielen Sie Musik: Was Sie gehört haben, steht dann hier, und daraus werden Mixe.',
  toMusic: 'Musik entdecken',
  mixes: 'Mixe des Tages',
  lately: 'Zuletzt gehört',
  mostPlayed: 'Von Ihnen am meisten gehört',
  plays: (times) => count(times, 'Mal', 'Mal'),
  history: 'Verlauf',
  kind: 'Mix des Tages',
  mood: (mood) => `Mix: ${mood}`,
  decade: (year) => `Mix: die ${year.slice(2)}er`,
  because: (title) => `Weil Sie „${title}“ hören`,
  tracks: (number) => count(number, 'Titel', 'Titel'),
  play: 'Abspielen',
}
