import type { couponEn } from './coupon.en.ts'

const of = (count: number) => (count === 1 ? 'eine Zahlung' : `${count} Zahlungen`)

export const couponDe: typeof couponEn = {
  ask: 'Haben Sie einen Gutschein?',
  code: 'Gutschein',
  submit: 'Gutschein verwenden',
  busy: 'Einen Moment...',
  remove: 'Entfernen',
  counts: (code, off, count) => `${code}: ${off} weniger für ${of(count)}`,
  percent: (percent) => `${percent} %`,
  otherPlan: (plan) => `Dieser Gutschein gilt für den ${plan === 'monthly' ? 'Monatstarif' : 'Jahrestarif'}.`,
  otherCurrency: 'Dieser Gutschein gilt in Ihrem Land nicht.',
  after: (count, price) => `Mit Ihrem Gutschein für ${of(count)}, danach ${price}.`,
  failed: 'Der Gutschein ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.',
  refused: 'Ihr Gutschein gilt für diese Bestellung nicht, wir haben ihn entfernt. Es wurde nichts bestellt.',
  notForYou: 'Ihr Gutschein gilt für diese Bestellung nicht. Es wurde nichts bestellt.',
  running: (code, count, price) =>
    `Gutschein ${code}: noch ${of(count)} zum niedrigeren Preis, danach zahlen Sie ${price}.`,
  isGift:
    'Das ist ein Geschenkcode. Lösen Sie ihn in Ihrem Konto unter „Zahlung“ ein, sobald Sie Mitglied sind.',
  refusals: {
    unknown_coupon: 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie ihn Zeichen für Zeichen.',
    coupon_expired: 'Dieser Gutschein ist abgelaufen oder aufgebraucht.',
    too_many_attempts: 'Das waren zu viele Versuche. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
}
