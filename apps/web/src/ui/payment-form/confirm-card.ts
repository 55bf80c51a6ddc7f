import type { SetupStatus } from '@quintet/contracts/sign-up'
import type { AskBank } from './bank-dialog.tsx'
import type { Card } from './check-card.ts'
import { confirmPayment, type Setup } from './confirm-payment.ts'

export type { Setup }

/** As `confirmPayment`, where nothing but a card is asked for. */
export function confirmCard(card: Card, setup: Setup, ask: AskBank): Promise<SetupStatus> {
  return confirmPayment({ choice: 'card', ...card, iban: '', ibanHolder: '' }, setup, { ask })
}
