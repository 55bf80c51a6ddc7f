import type { Plan } from '@quintet/domain/membership/pricing'

const methods = { card: 'Card', sepa_debit: 'SEPA direct debit', paypal: 'PayPal', sofort: 'Sofort' }
const plans: Record<Plan, string> = { monthly: 'Monthly', annually: 'Annual' }
const per: Record<Plan, string> = { monthly: 'a month', annually: 'a year' }

/** Follows a price. @spec law 5.1 */
const tax = (isTaxed: boolean) => (isTaxed ? 'VAT included' : 'no VAT (section 19 UStG)')

/** Formats of dates, money, plans and payment methods. */
export const formats = {
  /** BCP 47; for dates, numbers and country names. */
  locale: 'en-GB',
  moment: (day: string, time: string) => `${day}, ${time}`,
  methods,
  plans,
  priceOf: (price: string, plan: Plan, isTaxed: boolean) => `${price} ${per[plan]}, ${tax(isTaxed)}`,
  withVat: (amount: string, isTaxed: boolean) => `${amount}, ${tax(isTaxed)}`,
}
