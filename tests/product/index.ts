/**
 * For tests only: the product in process, its users and its titles. Modules whose libraries few tests need are imported by their own names
 * (see package.json): otherwise every test process would spend a second loading them.
 */
export {
  type Answer,
  type Browser,
  type Call,
  callerOver,
  openBrowser,
  programSend,
  type Send,
} from './caller.ts'
export {
  confirmedSetup,
  lockDevice,
  makeAppPassword,
  type MemberWishes,
  newEmail,
  ONE_TRIAL_CARD,
  signUpMember,
  subscriptionOf,
  TEST_PASSWORD,
  TEST_PIN,
  type TestMember,
} from './member.ts'
export { type PackagedFiles, writePackaged } from './packaged.ts'
export { atOnce, atOnceFor } from './at-once.ts'
export { hasHaproxy, startBalancer, startListener } from './balancer.ts'
export { aHouse, type WrittenOffer } from './house.ts'
export { type Books, faultsOf, NO_RENTALS, readBooks } from './money.ts'
export { hasNginx, nginxArguments, shippedEdge, shippedNginx } from './nginx.ts'
export { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts'
export { joinOperator, type TestOperator } from './operator.ts'
export { IS_ON_MACHINES } from './machines.ts'
export { freePortPair } from './ports.ts'
export { type Product, startProduct } from './product.ts'
export { FACEBOOK, GRACE, type SocialProduct, startSocialProduct } from './social.ts'
export { insertTitle, type TestTitle, type TitleWishes } from './title.ts'
export { type Relay, relayTo } from './relay.ts'
export { statementsOf } from './statements.ts'
export { type FollowedDatabase, startFollowedDatabase, startStandby } from './standby.ts'
export { createTestDatabase, openTestDatabases, type TestDatabase } from './database.ts'
