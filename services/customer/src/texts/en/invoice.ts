import type { Plan } from '@quintet/domain/membership/pricing'

const plans: Record<Plan, string> = { monthly: 'monthly', annually: 'annual' }

/** Texts of invoices and credit notes. */
export const invoice = {
  membership: (brand: string, plan: Plan) => `${brand} membership, ${plans[plan]}`,
  rental: (title: string) => `Rental of “${title}”, 30 days`,
  rentalWithCredit: (title: string) => `Rental of “${title}”, 30 days, with this month’s free rental`,
  coupon: (code: string) => `Discount with the coupon ${code}`,
  gift: (brand: string, months: number) =>
    `${brand} membership, ${months} ${months === 1 ? 'month' : 'months'} with a gift code`,
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
  vat: (rate: string) => `VAT ${rate}`,
  noVat: 'VAT: not owed by us in the country of supply',
  smallBusiness: 'No VAT is shown: small business under section 19 UStG',
  gross: 'Total',
  paid: (by: string) => `Paid with ${by}. Nothing further to do.`,
  refunded: (by: string) => `Refunded to ${by} within 14 days.`,
  free: 'There is nothing to pay.',
  vatId: 'VAT ID',
  page: 'Page',
}
