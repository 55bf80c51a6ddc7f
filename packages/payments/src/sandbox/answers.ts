/** Responses in the format of Stripe's API. */
import type { Stripe } from 'stripe'

export type Answer = { status: number; body: object }

export const OK = 200
const BAD_REQUEST = 400
const CARD_ERROR = 402
const NOT_FOUND = 404
const RATE_LIMITED = 429
const SERVER_ERROR = 500

export const SERVER_FAULT: Answer = errorOf(SERVER_ERROR, { type: 'api_error' })
export const TOO_MANY: Answer = errorOf(RATE_LIMITED, { type: 'rate_limit_error' })
export const WRONG_KEY: Answer = errorOf(BAD_REQUEST, { type: 'idempotency_error' })
export const UNKNOWN_ADDRESS: Answer = errorOf(NOT_FOUND, {
  type: 'invalid_request_error',
  code: 'url_invalid',
})

export function refused(code: Stripe.StripeRawError['code'], param?: string): Answer {
  return errorOf(BAD_REQUEST, { type: 'invalid_request_error', code, ...(param ? { param } : {}) })
}

export function missing(param: string): Answer {
  return errorOf(NOT_FOUND, { type: 'invalid_request_error', code: 'resource_missing', param })
}

export function declined(code: string, intent: object): Answer {
  return errorOf(CARD_ERROR, { ...declineError(code), payment_intent: intent })
}

function errorOf(status: number, error: object): Answer {
  return { status, body: { error: { message: 'The sandbox refuses this request.', ...error } } }
}

const GENERAL_CODES = new Set([
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_required',
  'setup_intent_authentication_failure',
  'invalid_bank_account_iban',
  'payment_method_provider_decline',
])

/** As at Stripe, the bank's reason is given beneath the general code. */
export function declineError(code: string): { type: 'card_error'; code: string; decline_code?: string } {
  if (!GENERAL_CODES.has(code)) return { type: 'card_error', code: 'card_declined', decline_code: code }
  return {
    type: 'card_error',
    code,
    ...(code === 'card_declined' ? { decline_code: 'generic_decline' } : {}),
  }
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return field ? [[field, value]] : []
    }),
  )
}

/** Returns Unix time in seconds, as Stripe uses it. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
