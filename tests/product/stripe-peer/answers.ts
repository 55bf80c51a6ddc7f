/** Responses of Stripe's API. */
import type { Stripe } from 'stripe'

export type Answer = { status: number; body: object }

export const ok = (body: object): Answer => ({ status: 200, body })

export function refusal(
  status: number,
  error: { type: string; code?: string; message: string; param?: string } & Record<string, unknown>,
): Answer {
  return { status, body: { error } }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): Answer =>
  refusal(400, { type: 'invalid_request_error', message, ...more })

export const missing = (param: string, id: string): Answer =>
  refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}: '${id}'`,
  })

const OWN_CODES = new Set(['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required'])

/** The bank's reason goes below the general code, except for reasons with a code of their own. */
export function cardError(code: string): {
  type: 'card_error'
  code: string
  decline_code: string
  message: string
} {
  const own = OWN_CODES.has(code) ? code : 'card_declined'
  const reason = code === 'card_declined' ? 'generic_decline' : code
  return { type: 'card_error', code: own, decline_code: reason, message: 'Your card was declined.' }
}

export function declined(intent: Stripe.PaymentIntent, code: string): Answer {
  return refusal(402, { ...cardError(code), payment_intent: intent })
}

export function listOf(url: string, data: object[], hasMore: boolean): Answer {
  return ok({ object: 'list', url, has_more: hasMore, data })
}
