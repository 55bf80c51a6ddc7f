import type { filmEn } from './film.en.ts'

export const filmDe: typeof filmEn = {
  back: 'Zurück zum Titel',
  lead: 'Spielen Sie den Titel ab und übernehmen Sie jede Zeit von der aktuellen Stelle.',
  player: 'Der Film',
  sound: 'Die Aufnahme',
  noFilm: 'Noch sind keine Medien fertig. Zeiten lassen sich trotzdem eintippen.',
  broken: 'Dieser Film lässt sich hier nicht abspielen.',
  times: 'Kapitel und Marken',
  timesAndMoments: 'Kapitel, Marken und Momente',
  open: 'Neben dem Film …',
  openSound: 'Neben der Aufnahme …',
  here: 'Hier',
  hereNamed: (time, row) => `Hier: ${time} ${row} von der aktuellen Stelle übernehmen`,
  jump: (time, row) => `Zu ${time} ${row} springen`,
}
