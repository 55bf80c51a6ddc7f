import type { PaymentMethod } from '@quintet/contracts/payment-methods'
import { brandName } from '@quintet/domain/money/payment'
import type { paymentEn } from '../../texts/payment.en.ts'

/**
 * Returns the name of a payment method with what distinguishes it: masked digits, or the address known to the provider. @spec accounts 2.13
 */
export function methodName(
  { type, card, billing_details: details }: PaymentMethod,
  { choices }: typeof paymentEn,
): { name: string; digits: string } {
  return {
    name: (card && brandName(card.brand)) ?? choices[type].name,
    digits: card ? `•••• ${card.last4}` : (details.email ?? ''),
  }
}
