/**
 * How long what names a person is kept, in one table: the daily job removes by it, the privacy page reads from it.
 * @spec law 6.11, law 5.8
 */
import { REMEMBER_DAYS } from './product.ts'
import { WITHDRAWAL_WINDOW_DAYS } from './reordering.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Years count from the end of the calendar year in which something came to be (sections 199 BGB, 147 (4) AO). */
export type Period = { days: number } | { years: number }

export const RETENTION = {
  /** The account of a membership that was ended, so that its member fetches what is theirs (section 327p BGB). @spec law 4.4 */
  cancelledAccount: { days: 30 },
  /** Of a log-in that has ended. */
  session: { days: 30 },
  /** A browser that nobody logged in on; its cookie lives as long. */
  device: { days: REMEMBER_DAYS },
  /** What happened when logging in, for clearing up a stranger's access. */
  auditEvent: { days: 180 },
  /** Tries that no longer count. */
  attempt: { days: 1 },
  passwordReset: { days: 1 },
  /** Asked for and never confirmed. */
  newsletter: { days: 14 },
  /** A payment set-up that no order came of. */
  paymentSetup: { days: 7 },
  /** Within which an order that is sent again acts once. */
  idempotencyKey: { days: 30 },
  /** Texts of mails that were sent. */
  mail: { days: 90 },
  /** What was played when, beside the places where somebody stopped. */
  stream: { days: 30 },
  /** That somebody wanted to be reminded of something, after it started. */
  reminder: { days: 7 },
  contactMessage: { years: 3 },
  /** Cancellations and withdrawals: letters that came in, sections 147 AO and 257 HGB. */
  legalNotice: { years: 6 },
  /** Confirmations and receipts as they were sent, sections 147 AO and 257 HGB. */
  businessLetter: { years: 6 },
  /** That somebody had asked for the newsletter, when it was confirmed, and when it was ended. */
  endedNewsletter: { years: 3 },
  /** What an erased member had agreed to, section 195 BGB. */
  consent: { years: 3 },
  /** Keyed hashes of who had the one trial of a person. */
  trialClaim: { years: 3 },
  /** Keyed hashes of who withdrew from a paid contract. @spec decisions 3.31 */
  withdrawalClaim: { days: WITHDRAWAL_WINDOW_DAYS },
  /** Receipts, sections 147 AO and 14b UStG. */
  invoice: { years: 8 },
  payment: { years: 8 },
  /** Of an operator's log-in that has ended. */
  operatorSession: { days: 30 },
  /** Who changed what in the console. @spec decisions 13.2 */
  operatorEvent: { years: 10 },
  /** Who changed, binned or deleted a title, as long as the audit log says it; the title goes on without a name. */
  titleEditor: { years: 10 },
  /** What a second person confirmed or refused; the audit log keeps it on. */
  operatorApproval: { days: 90 },
  /** A file of an operator that nobody went on with, or that is a title by now. */
  upload: { days: 7 },
  /** What was played, by day and without persons; the accounts of rights holders go back so far. @spec decisions 13.5 */
  usage: { years: 10 },
} as const satisfies Record<string, Period>

/** That somebody had the one trial. */
export const TRIAL_CLAIM_YEARS = RETENTION.trialClaim.years

export type Kept = keyof typeof RETENTION

/** When the account of a membership that ends at `expireAt` is erased. @spec accounts 4.7 */
export function erasureAt(expireAt: Date): Date {
  return new Date(expireAt.getTime() + RETENTION.cancelledAccount.days * DAY_MS)
}

/** What came to be before this is no longer kept. */
export function keptSince(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS)
  return new Date(Date.UTC(now.getUTCFullYear() - period.years, 0, 1))
}
