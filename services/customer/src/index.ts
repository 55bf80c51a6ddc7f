/** The customer service: accounts, sign-up, session, kids lock. */
import type { App } from '@quintet/platform/http/app'
import { keptMailRoutes } from './kept-mails/routes.ts'
import { kidsLockRoutes } from './kids-lock/routes.ts'
import { paymentSetupRoutes } from './payment-setup/routes.ts'
import type { CustomerPlatform } from './platform.ts'
import { profileRoutes } from './profile/index.ts'
import { sessionRoutes } from './sessions/index.ts'
import { signUpRoutes } from './sign-up/routes.ts'

export { type AccountSummary, summarizeAccount, summarizeAccounts } from './operator/index.ts'
export type { CustomerPlatform } from './platform.ts'

/** Mounts every route of the service. */
export function customerRoutes(app: App, platform: CustomerPlatform): void {
  sessionRoutes(app, platform)
  profileRoutes(app, platform)
  paymentSetupRoutes(app, platform)
  signUpRoutes(app, platform)
  kidsLockRoutes(app, platform)
  keptMailRoutes(app, platform)
}
