import type { serviceLinesEn } from './service-lines.en.ts'

export const serviceLinesDe: typeof serviceLinesEn = {
  drawing: {
    words: (total: number): [string, string] => ['Der Demo-Katalog wird vorbereitet: ', ` von ${total}`],
    label: 'Fortschritt',
    hide: 'Ausblenden',
  },
  demonstration: {
    title: 'Demo.',
    payments: 'Zahlungen werden nur simuliert: Es fließt kein Geld.',
    company: 'Die hier genannte Firma gibt es nicht.',
  },
}
