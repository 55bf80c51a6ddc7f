/** Codes that give months of membership. @spec decisions 3.28 */
import { monthsAfter } from './period.ts'

export const GIFT_MONTHS_MAX = 24
/** At once. */
export const GIFT_CODES_MAX = 10_000
export const GIFT_STATES = ['open', 'redeemed', 'expired', 'withdrawn'] as const
export type GiftState = (typeof GIFT_STATES)[number]
/** Without what is misread: I and 1, O and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

export const GIFT_CODE_BYTES = LENGTH
/** Of a membership that runs by a gift alone: nothing is charged after it. */
export const GIFT_OFFER = 'gift'

const DAY_MS = 24 * 60 * 60 * 1000

/** A code such as `ABCD-EFGH-JKLM-NPQR` of so many random bytes: 80 bits that nobody guesses. */
export function giftCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(GROUP, '$&-')
}

/** A code as somebody typed it, in the form that is kept; null for what can be none. */
export function readGiftCode(written: string): string | null {
  const code = written.toUpperCase().replaceAll(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** What becomes of codes that were issued together: open while somebody could redeem one. @spec decisions 13.22 */
export function giftStateOf(
  {
    issued,
    redeemed,
    voided,
    expiresAt,
  }: { issued: number; redeemed: number; voided: number; expiresAt: Date },
  now: Date,
): GiftState {
  if (redeemed === issued) return 'redeemed'
  if (redeemed + voided === issued) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}

/** How many days a gift of so many months adds to what runs until `end`, by the calendar. */
export function giftDays(end: Date, months: number): number {
  return Math.ceil((monthsAfter(end, months).getTime() - end.getTime()) / DAY_MS)
}
