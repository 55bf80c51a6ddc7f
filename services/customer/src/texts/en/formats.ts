import type { Plan } from '@quintet/domain/pricing'

const methods = { card: 'Card', sepa_debit: 'SEPA direct debit', paypal: 'PayPal', sofort: 'Sofort' }
const plans: Record<Plan, string> = { monthly: 'Monthly', annually: 'Annual' }
const per: Record<Plan, string> = { monthly: 'a month', annually: 'a year' }

/** How dates, money, plans and ways to pay are written. */
export const formats = {
  /** BCP 47; of dates, numbers and names of countries. */
  locale: 'en-GB',
  moment: (day: string, time: string) => `${day}, ${time}`,
  methods,
  plans,
  priceOf: (price: string, plan: Plan) => `${price} ${per[plan]}, VAT included`,
  withVat: (amount: string) => `${amount}, VAT included`,
}
