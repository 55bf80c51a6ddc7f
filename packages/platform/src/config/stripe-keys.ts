/** Stripe's keys, which must come from the same mode of the same account, or be absent. @spec decisions 14.20 */
import { isLoopbackName } from './loopback.ts'

export type StripeSettings = {
  secretKey: string
  /** For Stripe's form on the page. */
  publishableKey: string
  /** Null until the webhook has been created; until then no event is trusted. */
  webhookSecret: string | null
  /** Whether real money moves; otherwise this is Stripe's test mode. */
  isLive: boolean
  /** The origin of Stripe's API; null: Stripe's own. */
  apiOrigin: string | null
}

type Given = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_ORIGIN?: string | undefined
}

const LIVE = /^(sk|rk|pk)_live_/

/** Returns the Stripe settings; null unless both keys are given. */
export function stripeSettings(given: Given): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given
  if (secretKey === undefined || publishableKey === undefined) return null
  return {
    secretKey,
    publishableKey,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? null,
    isLive: LIVE.test(secretKey),
    apiOrigin: given.STRIPE_API_ORIGIN ?? null,
  }
}

/** Returns what is wrong with the keys, one line each with its remedy; no line contains a key. */
export function stripeFaults(given: Given, hasDevTools: boolean): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given
  const settings = stripeSettings(given)
  if (!settings) {
    const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: origin } = given
    const hasAny = [secret, publishable, webhookSecret, origin].some((value) => value !== undefined)
    if (!hasAny) return []
    const missing = [
      ...(secret === undefined ? ['STRIPE_SECRET_KEY'] : []),
      ...(publishable === undefined ? ['STRIPE_PUBLISHABLE_KEY'] : []),
    ]
    return missing.map((name) => `${name} is missing, although other STRIPE_ settings are set`)
  }
  const { isLive, publishableKey, apiOrigin } = settings
  const isMixed = LIVE.test(publishableKey) !== isLive
  return [
    ...(isMixed
      ? [
          `STRIPE_PUBLISHABLE_KEY is from Stripe's ${isLive ? 'test' : 'live'} mode, but STRIPE_SECRET_KEY from ${isLive ? 'live' : 'test'} mode. Take both from the same page of Stripe's dashboard.`,
        ]
      : []),
    ...(isLive && hasDevTools
      ? [
          'STRIPE_SECRET_KEY takes real payments, but DEV_TOOLS exposes everybody’s mails. Set DEV_TOOLS=0, or use the keys of Stripe’s test mode.',
        ]
      : []),
    ...(apiOrigin !== null && (isLive || !isLoopbackName(new URL(apiOrigin).hostname))
      ? [
          'STRIPE_API_ORIGIN is for tests: it needs test keys and an address on this machine. Leave it out to use Stripe.',
        ]
      : []),
  ]
}
