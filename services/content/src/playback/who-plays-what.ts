import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'

/** The columns of a stream that identify its member, device and title. */
export const whoPlaysWhat = (viewer: Member, title: Title) => ({
  account_id: viewer.accountId,
  profile_id: viewer.profileId,
  session_id: viewer.sessionId,
  device_id: viewer.deviceId,
  item_id: title.id,
  asset_id: title.mainAsset?.id ?? null,
  type: VERTICAL_FACTS[title.vertical].playerType,
})
