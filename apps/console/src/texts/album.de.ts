import type { albumEn } from './album.en.ts'

export const albumDe: typeof albumEn = {
  title: 'Stücke',
  hint: 'Ziehen Sie ein Stück am Griff, oder verschieben Sie es dort mit den Pfeiltasten, auch auf eine andere CD. Verschobene Stücke werden neu nummeriert. Mehrere Namen trennen Sie mit Semikolon.',
  none: 'Dieses Album hat noch keine Stücke.',
  disc: (disc) => `CD ${disc}`,
  addDisc: 'CD hinzufügen',
  emptyDisc: 'Verschieben Sie Stücke hierher, sonst wird diese CD nicht gespeichert.',
  track: (place, title) => `Stück ${place} (${title})`,
  untitled: 'ohne Titel',
  field: (track, field) => `${track}: ${field}`,
  columns: {
    number: 'Nummer',
    titleDe: 'Titel (Deutsch)',
    titleEn: 'Titel (Englisch)',
    artists: 'Interpret',
    composers: 'Komponist',
  },
  work: 'Werk',
  noWork: 'keines',
  open: (track) => `${track} öffnen`,
  move: (track) => `${track} verschieben`,
  moveHint: 'Ziehen oder Pfeiltasten',
  moved: (track, disc, number) => `${track} steht jetzt auf CD ${disc}, Nummer ${number}.`,
  fill: 'Für alle Stücke gleich',
  fillHint: 'Was leer bleibt, ändert sich nicht.',
  fillIn: 'Eintragen',
  save: (count) => `Änderungen speichern (${count})`,
  faults: {
    noTitle: 'Ein Titel lässt sich nicht entfernen.',
    invalid: 'Dieser Wert ist nicht zulässig.',
  },
  changed: (track) =>
    `Jemand anderes hat ${track} inzwischen geändert. Nichts wurde gespeichert. Kopieren Sie Ihren Text, und laden Sie die Seite neu.`,
  taken: (track, other) =>
    `${track}: Nummer – ${other} hat auf dieser CD schon diese Nummer. Nichts wurde gespeichert.`,
}
