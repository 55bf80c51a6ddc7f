/** Gift codes, which give months of membership. @spec decisions 3.28 */
import { DAY_MS } from '../basics/milliseconds.ts'
import { monthsAfter } from '../basics/calendar.ts'

export const GIFT_MONTHS_MAX = 24
/** The maximum number of codes issued at once. */
export const GIFT_CODES_MAX = 10_000
export const GIFT_STATES = ['open', 'redeemed', 'expired', 'withdrawn'] as const
export type GiftState = (typeof GIFT_STATES)[number]
/** Without characters that are easily confused: I and 1, O and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

export const GIFT_CODE_BYTES = LENGTH
/** The offer of a membership that runs on a gift alone; nothing is charged afterwards. */
export const GIFT_OFFER = 'gift'

/** Returns a code such as `ABCD-EFGH-JKLM-NPQR` made from random bytes: 80 bits, which nobody can guess. */
export function giftCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(GROUP, '$&-')
}

/** Normalises a code as typed; null if it cannot be a gift code. */
export function readGiftCode(written: string): string | null {
  const code = written.toUpperCase().replaceAll(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** Returns the state of a batch of codes: open while any of them can still be redeemed. @spec decisions 13.22 */
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

/** Returns how many days a gift of so many calendar months adds to a membership that runs until `end`. */
export function giftDays(end: Date, months: number): number {
  return Math.ceil((monthsAfter(end, months).getTime() - end.getTime()) / DAY_MS)
}
