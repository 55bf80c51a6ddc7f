import type { creditNotesEn } from './credit-notes.en.ts'

export const creditNotesDe: typeof creditNotesEn = {
  title: 'Rechnungskorrekturen',
  lead: 'Was gutgeschrieben wurde, zu welcher Rechnung und warum.',
  none: 'Noch keine Rechnungskorrekturen',
  empty: 'Keine passenden Rechnungskorrekturen.',
  csv: 'Als CSV speichern',
  month: 'Monat',
  allMonths: 'Alle Monate',
  reason: 'Grund',
  allReasons: 'Alle Gründe',
  reasons: {
    withdrawal: 'Widerruf',
    annual_rest: 'Rest eines Jahres',
    not_delivered: 'Nicht geliefert',
    dispute: 'Rückbuchung verloren',
    returned: 'Rücklastschrift',
    goodwill: 'Kulanz',
  },
  noReason: 'nicht vermerkt',
  sort: 'Sortieren nach',
  sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', largest: 'Größte zuerst' },
  number: 'Nummer',
  day: 'Tag',
  invoice: 'Berichtigt',
  ofInvoice: (reference) => `Zur Rechnung ${reference}`,
  all: 'Alle zeigen',
}
