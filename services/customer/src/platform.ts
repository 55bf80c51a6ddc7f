/** What every slice of this service is given. */
import { Problem } from '@quintet/contracts/problem'
import type { Config } from '@quintet/platform/config/config'
import type { Platform } from '@quintet/platform/http/app'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import type { Mailer } from '@quintet/platform/mail/mailer'
import type { SocialProviders } from '@quintet/platform/social/open'
import type { Payments } from '@quintet/platform/payments/payments'
import type { Sandbox } from '@quintet/platform/payments/sandbox'
import type { Billing } from './billing.ts'

export type CustomerPlatform = Platform & {
  billing: Billing
  mail: Mailer
  payments: Payments | Sandbox
  social: SocialProviders
  /** Of all services, for export and erasure. */
  personalData: readonly PersonalData[]
}

/** @spec decisions 1: an unknown `productId` answers 404 */
export function requireProduct(config: Config, productId: number): void {
  if (productId !== config.productId) throw new Problem('unknown_product')
}

export { lastingOrigin as originForMails } from '@quintet/platform/http/origins'
