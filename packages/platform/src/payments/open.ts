/** Which provider this installation pays through. @spec decisions 3, 7 */
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

/** The sandbox needs nothing; Stripe joins here where its keys are configured. */
export function openPayments(db: Database, clock: Clock): Sandbox {
  return openSandbox(db, clock)
}
