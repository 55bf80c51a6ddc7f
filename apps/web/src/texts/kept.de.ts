import { KEPT_DAYS, KEPT_DEVICES_MAX, KEPT_TITLES_MAX } from '@quintet/domain/listening/kept'
import { count } from './count.ts'
import type { keptEn } from './kept.en.ts'

export const keptDe: typeof keptEn = {
  heading: 'Downloads',
  claim: `Alben und Hörbücher, die Sie auf diesem Gerät offline hören. Gehen Sie mindestens alle ${KEPT_DAYS} Tage online und bleiben Sie angemeldet: Beim Abmelden werden sie entfernt.`,
  keep: (title) => `${title} herunterladen`,
  pause: (title) => `Download von ${title} anhalten`,
  resume: (title) => `Download von ${title} fortsetzen`,
  open: (title) => `${title} ist heruntergeladen. Downloads öffnen`,
  started: 'Download gestartet.',
  show: 'Anzeigen',
  fetching: (percent) => `Wird heruntergeladen: ${percent} %`,
  waiting: 'Wartet auf eine Verbindung',
  paused: (percent) => `Angehalten bei ${percent} %`,
  full: 'Dieses Gerät ist voll. Entfernen Sie etwas und setzen Sie den Download dann fort.',
  failed: 'Der Download ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  expired: `Sie waren hier seit ${KEPT_DAYS} Tagen nicht online. Gehen Sie einmal online, um es wieder zu hören.`,
  until: (date) => `Offline hörbar bis ${date}`,
  tracks: (number) => count(number, 'Titel', 'Titel'),
  play: (title) => `${title} abspielen`,
  playTrack: (title) => `${title} abspielen`,
  pauseShort: 'Anhalten',
  resumeShort: 'Fortsetzen',
  remove: (title) => `${title} von diesem Gerät entfernen`,
  removed: (title) => `${title} wurde von diesem Gerät entfernt.`,
  removeAll: 'Alles entfernen',
  removeAllQuestion: 'Alles von diesem Gerät entfernen?',
  removeAllText:
    'Sie können die Titel jederzeit wieder herunterladen. Ihre Stelle in jedem Titel bleibt erhalten.',
  removeAllNow: 'Jetzt alles entfernen',
  cancel: 'Abbrechen',
  storage: (used, free) => `${used} belegt, ${free} frei`,
  nothing: 'Auf diesem Gerät sind keine Downloads.',
  nothingHint: 'Öffnen Sie ein Album oder ein Hörbuch und drücken Sie dort auf den Download-Pfeil.',
  toMusic: 'Musik entdecken',
  toBooks: 'Hörbücher entdecken',
  unsupported:
    'In diesem Browser sind keine Downloads möglich. Nötig sind https und ein Fenster außerhalb des privaten Modus.',
  tooManyDevices: `Sie haben schon auf ${KEPT_DEVICES_MAX} Geräten Downloads. Melden Sie zuerst eines davon ab, im Konto unter Geräte.`,
  tooManyTitles: `Auf einem Gerät sind bis zu ${KEPT_TITLES_MAX} Downloads möglich. Entfernen Sie zuerst einen.`,
  notHere: 'Dieser Titel ist in Ihrem Land nicht verfügbar.',
  youth:
    'Dieser Titel ist ab 16 oder 18. Spielen Sie ihn ab, geben Sie die PIN ein und laden Sie ihn dann herunter.',
  notKept: 'Der Download wurde nicht gestartet. Bitte versuchen Sie es noch einmal.',
}
