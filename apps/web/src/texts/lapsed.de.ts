import type { lapsedEn } from './lapsed.en.ts'

export const lapsedDe: typeof lapsedEn = {
  title: { ended: 'Ihre Mitgliedschaft ist beendet.', paused: 'Ihre Mitgliedschaft pausiert.' },
  text: {
    ended: 'Profile, Favoriten und alles, was Sie angefangen haben, sind noch da.',
    paused: 'Sie können sie jederzeit fortsetzen. Alles ist, wo Sie es gelassen haben.',
  },
  action: 'Mitgliedschaft fortsetzen',
}
