/** What every slice of this service is given. */
import { Problem } from '@quintet/contracts/problems'
import type { Config } from '@quintet/platform/config/config'
import type { Platform } from '@quintet/platform/http/app'
import type { Mailer } from '@quintet/platform/mail/mailer'
import type { Payments } from '@quintet/platform/payments/payments'
import type { Sandbox } from '@quintet/platform/payments/sandbox'

export type CustomerPlatform = Platform & {
  mail: Mailer
  payments: Payments | Sandbox
}

/** @spec decisions 1: an unknown `productId` answers 404 */
export function requireProduct(config: Config, productId: number): void {
  if (productId !== config.productId) throw new Problem('unknown_product')
}

/** Where links in mails lead. Never the request's host: whoever sends the request chooses that. */
export function originForMails({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host}:${port}`
}
