import type { trailerEn } from './trailer.en.ts'

export const trailerDe: typeof trailerEn = {
  title: 'Trailer',
  none: 'Dieser Titel hat keinen Trailer.',
  removedByEditor: 'Der Trailer wurde entfernt.',
  add: 'Trailer hochladen …',
  replace: 'Ersetzen …',
  remove: 'Entfernen',
  asImported: 'Wie importiert',
  edited: 'bearbeitet',
  sending: (file) => `Wird hochgeladen: ${file}`,
  states: {
    waiting: 'wartet auf die Aufbereitung',
    running: 'wird aufbereitet',
    failed: 'ließ sich nicht aufbereiten',
  },
  share: (percent) => `${percent} fertig`,
  kept: 'Bis dahin läuft der bisherige.',
  tryOther: 'Laden Sie eine andere Datei hoch.',
  saved: 'Hochgeladen. Der Trailer wird aufbereitet.',
  removed: 'Entfernt.',
  takenBack: 'Wieder wie importiert.',
  player: (title) => `Trailer zu ${title}`,
}
