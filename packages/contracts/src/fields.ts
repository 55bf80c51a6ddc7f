/** Fields shared by several routes. */
import { asTyped, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { PIN_PATTERN } from '@quintet/domain/youth/pin'
import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { messages } from './messages.ts'
import { isWritable } from './names.ts'

// Postgres rejects NUL in text, and no legitimate input contains it.
const withoutNul = (written: string) => !written.includes('\0')

/** Free text from a user, trimmed, at most `max` characters. */
export function text(max: number) {
  return trimmed(z.string(), max)
}

/** Text that must not be empty; a body without it gets the same `message`. @spec accounts 5.1 */
export function requiredText(max: number, message: string) {
  return trimmed(stringOr(message), max).min(1, { message, abort: true })
}

/** A name, shown beside others: one line, without characters that hide or turn text around. @spec decisions 3.4 */
export function requiredName(max: number, message: string) {
  return requiredText(max, message).refine(isWritable, { message: fieldMessages.characterForbidden })
}

/** What a whole name at sign-up has room for; its parts are limited alike, so that whatever was accepted can be saved again. */
export const PERSON_NAME_MAX = 120

function trimmed(string: z.ZodString, max: number) {
  return string.trim().max(max).refine(withoutNul, { message: fieldMessages.characterForbidden })
}

function stringOr(message: string) {
  return z.string({ error: ({ input }) => (input === undefined ? message : undefined) })
}

/** An e-mail address; `message` is returned if it is missing. */
export function requiredEmail(message: string) {
  return requiredText(254, message).pipe(z.email({ message: messages.emailInvalid }))
}

export const Email = requiredEmail(messages.emailRequired)

export const NewPassword = stringOr(messages.passwordTooShort)
  .overwrite(asTyped)
  .min(PASSWORD_MIN_LENGTH, { message: messages.passwordTooShort })
  .max(PASSWORD_MAX_LENGTH)

export const Pin = stringOr(messages.pinInvalid).regex(PIN_PATTERN, { message: messages.pinInvalid })

const fromDigits = (given: unknown) =>
  typeof given === 'string' && /^-?\d+$/.test(given.trim()) ? Number(given) : given

/** A whole number within these bounds; in digits too, as addresses carry it, but not as `true`, `[1]` or `"0x1"`. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(fromDigits, z.int().min(min).max(max))
}

/** `productId` is a number; a numeric string is accepted too. @spec decisions 1.6 */
export const ProductId = wholeNumber(1)

/**
 * The price in cents as shown; an order at any other price is answered with 409 `price_changed`, so that nobody pays a price they did not
 * see.
 */
export const ExpectedPrice = z
  .int()
  .nonnegative()
  .optional()
  .describe('Gross price in cents, as shown to the customer. Any other price answers 409 `price_changed`.')

/** With a coupon the expected price is the discounted one, not the list price. */
export const CouponCode = requiredText(40, messages.fieldRequired)
  .optional()
  .describe('Coupon code; the expected price is then that of the first payment with the coupon applied.')

export const Country = z.string().regex(/^[A-Z]{2}$/, 'Use the two letters of ISO 3166-1, such as DE.')
export const Countries = z.array(Country).min(1).max(250)
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Use the three letters of ISO 4217, such as EUR or CHF.')

export const ContentId = wholeNumber(1, 2_147_483_647)
