/** The configurations with which a public service must not start. @spec decisions 14.1 */
import type { Brand } from '@quintet/contracts/brand'
import type { Site } from '@quintet/contracts/page'
import { chosenPayments } from '@quintet/payments/open'
import { type Config, ConfigError } from '@quintet/platform/config/config'

export { chosenPayments } from '@quintet/payments/open'
export { openStripeDashboard, type StripeDashboard, WEBHOOK_PATH } from '@quintet/payments/stripe/dashboard'

/** The configuration to check. */
export type Start = {
  config: Pick<Config, 'publicOrigin' | 'hasDevTools' | 'allows' | 'stripe'>
  company: Brand['company']
}

// Placeholder names, numbers and addresses as in the demo's brand. Source of .example: RFC 2606.
const STANDS_FOR_NOBODY = /\bDemo\b|Muster|\.example\b|0{5}|9{8}/

/** True if members reach the service by https, and therefore trust it. */
export function isPublic({ publicOrigin }: Pick<Config, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https:') ?? false
}

/** Returns the fields of a company that are still placeholders. */
export function demoFieldsOf(company: Brand['company']): string[] {
  return Object.entries(company).flatMap(([field, value]) =>
    typeof value === 'string' && STANDS_FOR_NOBODY.test(value) ? [field] : [],
  )
}

/** Throws a `ConfigError` that names each danger and its remedy. */
export function refuseUnsafeStart({ config, company }: Start): void {
  const origin = `PUBLIC_ORIGIN is ${config.publicOrigin}`
  const demoFields = demoFieldsOf(company)
  const { provider, isReal } = chosenPayments(config)
  const publicFaults = [
    config.hasDevTools &&
      `DEV_TOOLS must be 0 if ${origin}: it exposes everybody's mails and the clock. Leave it out.`,
    !isReal &&
      !config.allows.sandbox &&
      `Payments are ${provider === 'sandbox' ? 'the sandbox' : 'Stripe’s test mode'}, but ${origin}: test cards would buy a membership. Set the live keys of a Stripe account (docs/operate/stripe.md); or, for a demonstration, ALLOW_SANDBOX=1.`,
    demoFields.length > 0 &&
      !config.allows.defaultBrand &&
      `BRAND_DIR: brand.json: company has the demo's values (${demoFields.join(', ')}), but ${origin}. Enter your own company there; or, for a demonstration, set ALLOW_DEFAULT_BRAND=1.`,
  ]
  const faults = [
    config.stripe?.webhookSecret === null &&
      'STRIPE_WEBHOOK_SECRET is not set, so no event from Stripe could be verified. "npx quintet stripe setup" creates the webhook and prints it.',
    ...(isPublic(config) ? publicFaults : []),
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
}

/** Returns which parts of a public service are only a demonstration, for the banner on its pages. */
export function demonstrationOf({ config, company }: Start): Site['demonstration'] {
  const demonstration = {
    payments: !chosenPayments(config).isReal,
    company: demoFieldsOf(company).length > 0,
  }
  return isPublic(config) && Object.values(demonstration).includes(true) ? demonstration : null
}
