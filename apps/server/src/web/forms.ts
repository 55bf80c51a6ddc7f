/**
 * Forms that post to their own page and need no script: their values go to the API's functions, in process, and the same page responds with
 * its errors or the receipt. @spec decisions 5.6
 */
import { type Client, createClient } from '@quintet/contracts/client'
import * as care from '@quintet/contracts/customer-care'
import * as declarations from '@quintet/contracts/declarations'
import type { PostedForm } from '@quintet/contracts/page'
import { Problem } from '@quintet/contracts/problem'
import { type FieldError, problems } from '@quintet/contracts/problems'
import { type App, identifyRequest, type Platform } from '@quintet/platform/http/app'
import { checkFields } from '@quintet/platform/http/field-errors'
import { API_PREFIX, refuseForeignOrigin } from '@quintet/platform/http/serve'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'

/** Far above the longest message in any alphabet. */
const FORM_LIMIT = 64 * 1024

type Values = Record<string, string>
type Sender = (call: Client, values: Values, productId: number) => Promise<unknown>

/** The pages with forms, each with the call that it makes. */
const FORMS: Record<string, Sender> = {
  '/kuendigen': (call, values) =>
    call(declarations.declareCancellation, {
      body: filledIn(values, declarations.Cancellation) as declarations.Cancellation,
    }),
  '/widerrufen': (call, values) =>
    call(declarations.declareWithdrawal, {
      body: filledIn(values, declarations.Withdrawal) as declarations.Withdrawal,
    }),
  '/declaration': (call, values) =>
    call(values['choice'] === 'confirm' ? declarations.confirmDeclaration : declarations.undoDeclaration, {
      params: atToken(values),
    }),
  '/contact': (call, values, productId) => {
    const form = checkFields(care.SupportForm, values)
    if (form.errors) throw new Problem('invalid_request', { errors: form.errors })
    return call(care.sendContactMessage, { body: care.toContactMessage(form.value, productId) })
  },
  '/newsletter': (call, values) => call(care.subscribeNewsletter, { body: { email: values['email'] ?? '' } }),
  '/newsletter/confirm': (call, values) => call(care.confirmNewsletter, { params: atToken(values) }),
  '/newsletter/end': (call, values) => call(care.endNewsletter, { params: atToken(values) }),
}

/** Renders the page of the request's address with the outcome of its form. */
type Render = (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>

export function formRoutes(app: App, platform: Platform, render: Render): void {
  const { config } = platform
  // In a separate scope, because any web page can send a form's content type, so no other route accepts it.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => parsed(null, valuesOf(String(body))),
    )
    for (const [address, send] of Object.entries(FORMS))
      scope.post(address, async (request, reply) => {
        const { proof } = await identifyRequest(platform, request)
        refuseForeignOrigin(request, proof, config.publicOrigin)
        const values = (request.body ?? {}) as Values
        const call = callAs(app, request)
        return render(request, reply, await post(() => send(call, values, config.productId), values))
      })
    done()
  })
}

/** Returns the status of a page with this outcome. */
export function statusOf({ errors, failure }: PostedForm): number {
  if (Object.keys(errors).length > 0) return 422
  if (!failure) return 200
  return failure.status
}

async function post(send: () => Promise<unknown>, values: Values): Promise<PostedForm> {
  try {
    const answer = await send()
    return { values, errors: {}, answer: answer ?? null }
  } catch (error) {
    // Other errors are not for the user's eyes; the failed call has already logged them.
    const problem: Problem = error instanceof Problem ? error : new Problem('internal_error')
    const { code, details } = problem
    if (code === 'invalid_request') {
      const errors = (details['errors'] ?? []) as FieldError[]
      return { values, errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) }
    }
    const { retryAfter } = details as { retryAfter?: number }
    return {
      values,
      errors: {},
      failure: { code, status: problems[code].status, ...(retryAfter ? { retryAfter } : {}) },
    }
  }
}

// The page's own request has been checked; the call that it makes comes from the service's own page.
function callAs(app: App, request: FastifyRequest): Client {
  const language = request.headers['accept-language']
  return createClient({
    base: API_PREFIX,
    fetch: inProcessFetch(app, request),
    headers: { 'sec-fetch-site': 'same-origin', ...(language ? { 'accept-language': language } : {}) },
  })
}

function valuesOf(body: string): Values {
  return Object.fromEntries(new URLSearchParams(body))
}

// Drops empty optional fields, and fields that a browser or an extension has added. The API reports everything else that is wrong, field by
// field.
const OPTIONAL = ['reference', 'reason', 'effectiveDate']

function filledIn(values: Values, { shape }: { shape: object }): unknown {
  const isSaid = ([name, value]: [string, string]) =>
    name in shape && (!OPTIONAL.includes(name) || value.trim() !== '')
  return Object.fromEntries(Object.entries(values).filter(isSaid))
}

const atToken = ({ token = '' }: Values) => ({ token: token === '' ? 'none' : token })
