/** Retention periods of personal data in one table, used by the daily deletion job and by the privacy page. @spec law 6.11, law 5.8 */
import { startOfMonth, yearOf } from '../basics/calendar.ts'
import { DAY_MS } from '../basics/milliseconds.ts'
import { REMEMBER_DAYS } from '../basics/product.ts'
import { WITHDRAWAL_WINDOW_DAYS } from '../membership/reordering.ts'

/** Years count from the end of the German calendar year in which a record was created (sections 199 BGB, 147 (4) AO). */
export type Period = { days: number } | { years: number }

export const RETENTION = {
  /** The account after a membership ends, so that the member can retrieve their data (section 327p BGB). @spec law 4.4 */
  cancelledAccount: { days: 30 },
  /** A session that has ended. */
  session: { days: 30 },
  /** A browser without any log-in; its cookie lives as long. */
  device: { days: REMEMBER_DAYS },
  /** Log-in events, to investigate unauthorised access. */
  auditEvent: { days: 180 },
  /** Attempts that no longer count towards a limit. */
  attempt: { days: 1 },
  passwordReset: { days: 1 },
  /** Requested but never confirmed. */
  newsletter: { days: 14 },
  /** A payment set-up that never led to an order. */
  paymentSetup: { days: 7 },
  /** The time within which a resent order takes effect only once. */
  idempotencyKey: { days: 30 },
  /** Texts of sent mails. */
  mail: { days: 90 },
  /** Playback history, apart from the resume points. */
  stream: { days: 30 },
  /** A reminder, after its event has started. */
  reminder: { days: 7 },
  contactMessage: { years: 3 },
  /** Cancellations and withdrawals: incoming letters, sections 147 AO and 257 HGB. */
  legalNotice: { years: 6 },
  /** Confirmations and receipts as sent, sections 147 AO and 257 HGB. */
  businessLetter: { years: 6 },
  /** When the newsletter was requested, confirmed and ended. */
  endedNewsletter: { years: 3 },
  /** Consents of an erased member, section 195 BGB. */
  consent: { years: 3 },
  /** Keyed hashes of people who have used their one trial. */
  trialClaim: { years: 3 },
  /** Keyed hashes of people who withdrew from a paid contract. @spec decisions 3.31 */
  withdrawalClaim: { days: WITHDRAWAL_WINDOW_DAYS },
  /** Receipts, sections 147 AO and 14b UStG. */
  invoice: { years: 8 },
  payment: { years: 8 },
  /** An operator's session that has ended. */
  operatorSession: { days: 30 },
  /** Who changed what in the console. @spec decisions 13.2 */
  operatorEvent: { years: 10 },
  /** Who changed, binned or deleted a title, for as long as the audit log has it; the title itself stays without the name. */
  titleEditor: { years: 10 },
  /** What a second person approved or rejected; the audit log keeps it longer. */
  operatorApproval: { days: 90 },
  /** An operator's upload that was abandoned or has become a title. */
  upload: { days: 7 },
  /** Usage by day, without personal data; the statements for rights holders go back this far. @spec decisions 13.5 */
  usage: { years: 10 },
} as const satisfies Record<string, Period>

export type Kept = keyof typeof RETENTION

/** Returns when the account of a membership that ends at `expireAt` is erased. @spec accounts 4.7 */
export function erasureAt(expireAt: Date): Date {
  return new Date(expireAt.getTime() + RETENTION.cancelledAccount.days * DAY_MS)
}

/** Records created before the returned time are no longer kept. */
export function keptSince(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS)
  return startOfMonth(`${yearOf(now) - period.years}-01`)
}
