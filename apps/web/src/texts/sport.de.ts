import { count } from './count.ts'
import type { sportEn } from './sport.en.ts'

export const sportDe: typeof sportEn = {
  competition: 'Wettbewerb',
  team: 'Mannschaft',
  teams: 'Mannschaften',
  competitions: 'Wettbewerbe',
  teamCount: (number: number) => count(number, 'Mannschaft', 'Mannschaften'),
  matchCount: (number: number) => count(number, 'Übertragung', 'Übertragungen'),
  now: 'Jetzt live',
  next: 'Als Nächstes',
  past: 'Gespielt',
  table: 'Tabelle',
  tableOf: (competition: string) => `Tabelle: ${competition}`,
  results: 'Letzte Ergebnisse',
  watchedOnly: 'Hier zählt nur, was Sie schon gesehen haben. Alles andere bleibt spannend.',
  place: (place: number, competition: string) => `Platz ${place} · ${competition}`,
  columns: {
    place: ['#', 'Platz'],
    team: ['Mannschaft', 'Mannschaft'],
    played: ['Sp.', 'Spiele'],
    won: ['S', 'Siege'],
    drawn: ['U', 'Unentschieden'],
    lost: ['N', 'Niederlagen'],
    scored: ['Verh.', 'Erzielt und zugelassen'],
    difference: ['+/−', 'Differenz'],
    points: ['Pkt.', 'Punkte'],
  },
  follow: 'Folgen',
  following: 'Sie folgen',
  followHint: 'Die Spiele bekommen auf der Sportseite eine eigene Reihe.',
  own: 'Ihre Mannschaften',
  about: {
    competition: (name: string) => `${name}: Spiele, Mannschaften, Ergebnisse und die Tabelle.`,
    team: (name: string) => `${name}: das nächste Spiel, die letzten und der Platz in der Tabelle.`,
  },
}
