import type { Plan } from '@quintet/domain/membership/pricing'
import type { invoice as english } from '../en/invoice.ts'

const plans: Record<Plan, string> = { monthly: 'monatlich', annually: 'jährlich' }

export const invoice: typeof english = {
  membership: (brand, plan) => `${brand}-Mitgliedschaft, ${plans[plan]}`,
  rental: (title) => `Leihe „${title}“, 30 Tage`,
  rentalWithCredit: (title) => `Leihe „${title}“, 30 Tage, mit der freien Leihe des Monats`,
  coupon: (code) => `Rabatt mit dem Gutschein ${code}`,
  gift: (brand, months) =>
    `${brand}-Mitgliedschaft, ${months} ${months === 1 ? 'Monat' : 'Monate'} mit Geschenkcode`,
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
  smallBusiness: 'Kein Ausweis der Umsatzsteuer: Kleinunternehmer nach § 19 UStG',
  gross: 'Gesamtbetrag',
  paid: (by) => `Bezahlt mit ${by}. Sie müssen nichts weiter tun.`,
  refunded: (by) => `Der Betrag wird binnen 14 Tagen erstattet auf ${by}.`,
  free: 'Es ist nichts zu zahlen.',
  vatId: 'USt-IdNr.',
  page: 'Seite',
}
