/** Hands a card to the provider, and the bank's question to the customer. */
import { challengeSandboxSetup, confirmSandboxSetup, type SetupStatus } from '@quintet/contracts/sign-up'
import { call } from '../../api/call.ts'
import { type Card, readExpiry } from './check-card.ts'

/** As `createPaymentSetup` gave it. */
export type Setup = { setupId: string; clientSecret: string }

/** `askBank`: asks the customer as the bank would; false where they refuse. Throws where a call fails. */
export async function confirmCard(
  card: Card,
  setup: Setup,
  askBank: () => Promise<boolean>,
): Promise<SetupStatus> {
  const expiry = readExpiry(card.cardExpiry)
  const params = { setupId: setup.setupId }
  const status = await call(confirmSandboxSetup, {
    params,
    body: {
      clientSecret: setup.clientSecret,
      type: 'card',
      card: {
        number: card.cardNumber.replaceAll(/[\s-]/g, ''),
        expMonth: expiry?.month ?? 0,
        expYear: expiry?.year ?? 0,
        cvc: card.cardCvc.trim(),
        ...(card.cardName.trim() === '' ? {} : { name: card.cardName }),
      },
    },
  })
  if (status.status !== 'requires_action') return status
  const approve = await askBank()
  return call(challengeSandboxSetup, { params, body: { clientSecret: setup.clientSecret, approve } })
}
