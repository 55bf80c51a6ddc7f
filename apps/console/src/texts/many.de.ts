import type { manyEn } from './many.en.ts'
import { counted } from './counted.ts'

export const manyDe: typeof manyEn = {
  open: 'Bearbeiten …',
  title: (count) => `${count} Titel bearbeiten`,
  lead: 'Was leer bleibt, ändert sich nicht. Sie sehen jede Änderung, bevor sie gespeichert wird.',
  addCategories: 'Genres hinzufügen',
  removeCategories: 'Genres entfernen',
  addTags: 'Schlagwörter hinzufügen',
  removeTags: 'Schlagwörter entfernen',
  rating: 'Dieselbe Freigabe für alle',
  rights: 'Dasselbe Rechtefenster für alle',
  countries: 'Dieselben Länder für alle',
  rental: 'Derselbe Leihpreis für alle',
  windowHint: 'Leer: unbegrenzt.',
  look: 'Änderungen ansehen',
  back: 'Zurück',
  nothingSaid: 'Wählen Sie, was sich ändern soll.',
  changes: 'Änderungen',
  nothing: 'Diese Titel haben alle diese Werte schon.',
  same: (count) => `${counted(count, 'weiterer bleibt', 'weitere bleiben')} unverändert.`,
  from: 'vorher',
  to: 'nachher',
  none: 'nichts',
  isOpen: 'offen',
  window: (from, until) => `${from} bis ${until}`,
  included: 'in der Mitgliedschaft enthalten',
  submit: (count) => `${count} Titel ändern`,
  done: (count) => `${count} Titel geändert. Von jedem lässt sich die frühere Fassung wiederherstellen.`,
  undo: 'Rückgängig machen',
  undoAll: 'Bei allen Titeln rückgängig machen',
  undone: (number, count) =>
    number === 0
      ? 'Nichts wurde rückgängig gemacht.'
      : `Bei ${counted(count, 'Titel', 'Titeln')} rückgängig gemacht.`,
  kept: 'Seither bearbeitet und deshalb unverändert:',
  numberTaken: 'Unverändert, weil ihre frühere Nummer inzwischen ein anderes Stück hat:',
}
