import type { jinglesEn } from './jingles.en.ts'

export const jinglesDe: typeof jinglesEn = {
  title: 'Jingles',
  none: 'Dieser Sender hat keine Jingles.',
  noneHint:
    'Legen Sie kurze Aufnahmen in einen Ordner „Jingles“ im Ordner des Senders und importieren Sie ihn erneut.',
  every: 'Titel zwischen zwei Jingles',
  hint: (imported) =>
    `Bei 0 läuft keiner; der Import gibt ${imported} vor. Was schon geplant ist, bleibt bis zu einer Stunde stehen.`,
  states: { ready: 'läuft', making: 'wird aufbereitet', hidden: 'verborgen' },
  save: 'Speichern',
  asImported: 'Wie importiert',
  saved: 'Gespeichert.',
  takenBack: 'Wieder wie importiert.',
}
