/** Stripe's script: only Stripe may hand it out, and it is asked for once somebody came to pay. Decision 0191. @spec decisions 14.21 */
import type { Stripe, StripeConstructor, StripeElementLocale } from '@stripe/stripe-js'

/** Of the API's version that the server speaks. What else a visitor does in this browser is not looked at. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false'
const STRIPES_OWN = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com\//

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}
type Place = { Stripe?: StripeConstructor; trustedTypes?: TrustedTypes }

let isTrusted = false

/**
 * Throws where the script does not come; asked again, it is tried again. Stripe's own loader waits for ever then, where it is
 * told to look at less (stripe-js 10.2.1, `setLoadParameters`).
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

// These pages take no script by its address but Stripe's; anything else stays forbidden.
function trustStripe(): void {
  if (isTrusted) return
  isTrusted = true
  ;(globalThis as Place).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (STRIPES_OWN.test(address) ? address : null),
  })
}
