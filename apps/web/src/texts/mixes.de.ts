import { MIX_ENTRIES_MAX, MIXES_MAX } from '@quintet/domain/listening/mix-limits'
import { count } from './count.ts'
import type { mixesEn } from './mixes.en.ts'

export const mixesDe: typeof mixesEn = {
  claim: 'Ihre Musik in Ihrer Reihenfolge.',
  kind: 'Playlist',
  sharedKind: 'Playlist, geteilt',
  by: (profile) => `Playlist von ${profile}`,
  share: 'Mit dem Haushalt teilen',
  nowShared: (name) => `„${name}“ können jetzt alle Profile Ihres Haushalts hören.`,
  noLongerShared: (name) => `„${name}“ können jetzt nur noch Sie hören.`,
  create: 'Neue Playlist',
  name: 'Name der Playlist',
  save: 'Playlist anlegen',
  empty: 'Sie haben noch keine Playlists.',
  emptyHint: 'Legen Sie hier eine an, oder fügen Sie einen Titel oder ein Album von dessen Seite hinzu.',
  nothingIn: 'Diese Playlist ist leer.',
  nothingInHint:
    'Suchen Sie Musik, und drücken Sie neben einem Titel oder Album auf „Zur Playlist hinzufügen“.',
  tracks: (number: number) => count(number, 'Titel', 'Titel'),
  toMusic: 'Musik entdecken',
  play: 'Abspielen',
  rename: 'Umbenennen',
  newName: 'Neuer Name',
  saveName: 'Namen speichern',
  delete: 'Playlist löschen',
  deleteQuestion: (name: string) => `„${name}“ löschen?`,
  deleteText: 'Die Titel bleiben in der Bibliothek. Die Playlist selbst lässt sich nicht zurückholen.',
  deleteNow: 'Jetzt löschen',
  keep: 'Behalten',
  deleted: (name: string) => `„${name}“ ist gelöscht.`,
  add: 'Zur Playlist hinzufügen',
  addNamed: (title: string) => `${title} zu einer Playlist hinzufügen`,
  added: (name: string) => `Zu „${name}“ hinzugefügt.`,
  move: (title: string) => `${title} verschieben: ziehen oder mit den Pfeiltasten`,
  moved: (title: string, place: number, of: number) => `${title} ist jetzt ${place} von ${of}.`,
  remove: (title: string) => `${title} entfernen`,
  removed: (title: string) => `${title} ist entfernt.`,
  full: `Sie haben schon ${MIXES_MAX} Playlists. Löschen Sie zuerst eine.`,
  tooLong: `Eine Playlist fasst bis zu ${MIX_ENTRIES_MAX.toLocaleString('de')} Titel. Entfernen Sie zuerst einige.`,
  changedElsewhere:
    'Diese Playlist wurde auf einem anderen Gerät geändert. Sie sehen jetzt den neuesten Stand.',
}
