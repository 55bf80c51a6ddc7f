import type { en } from '../en/index.ts'

export const royalties: typeof en.royalties = {
  title: 'Lizenzabrechnung',
  for: 'Für',
  month: 'Monat',
  made: 'Erstellt am',
  item: 'Titel',
  starts: 'Starts',
  minutes: 'Minuten',
  amount: 'Betrag',
  sum: 'Summe',
  owed: 'Für diesen Monat fällig',
  noPlays: 'Es wurde nichts abgespielt.',
  removed: (id) => `Titel ${id}, nicht mehr in der Bibliothek`,
  terms: {
    flat: (price) => `Pauschale, ${price} im Monat`,
    per_minute: (price) => `${price} je abgespielter Minute`,
    share: (percent) =>
      `${percent} vom Nettoumsatz, nach dem Anteil an der gesamten in diesem Monat abgespielten Zeit`,
  },
  all: 'Alle Titel',
  some: (count) => (count === 1 ? 'Ein Titel' : `${count} Titel`),
  note: 'Gezählt wird ab der ersten Sekunde, bei jeder Geschwindigkeit; was noch einmal gespielt wird, zählt noch einmal. Wie viele Personen zuhören oder zusehen, wird nicht gezählt.',
}
