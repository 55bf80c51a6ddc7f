/** SetupIntents: created by the service, confirmed by Stripe's script in the page. */
import type { Stripe } from 'stripe'
import { type Answer, cardError, invalid, missing, ok, refusal } from './answers.ts'
import { type Form, textOf } from './form.ts'
import { type Method, newMandate, newMethod, newSetup } from './objects.ts'
import { type Behaviour, CARDS, IBANS } from './test-methods.ts'
import type { World } from './world.ts'

export function createSetup({ store, now }: World, form: Form): Answer {
  const customer = textOf(form, 'customer')
  const { metadata = {}, allowed_payment_method_types: types } = form
  if (!store.customers.has(customer)) return missing('customer', customer)
  const setup = newSetup(
    {
      customer,
      usage: textOf(form, 'usage'),
      metadata: metadata as Record<string, string>,
      allowed_payment_method_types: types as Stripe.SetupIntent.AllowedPaymentMethodType[],
    },
    now(),
  )
  store.setups.set(setup.id, setup)
  return ok(setup)
}

export function readSetup({ store }: World, id: string, { expand = [] }: Form): Answer {
  const setup = store.setups.get(id)
  if (!setup) return missing('setupintent', id)
  const { payment_method: method, mandate } = setup
  const isAsked = (name: string) => Array.isArray(expand) && expand.includes(name)
  return ok({
    ...setup,
    ...(isAsked('payment_method') && method
      ? { payment_method: plain(store.methods.get(method as string)) }
      : {}),
    ...(isAsked('mandate') && mandate ? { mandate: store.mandates.get(mandate as string) } : {}),
  })
}

/** Returns the method without the peer's internal fields. */
function plain(method: Method | undefined) {
  if (!method) return null
  const { behaviour: _, ...rest } = method
  return rest
}

/** Confirms one as Stripe's script does, with the publishable key and the client secret. */
export function confirmSetup(world: World, id: string, form: Form): Answer {
  const { store } = world
  const setup = store.setups.get(id)
  if (!setup) return missing('setupintent', id)
  if (form['client_secret'] !== setup.client_secret)
    return invalid('The client_secret provided does not match', { param: 'client_secret' })
  if (setup.status === 'succeeded')
    return invalid('This SetupIntent has already succeeded.', { code: 'setup_intent_unexpected_state' })
  const given = (form['payment_method_data'] ?? {}) as Form
  if (!setup.payment_method_types.includes(textOf(given, 'type')))
    return invalid(`The payment method type ${JSON.stringify(given['type'])} is not allowed.`)
  if (given['type'] === 'sepa_debit' && form['mandate_data'] === undefined)
    return invalid('A mandate is required.', { param: 'mandate_data' })
  const made = assess(world, setup, given)
  if ('refused' in made) return refuse(world, setup, made.refused)
  store.methods.set(made.id, made)
  setup.payment_method = made.id
  setup.last_setup_error = null
  if (made.behaviour.asks) {
    setup.status = 'requires_action'
    setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } }
    world.tell('setup_intent.requires_action', setup)
    return ok(setup)
  }
  return succeed(world, setup)
}

/** Completes the bank's challenge with the payer's answer. */
export function answerBank(world: World, form: Form): Answer {
  const source = textOf(form, 'source')
  const setup = world.store.setups.get(source)
  if (setup?.status !== 'requires_action') return missing('source', source)
  setup.next_action = null
  if (form['approve'] === 'true') return succeed(world, setup)
  return refuse(world, setup, 'setup_intent_authentication_failure')
}

function succeed(world: World, setup: Stripe.SetupIntent): Answer {
  const { store, now } = world
  const method = store.methods.get(setup.payment_method as string)
  if (method?.type === 'sepa_debit') {
    const mandate = newMandate(method, now())
    store.mandates.set(mandate.id, mandate)
    setup.mandate = mandate.id
  }
  setup.status = 'succeeded'
  world.tell('setup_intent.succeeded', setup)
  return ok(setup)
}

function refuse(world: World, setup: Stripe.SetupIntent, code: string): Answer {
  const isBank = code === 'setup_intent_authentication_failure'
  const error = isBank
    ? { type: 'invalid_request_error', code, message: 'The payer was not authenticated.' }
    : cardError(code)
  setup.status = 'requires_payment_method'
  setup.payment_method = null
  setup.last_setup_error = error
  world.tell('setup_intent.setup_failed', setup)
  return refusal(isBank ? 400 : 402, { ...error, setup_intent: structuredClone(setup) })
}

function assess({ now }: World, setup: Stripe.SetupIntent, given: Form): Method | { refused: string } {
  const billing = (given['billing_details'] ?? {}) as Record<string, string | undefined> & { address?: Form }
  const common = {
    customer: setup.customer as string,
    billing: {
      name: billing['name'] ?? null,
      email: billing['email'] ?? null,
      country: (billing.address?.['country'] as string | undefined) ?? null,
    },
  }
  if (given['type'] === 'paypal') {
    const payer = common.billing.email ?? 'payer@mail.example'
    const paypal = { country: 'DE', payer_email: payer, payer_id: payer.toUpperCase() }
    return newMethod({ type: 'paypal', ...common, paypal, behaviour: {} }, now())
  }
  if (given['type'] === 'sepa_debit') {
    const iban = textOf(given['sepa_debit'] as Form, 'iban').replaceAll(/\s/g, '')
    const behaviour = IBANS[iban]
    if (!behaviour) return { refused: 'invalid_bank_account_iban' }
    const account = accountOf(iban, common.billing.email)
    return newMethod({ type: 'sepa_debit', ...common, sepa_debit: account, behaviour }, now())
  }
  return assessCard(given['card'] as Form, common, now())
}

function accountOf(iban: string, email: string | null): Stripe.PaymentMethod.SepaDebit {
  return {
    bank_code: iban.slice(4, 12),
    branch_code: null,
    country: iban.slice(0, 2),
    fingerprint: `fp_${iban}_${email ?? ''}`,
    generated_from: null,
    last4: iban.slice(-4),
  }
}

function assessCard(
  card: Form,
  common: Pick<Parameters<typeof newMethod>[0], 'customer' | 'billing'>,
  now: Date,
): Method | { refused: string } {
  const number = textOf(card, 'number').replaceAll(/\s/g, '')
  const known = CARDS[number]
  if (!known) return { refused: 'incorrect_number' }
  const { brand, ...behaviour }: Behaviour & { brand: string } = known
  if (behaviour.refused) return { refused: behaviour.refused }
  const wallet = card['wallet']
  const facts = {
    brand,
    checks: null,
    country: 'DE',
    display_brand: brand,
    exp_month: Number(card['exp_month']),
    exp_year: Number(card['exp_year']),
    // Unique per person, so that everybody has a trial; the public number alone would make them one person.
    fingerprint: `fp_${number}_${common.billing.email ?? ''}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: null,
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: typeof wallet === 'string' ? ({ type: wallet } as Stripe.PaymentMethod.Card.Wallet) : null,
  } satisfies Stripe.PaymentMethod.Card
  return newMethod({ type: 'card', ...common, card: facts, behaviour }, now)
}
