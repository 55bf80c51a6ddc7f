/** SetupIntents of the sandbox: the requests of our side of the API, and what the page does with a client secret. @spec decisions 8.1 */
import { declineCode } from '@quintet/domain/money/decline-code'
import { createHmac } from 'node:crypto'
import { PAYMENT_TYPES, type PaymentType } from '@quintet/domain/money/payment'
import type { Stripe } from 'stripe'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { equalSecrets, newId } from '@quintet/platform/identity/secrets'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import type { HandledEvent } from '../stripe/events.ts'
import { type Answer, declineError, metadataOf, missing, OK, secondsOf } from './answers.ts'
import { assessMethod, type Billing, type GivenMethod } from './methods.ts'
import * as objects from './objects.ts'

type Intent = objects.SandboxSetupIntent

export type SetupKey = { setupId: string; clientSecret: string }

export type SandboxStatus =
  | { status: 'open' | 'succeeded' }
  | { status: 'requires_action'; redirectUrl: string }
  | { status: 'failed'; code: string }

export async function createSetupIntent(
  db: Database,
  tx: DatabaseTransaction,
  form: URLSearchParams,
  now: Date,
): Promise<Answer> {
  const intent: Intent = {
    id: newId('seti'),
    object: 'setup_intent',
    customer: form.get('customer'),
    payment_method: null,
    mandate: null,
    allowed_payment_method_types: [form.get('allowed_payment_method_types[0]') ?? 'card'],
    usage: form.get('usage') ?? 'off_session',
    status: 'requires_payment_method',
    last_setup_error: null,
    metadata: metadataOf(form),
    created: secondsOf(now),
    livemode: false,
  }
  await objects.saveObject(tx, 'setup_intent', intent, now)
  return { status: OK, body: { ...intent, client_secret: await secretOf(db, intent.id) } }
}

/** Includes the objects that the query asks to expand. */
export async function readSetupIntent(db: Database, id: string, query: URLSearchParams): Promise<Answer> {
  const intent = await objects.findObject<Intent>(db, 'setup_intent', id)
  if (!intent) return missing('intent')
  const asked = new Set([...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : [])))
  const expanded = async (kind: 'payment_method' | 'mandate') =>
    asked.has(kind) && intent[kind] ? objects.findObject(db, kind, intent[kind]) : intent[kind]
  const [payment_method, mandate] = [await expanded('payment_method'), await expanded('mandate')]
  const client_secret = await secretOf(db, id)
  return { status: OK, body: { ...intent, payment_method, mandate, client_secret } }
}

/** Null if there is no such set-up or the secret does not match. */
export async function findIntent(
  db: Database,
  key: SetupKey,
): Promise<(SandboxStatus & { type: PaymentType }) | null> {
  const intent = await objects.findObject<Intent>(db, 'setup_intent', key.setupId)
  if (!intent || !(await holdsSecret(db, key))) return null
  return { ...statusOf(intent, key), type: typeOf(intent) }
}

/** A confirmed intent stays confirmed: a second click gets the same response as the first. */
export async function confirmIntent(
  db: Database,
  key: SetupKey,
  { given, billing }: { given: GivenMethod; billing: Billing },
  now: Date,
): Promise<SandboxStatus | null> {
  const fingerprintKey = await serviceSecret(db, 'sandbox-fingerprints')
  return changeIntent(db, key, now, async (tx, intent) => {
    const assessment = assessMethod(given, billing, fingerprintKey, now)
    if (assessment.status === 'failed') return refusedIntent(intent, assessment.code)
    const { status, mandate: reference } = assessment
    const method = { ...assessment.method, customer: intent.customer }
    await objects.saveObject(tx, 'payment_method', method, now)
    const mandate = reference ? mandateOf(reference, { intent, method }, now) : null
    if (mandate) await objects.saveObject(tx, 'mandate', mandate, now)
    const found = { payment_method: method.id, mandate: mandate?.id ?? null, last_setup_error: null }
    return { ...intent, ...found, status }
  })
}

/** Applies the payer's decision on the page behind `redirectUrl`. */
export async function answerIntent(
  db: Database,
  key: SetupKey,
  approve: boolean,
  now: Date,
): Promise<SandboxStatus | null> {
  return changeIntent(db, key, now, (_tx, intent) => {
    if (intent.status !== 'requires_action')
      return intent.last_setup_error ? intent : refusedIntent(intent, 'processing_error')
    return approve
      ? { ...intent, status: 'succeeded' }
      : refusedIntent(intent, 'setup_intent_authentication_failure')
  })
}

const EVENTS: Record<string, HandledEvent> = {
  succeeded: 'setup_intent.succeeded',
  requires_action: 'setup_intent.requires_action',
  requires_payment_method: 'setup_intent.setup_failed',
}

async function changeIntent(
  db: Database,
  key: SetupKey,
  now: Date,
  change: (tx: DatabaseTransaction, intent: Intent) => Intent | Promise<Intent>,
): Promise<SandboxStatus | null> {
  if (!(await holdsSecret(db, key))) return null
  return db.transaction().execute(async (tx) => {
    const intent = await objects.lockObject<Intent>(tx, 'setup_intent', key.setupId)
    if (!intent) return null
    if (intent.status === 'succeeded') return statusOf(intent, key)
    const changed = await change(tx, intent)
    await objects.saveObject(tx, 'setup_intent', changed, now)
    const type = EVENTS[changed.status]
    if (type) await objects.insertEvent(tx, { type, object: changed }, now)
    return statusOf(changed, key)
  })
}

function refusedIntent(intent: Intent, code: string): Intent {
  return {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: declineError(code),
  }
}

function mandateOf(
  reference: string,
  { intent, method }: { intent: Intent; method: { id: string } },
  now: Date,
): Omit<Stripe.Mandate, 'lastResponse'> & { customer: string | null } {
  return {
    id: newId('mandate'),
    object: 'mandate',
    customer: intent.customer,
    customer_acceptance: { accepted_at: secondsOf(now), type: 'online' },
    livemode: false,
    payment_method: method.id,
    payment_method_details: { type: 'sepa_debit', sepa_debit: { reference, url: '' } },
    status: 'active',
    type: 'multi_use',
  }
}

function statusOf(intent: Intent, key: SetupKey): SandboxStatus {
  if (intent.status === 'succeeded') return { status: 'succeeded' }
  if (intent.status === 'requires_action')
    return { status: 'requires_action', redirectUrl: challengeAddress(key, typeOf(intent)) }
  const error = intent.last_setup_error
  return error ? { status: 'failed', code: declineCode(error.code, error.decline_code) } : { status: 'open' }
}

function typeOf({ allowed_payment_method_types: types }: Intent): PaymentType {
  return PAYMENT_TYPES.find((known) => known === types?.[0]) ?? 'card'
}

// PayPal confirms on a page beside the product's, a bank on one that replaces it.
function challengeAddress({ setupId, clientSecret }: SetupKey, type: PaymentType): string {
  const query = new URLSearchParams({
    secret: clientSecret,
    ...(type === 'paypal' ? {} : { return: '/signup' }),
  })
  return `/api/sandbox/setups/${setupId}/challenge_page?${query.toString()}`
}

/** Derived from the id, so it need not be stored. */
async function secretOf(db: Database, id: string): Promise<string> {
  const key = await serviceSecret(db, 'sandbox-setups')
  return `${id}_secret_${createHmac('sha256', key).update(id).digest('base64url')}`
}

async function holdsSecret(db: Database, { setupId, clientSecret }: SetupKey): Promise<boolean> {
  return equalSecrets(Buffer.from(clientSecret), Buffer.from(await secretOf(db, setupId)))
}
