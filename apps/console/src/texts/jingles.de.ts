import type { jinglesEn } from './jingles.en.ts'

export const jinglesDe: typeof jinglesEn = {
  title: 'Jingles',
  none: 'Dieser Sender hat keine Jingles.',
  noneHint: (isRadio) =>
    isRadio
      ? 'Fügen Sie kurze Tonaufnahmen hinzu. Sie laufen reihum zwischen den Titeln.'
      : 'Fügen Sie kurze Videos hinzu. Sie laufen reihum zwischen den Titeln.',
  add: 'Dateien hinzufügen …',
  sending: (file) => `${file} wird hochgeladen …`,
  added: (count) =>
    count === 1
      ? 'Jingle hinzugefügt. Es läuft, sobald es aufbereitet ist.'
      : `${count} Jingles hinzugefügt. Sie laufen, sobald sie aufbereitet sind.`,
  remove: (name) => `${name} in den Papierkorb`,
  every: 'Titel zwischen zwei Jingles',
  hint: (imported) =>
    `Bei 0 läuft keiner, vorgegeben ist ${imported}. Was schon geplant ist, bleibt bis zu einer Stunde stehen.`,
  states: {
    ready: 'läuft',
    making: 'wird aufbereitet',
    failed: 'Fehler',
    ratedOut: 'Freigabe zu hoch',
    hidden: 'verborgen',
  },
  ratedOutHint:
    'Läuft hier nicht: Die Freigabe liegt über der des Senders, oder es ist nicht für die Kinder geeignet, die ihn sehen.',
  save: 'Speichern',
  asImported: 'Wie importiert',
  saved: 'Gespeichert.',
  takenBack: 'Wieder wie importiert.',
}
