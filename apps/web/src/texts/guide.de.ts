import type { guideEn } from './guide.en.ts'

export const guideDe: typeof guideEn = {
  lead: 'Was jetzt läuft und was danach kommt.',
  days: 'Tag',
  today: 'Heute',
  tomorrow: 'Morgen',
  screen: 'Film und Sport',
  radio: 'Radio',
  matches: 'Spiele live',
  onNow: 'Jetzt',
  next: 'Danach',
  later: 'Später',
  allChannels: 'Alle Sender',
  nothingOn: 'Für diesen Sender ist gerade nichts geplant.',
  until: (time) => `bis ${time}`,
  programmeOf: (channel) => `Programm von ${channel}`,
  calendar: 'In den Kalender',
  empty: 'Für diesen Tag ist nichts geplant.',
  emptyHint: 'Sobald Sender und Spiele ein Programm haben, steht es hier.',
  failed: 'Das Programm konnte nicht geladen werden.',
  radioToday: 'Radio wird Stück für Stück geplant. Deshalb steht hier nur das heutige Programm.',
}
