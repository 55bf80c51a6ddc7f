/** Fields that several routes share. */
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import { PIN_PATTERN } from '@quintet/domain/pin'
import { z } from 'zod'
import { messages } from './messages.ts'

// Postgres refuses NUL in text, and nobody's name holds one.
const withoutNul = (written: string) => !written.includes('\0')

/** Free text of a person, trimmed, at most `max` characters. */
export function text(max: number) {
  return z.string().trim().max(max).refine(withoutNul, { message: 'This character is not allowed.' })
}

export const Email = text(254)
  .min(1, { message: messages.emailRequired, abort: true })
  .pipe(z.email({ message: messages.emailInvalid }))

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { message: messages.passwordTooShort })
  .max(PASSWORD_MAX_LENGTH)

export const Pin = z.string().regex(PIN_PATTERN, { message: messages.pinInvalid })

/** `productId` is a number; a numeric string is taken too. @spec decisions 1.6 */
export const ProductId = z.coerce.number().int().positive()

/** In cents, as it was shown; an order at another price answers 409 `price_changed`, so that nobody pays what they did not see. */
export const ExpectedPrice = z
  .int()
  .nonnegative()
  .optional()
  .describe('Gross, in cents, as it was shown. Another price answers 409 `price_changed`.')

export const ContentId = z.coerce.number().int().positive().max(2_147_483_647)
