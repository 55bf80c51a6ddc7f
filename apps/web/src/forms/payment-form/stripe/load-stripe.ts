/**
 * Loads Stripe's script: it must come from Stripe, and is requested only when the user is about to pay. Decision 0191.
 * @spec decisions 14.21
 */
import type { Stripe, StripeConstructor, StripeElementLocale } from '@stripe/stripe-js'

/** Of the API version that the server uses. The parameter turns off the tracking of what else a visitor does in this browser. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false'
const STRIPES_OWN = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com\//

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}
type Place = { Stripe?: StripeConstructor; trustedTypes?: TrustedTypes }

let isTrusted = false

/**
 * Throws if the script fails to load; another call tries again. Stripe's own loader would hang in that case if told to collect less
 * (stripe-js 10.2.1, `setLoadParameters`).
 */
export async function loadStripe(publishableKey: string, locale: StripeElementLocale): Promise<Stripe> {
  const place = globalThis as Place
  if (!place.Stripe) await insertScript()
  if (!place.Stripe) throw new Error('Stripe’s script came without Stripe.')
  return place.Stripe(publishableKey, { locale })
}

function insertScript(): Promise<void> {
  trustStripe()
  const script = document.createElement('script')
  script.src = SCRIPT
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Stripe’s script did not load.'))
    })
    document.head.append(script)
  })
}

// These pages only accept script URLs from Stripe; anything else stays forbidden.
function trustStripe(): void {
  if (isTrusted) return
  isTrusted = true
  ;(globalThis as Place).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (STRIPES_OWN.test(address) ? address : null),
  })
}
