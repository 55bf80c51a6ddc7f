/** Which provider this installation pays through. @spec decisions 3.24 */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import type { PaymentProvider, Payments } from './port.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'

export type OpenPayments = {
  payments: Payments
  /** The controls of the sandbox; null where a real provider takes the money. */
  sandbox: Sandbox | null
}

/** Known before anything is opened: the sandbox, which needs nothing. Stripe joins here where its keys are configured. */
export const PROVIDER: PaymentProvider = 'sandbox'

export function openPayments(db: Database, clock: Clock): OpenPayments {
  return openSandbox(db, clock)
}
