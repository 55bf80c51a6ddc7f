/** The operator service's interface for the composition and the command line. */
import type { App, Platform } from '@quintet/platform/http/app'
import { approvalRoutes } from './approvals/index.ts'
import { artworkRoutes } from './titles/artwork-routes.ts'
import { binRoutes } from './titles/bin-routes.ts'
import { clockRoutes } from './clock/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { frontRoutes } from './front/routes.ts'
import { giftRoutes } from './gifts/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { personnelRoutes } from './operators/routes.ts'
import type { Desks } from './ports.ts'

import { royaltyRoutes } from './royalties/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { albumRoutes, manyRoutes } from './titles/many-routes.ts'
import { previewRoutes } from './titles/preview-routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { titleRoutes } from './titles/routes.ts'
import { subtitleRoutes } from './titles/subtitle-routes.ts'
import { trailerRoutes } from './titles/trailer-routes.ts'
import { todayRoutes } from './today/routes.ts'
import { upkeepRoutes } from './upkeep/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { usageRoutes } from './usage/routes.ts'

export { disableOperator, inviteOperator, listOperators, type OperatorSummary } from './accounts/index.ts'
export { turnByCommand } from './clock/service.ts'
export { COMMAND_LINE, listEvents, noteChange } from './events/service.ts'
export { exported as bookExported } from './money/exports.ts'
export { noteOnTime } from './titles/on-time.ts'
export type {
  ClockDesk,
  Desks,
  DisputeDesk,
  FeedDesk,
  FrontDesk,
  GiftDesk,
  HouseDesk,
  LibraryDesk,
  MailDesk,
  MemberDesk,
  MoneyDesk,
  PayoutDesk,
  UploadDesk,
} from './ports.ts'
export { operatorData } from './notes/index.ts'
export { expiringOperatorData } from './retention.ts'

/** Mounts every route of the console. */
export function operatorRoutes(app: App, platform: Platform, desks: Desks): void {
  sessionRoutes(app, platform)
  passkeyRoutes(app, platform)
  personnelRoutes(app, platform)
  settingsRoutes(app, platform, desks.house)
  clockRoutes(app, platform, desks.clock)
  todayRoutes(app, platform, desks)
  approvalRoutes(app, platform, desks.members)
  memberRoutes(app, platform, desks.members)
  mailRoutes(app, platform, desks.mails)
  upkeepRoutes(app, platform)
  noticeRoutes(app, platform, desks.members)
  disputeRoutes(app, platform, desks.disputes)
  moneyRoutes(app, platform, desks.money)
  payoutRoutes(app, platform, desks.payouts)
  giftRoutes(app, platform, desks.gifts)
  royaltyRoutes(app, platform, desks.royalties)
  titleRoutes(app, platform, desks.library)
  artworkRoutes(app, platform, desks.library)
  trailerRoutes(app, platform, desks.library)
  subtitleRoutes(app, platform, desks.library)
  manyRoutes(app, platform, desks.library)
  albumRoutes(app, platform, desks.library)
  previewRoutes(app, platform, desks.library)
  binRoutes(app, platform, desks.library)
  jobRoutes(app, platform, desks.library)
  feedRoutes(app, platform, desks.feeds)
  uploadRoutes(app, platform, desks.uploads)
  frontRoutes(app, platform, desks.front)
  usageRoutes(app, platform, desks.library)
  eventRoutes(app, platform)
}
