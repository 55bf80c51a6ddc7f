/** Every route of the operator's console, for OpenAPI and for the tests of all roles. */
import { isRoute, type RouteDefinition } from '../route.ts'
import * as albums from './albums.ts'
import * as approvals from './approvals.ts'
import * as artwork from './artwork.ts'
import * as bin from './bin.ts'
import * as clock from './clock.ts'
import * as disputes from './disputes.ts'
import * as events from './events.ts'
import * as feeds from './feeds.ts'
import * as frontPages from './front-pages.ts'
import * as gifts from './gifts.ts'
import * as jobs from './jobs.ts'
import * as mails from './mails.ts'
import * as manyTitles from './many-titles.ts'
import * as members from './members.ts'
import * as creditNotes from './credit-notes.ts'
import * as money from './money.ts'
import * as notices from './notices.ts'
import * as operators from './operators.ts'
import * as passkeys from './passkeys.ts'
import * as payouts from './payouts.ts'
import * as preview from './preview.ts'
import * as settings from './settings.ts'
import * as royalties from './royalties.ts'
import * as session from './session.ts'
import * as stills from './stills.ts'
import * as subtitles from './subtitles.ts'
import * as titles from './titles.ts'
import * as trailers from './trailers.ts'
import * as today from './today.ts'
import * as upkeep from './upkeep.ts'
import * as uploadPreview from './upload-preview.ts'
import * as uploads from './uploads.ts'
import * as usage from './usage.ts'

export const operatorRoutes: readonly RouteDefinition[] = [
  session,
  passkeys,
  operators,
  settings,
  clock,
  approvals,
  today,
  members,
  creditNotes,
  money,
  payouts,
  gifts,
  royalties,
  notices,
  disputes,
  titles,
  stills,
  trailers,
  subtitles,
  manyTitles,
  albums,
  artwork,
  preview,
  bin,
  jobs,
  mails,
  upkeep,
  feeds,
  uploads,
  uploadPreview,
  frontPages,
  usage,
  events,
].flatMap((slice) => Object.values(slice).filter(isRoute))
