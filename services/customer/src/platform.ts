/** The dependencies that every slice of this service receives. */
import { Problem } from '@quintet/contracts/problem'
import { offerAt } from '@quintet/domain/membership/offers'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Config } from '@quintet/platform/config/config'
import type { Platform } from '@quintet/platform/http/app'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import type { Mailer } from '@quintet/platform/mail/mailer'
import type { SocialProviders } from './social-log-in/providers/open.ts'
import type { OpenPayments } from '@quintet/payments/open'
import type { Billing } from './payments/index.ts'

export type CustomerPlatform = Platform &
  OpenPayments & {
    billing: Billing
    mail: Mailer
    social: SocialProviders
    /** Signs the tokens of the log-in sandbox; null if there is none. */
    logInSandboxKey: Buffer | null
    /** The personal data of all services, for export and erasure. */
    personalData: readonly PersonalData[]
  }

/** Throws `unknown_product`, a 404, for any other `productId`. @spec decisions 1.6 */
export function requireProduct(config: Config, productId: number): void {
  if (productId !== config.productId) throw new Problem('unknown_product')
}

/** True if prices currently include tax; a small business charges none. */
export function isTaxed({ offers }: Pick<OpenBrand, 'offers'>, now: Date): boolean {
  return !offerAt(offers, now).tax.isSmallBusiness
}

export { lastingOrigin as originForMails } from '@quintet/platform/http/origins'
