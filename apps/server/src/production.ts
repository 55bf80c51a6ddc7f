/** What a service that the public reaches must not start with. @spec decisions 14.1 */
import type { Brand } from '@quintet/contracts/brand'
import type { Site } from '@quintet/contracts/page'
import type { PaymentProvider } from '@quintet/payments/port'
import { type Config, ConfigError } from '@quintet/platform/config/config'

export { PROVIDER } from '@quintet/payments/open'

/** What the service would start with. */
export type Start = {
  config: Pick<Config, 'publicOrigin' | 'hasDevTools' | 'allows'>
  company: Brand['company']
  provider: PaymentProvider
}

// Names, numbers and addresses that stand for nobody, as the demo's brand has them. Source of .example: RFC 2606.
const STANDS_FOR_NOBODY = /\bDemo\b|Muster|\.example\b|0{5}|9{8}/

/** Whether members reach the service by https, and so believe what it says. */
export function isPublic({ publicOrigin }: Pick<Config, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https:') ?? false
}

/** The fields of a company that still stand for nobody. */
export function demoFieldsOf(company: Brand['company']): string[] {
  return Object.entries(company).flatMap(([field, value]) =>
    typeof value === 'string' && STANDS_FOR_NOBODY.test(value) ? [field] : [],
  )
}

/** Throws a `ConfigError` that names each danger and its remedy. */
export function refuseUnsafeStart({ config, company, provider }: Start): void {
  if (!isPublic(config)) return
  const origin = `PUBLIC_ORIGIN is ${config.publicOrigin}`
  const demoFields = demoFieldsOf(company)
  const faults = [
    config.hasDevTools &&
      `DEV_TOOLS must be 0 where ${origin}: with it, everybody's mails and the clock are open. Leave it out.`,
    provider === 'sandbox' &&
      !config.allows.sandbox &&
      `Payments are the sandbox where ${origin}: test cards would buy a membership. Configure a payment provider; or, for a demonstration, set ALLOW_SANDBOX=1.`,
    demoFields.length > 0 &&
      !config.allows.defaultBrand &&
      `BRAND_DIR: brand.json: company is the demo's (${demoFields.join(', ')}) where ${origin}. Name your own company there; or, for a demonstration, set ALLOW_DEFAULT_BRAND=1.`,
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
}

/** What of a public service is a demonstration, for the banner on its pages. */
export function demonstrationOf({ config, company, provider }: Start): Site['demonstration'] {
  const demonstration = { payments: provider === 'sandbox', company: demoFieldsOf(company).length > 0 }
  return isPublic(config) && Object.values(demonstration).includes(true) ? demonstration : null
}
