/** The customer service: accounts, sign-up, session, kids lock. */
import type { App } from '@quintet/platform/http/app'
import { appPasswordRoutes } from './app-passwords/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { couponRoutes } from './coupons/index.ts'
import { giftRoutes } from './gifts/index.ts'
import { householdRoutes } from './household/index.ts'
import { keptMailRoutes } from './kept-mails/routes.ts'
import { kidsLockRoutes } from './kids-lock/routes.ts'
import { paymentMethodRoutes } from './payment-methods/routes.ts'
import { paymentEventRoutes, paymentFaultRoutes } from './payments/index.ts'
import { paymentSetupRoutes } from './payment-setup/routes.ts'
import type { CustomerPlatform } from './platform.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { legalNoticeRoutes } from './legal-notices/routes.ts'
import { legalTextRoutes } from './legal-texts/index.ts'
import { linkedLogInRoutes } from './linked-log-ins/index.ts'
import { newsletterRoutes } from './newsletter/index.ts'
import { passwordRoutes } from './passwords/index.ts'
import { personalDataRoutes } from './personal-data/index.ts'
import { profileRoutes } from './profile/index.ts'
import { sessionRoutes } from './sessions/index.ts'
import { signUpRoutes } from './sign-up/routes.ts'
import { socialLogInRoutes } from './social-log-in/index.ts'
import { subscriptionRoutes } from './subscription/index.ts'

export {
  type AccountEvent,
  type AccountSummary,
  listAccountEvents,
  summarizeAccount,
  summarizeAccounts,
} from './care/summaries.ts'
export * as books from './books/index.ts'
export * as memberCare from './care/index.ts'
export * as royalties from './royalties/index.ts'
export { decideNotice, listNotices } from './legal-notices/decide.ts'
export * as payouts from './payouts/index.ts'
export * as disputes from './disputes/index.ts'
export { customerData } from './personal-data/index.ts'
export {
  issueCoupon,
  type ListedCoupon,
  listCoupons,
  type NewCoupon,
  withdrawCoupon,
} from './coupons/index.ts'
export { type Batch as GiftBatch, issueGifts, listGifts, voidGifts } from './gifts/index.ts'
export { openBilling, startBilling } from './billing.ts'
export { allowReordering } from './reordering/index.ts'
export { comingSteps, sendReminder } from './subscription/index.ts'
export type { Billing } from './payments/index.ts'
export { attachmentOf } from './attachments.ts'
export { sampleMails } from './mail-samples/index.ts'
export { endFor as endNewsletterFor, issueFaults, sendIssue, sendTestIssue } from './newsletter/index.ts'
export type { CustomerPlatform } from './platform.ts'
export { openCashier } from './rental-sales/index.ts'
export { openLogInSandbox, openSocialProviders } from './social-log-in/providers/open.ts'
export { offeredPlatforms } from './social-log-in/index.ts'
export { expiringCustomerData } from './retention/index.ts'

/** Mounts every route of the service. */
export function customerRoutes(app: App, platform: CustomerPlatform): void {
  sessionRoutes(app, platform)
  socialLogInRoutes(app, platform)
  linkedLogInRoutes(app, platform)
  passwordRoutes(app, platform)
  appPasswordRoutes(app, platform)
  profileRoutes(app, platform)
  householdRoutes(app, platform)
  paymentSetupRoutes(app, platform)
  signUpRoutes(app, platform)
  subscriptionRoutes(app, platform)
  giftRoutes(app, platform)
  couponRoutes(app, platform)
  paymentMethodRoutes(app, platform)
  paymentEventRoutes(app, platform.billing)
  if (platform.sandbox) paymentFaultRoutes(app, platform, platform.sandbox.faults)
  invoiceRoutes(app, platform)
  kidsLockRoutes(app, platform)
  contactRoutes(app, platform)
  newsletterRoutes(app, platform)
  legalNoticeRoutes(app, platform)
  legalTextRoutes(app, platform)
  personalDataRoutes(app, platform)
  keptMailRoutes(app, platform)
}
