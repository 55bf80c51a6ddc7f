/** Hands the payment details to the provider, and the provider's confirmation request to the customer. @spec decisions 8.6 */
import {
  challengeSandboxSetup,
  confirmSandboxSetup,
  readSandboxSetup,
  type SetupStatus,
} from '@quintet/contracts/sign-up'
import { isWallet, paymentTypeOf } from '@quintet/domain/money/payment'
import { call } from '../../api/call.ts'
import { readExpiry } from './check-card.ts'
import type { Payment } from './check-payment.ts'
import type { AskBank } from './bank-dialog.tsx'

/** The result of `createPaymentSetup` for the chosen type. */
export type Setup = { setupId: string; clientSecret: string }

/** The card in the sandbox's wallets. */
const WALLET_CARD = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }

const REFUSED: SetupStatus = { status: 'failed', code: 'authentication_required' }

/**
 * `email` is the payer's, which a PayPal account needs. `ask` shows the provider's request and resolves to false if it is refused. Throws
 * if a call fails.
 */
export async function confirmPayment(
  payment: Payment,
  setup: Setup,
  { email, ask }: { email?: string; ask: AskBank },
): Promise<SetupStatus> {
  const { choice } = payment
  if (isWallet(choice) && !(await ask({ by: choice }))) return REFUSED
  const key = { params: { setupId: setup.setupId }, body: { clientSecret: setup.clientSecret } }
  const status = await call(confirmSandboxSetup, {
    params: key.params,
    body: { ...key.body, type: paymentTypeOf(choice), ...givenBy(payment, email) },
  })
  if (status.status !== 'requires_action') return status
  if (choice === 'paypal' && (await ask({ by: 'paypal', page: status.redirectUrl ?? '', setup })))
    return call(readSandboxSetup, key)
  const approve = choice !== 'paypal' && (await ask({ by: 'bank' }))
  return call(challengeSandboxSetup, { params: key.params, body: { ...key.body, approve } })
}

function givenBy(payment: Payment, email: string | undefined) {
  const { choice, iban, ibanHolder } = payment
  const mail = email === undefined ? {} : { email }
  if (choice === 'paypal') return { paypal: email ?? '', asks: true }
  if (choice === 'sepa_debit') return { iban, billing: { name: ibanHolder, ...mail } }
  if (isWallet(choice)) return { card: WALLET_CARD, wallet: choice, billing: mail }
  const { cardNumber, cardExpiry, cardCvc, cardName } = payment
  const expiry = readExpiry(cardExpiry)
  return {
    card: {
      number: cardNumber.replaceAll(/[\s-]/g, ''),
      expMonth: expiry?.month ?? 0,
      expYear: expiry?.year ?? 0,
      cvc: cardCvc.trim(),
      ...(cardName.trim() === '' ? {} : { name: cardName }),
    },
    billing: mail,
  }
}
