/** The words of invoices, in both languages. */
import type { Language } from '@quintet/domain/languages'
import type { Plan } from '@quintet/domain/pricing'
import type { Order } from '../payments/index.ts'

const MEMBERSHIP: Record<Language, Record<Plan, string>> = {
  de: { monthly: 'Mitgliedschaft, monatlich', annually: 'Mitgliedschaft, jährlich' },
  en: { monthly: 'Membership, monthly', annually: 'Membership, annual' },
}

export const RENTAL: Record<Language, (title: string) => string> = {
  de: (title) => `Leihe „${title}“, 30 Tage`,
  en: (title) => `Rental of “${title}”, 30 days`,
}

export const RENTAL_WITH_CREDIT: Record<Language, (title: string) => string> = {
  de: (title) => `${RENTAL.de(title)}, mit Ihrer freien Leihe des Monats`,
  en: (title) => `${RENTAL.en(title)}, with your free rental of the month`,
}

/** What an order pays for. */
export function lineOf({ details, purpose }: Order, brandName: string, language: Language): string {
  if (purpose === 'rental') return RENTAL[language](details.title ?? '')
  return `${brandName}-${MEMBERSHIP[language][details.plan ?? 'monthly']}`.replace(
    /-Membership/,
    ' membership',
  )
}

export const PAPER: Record<
  Language,
  {
    invoice: string
    creditNote: string
    number: string
    date: string
    customer: string
    corrects: string
    item: string
    period: string
    amount: string
    net: string
    vat: (rate: string) => string
    noVat: string
    gross: string
    paid: (by: string) => string
    refunded: (by: string) => string
    free: string
    vatId: string
    page: string
  }
> = {
  de: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    number: 'Nummer',
    date: 'Datum',
    customer: 'Rechnung an',
    corrects: 'Korrigiert Rechnung',
    item: 'Leistung',
    period: 'Zeitraum',
    amount: 'Betrag',
    net: 'Netto',
    vat: (rate) => `Umsatzsteuer ${rate}`,
    noVat: 'Umsatzsteuer: im Land der Leistung nicht durch uns geschuldet',
    gross: 'Gesamtbetrag',
    paid: (by) => `Der Betrag wurde bezahlt über ${by}. Sie müssen nichts weiter tun.`,
    refunded: (by) => `Der Betrag wird erstattet über ${by}, spätestens binnen 14 Tagen.`,
    free: 'Es ist nichts zu zahlen.',
    vatId: 'USt-IdNr.',
    page: 'Seite',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    customer: 'Invoice to',
    corrects: 'Corrects invoice',
    item: 'Item',
    period: 'Period',
    amount: 'Amount',
    net: 'Net',
    vat: (rate) => `VAT ${rate}`,
    noVat: 'VAT: not owed by us in the country of the service',
    gross: 'Total',
    paid: (by) => `Paid by ${by}. There is nothing left to do.`,
    refunded: (by) => `Refunded by ${by}, within 14 days at the latest.`,
    free: 'There is nothing to pay.',
    vatId: 'VAT ID',
    page: 'Page',
  },
}
