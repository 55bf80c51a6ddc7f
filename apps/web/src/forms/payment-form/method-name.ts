import type { PaymentMethod } from '@quintet/contracts/payment-methods'
import { brandName } from '@quintet/domain/payment'
import type { paymentEn } from '../../texts/payment.en.ts'

/** What a method is called, and how one tells it from others: masked digits, or the address that the provider knows. @spec accounts 2.13 */
export function methodName(
  { type, card, billing_details: details }: PaymentMethod,
  { choices }: typeof paymentEn,
): { name: string; digits: string } {
  return {
    name: (card && brandName(card.brand)) ?? choices[type].name,
    digits: card ? `•••• ${card.last4}` : (details.email ?? ''),
  }
}
