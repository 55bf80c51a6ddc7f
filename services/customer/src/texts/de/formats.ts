import type { Plan } from '@quintet/domain/membership/pricing'
import type { formats as english } from '../en/formats.ts'

const per: Record<Plan, string> = { monthly: 'im Monat', annually: 'im Jahr' }

// § 6 PAngV
const tax = (isTaxed: boolean) => (isTaxed ? 'inklusive Mehrwertsteuer' : 'ohne Umsatzsteuer (§ 19 UStG)')

export const formats: typeof english = {
  locale: 'de-DE',
  moment: (day, time) => `${day}, ${time} Uhr`,
  methods: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', paypal: 'PayPal', sofort: 'Sofort' },
  plans: { monthly: 'Monatlich', annually: 'Jährlich' },
  priceOf: (price, plan, isTaxed) => `${price} ${per[plan]}, ${tax(isTaxed)}`,
  withVat: (amount, isTaxed) => `${amount}, ${tax(isTaxed)}`,
}
