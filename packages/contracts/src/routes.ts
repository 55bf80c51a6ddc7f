/** Every route used by members' programs and pages, for OpenAPI and for tests that cover all routes. */
import * as appPasswords from './app-passwords.ts'
import * as billing from './billing.ts'
import * as bookmarks from './bookmarks.ts'
import * as content from './content.ts'
import * as coupons from './coupons.ts'
import * as customerCare from './customer-care.ts'
import * as declarations from './declarations.ts'
import * as frontPage from './front-page.ts'
import * as favoritePeople from './favorite-people.ts'
import * as gifts from './gifts.ts'
import * as history from './history.ts'
import * as invoices from './invoices.ts'
import * as kept from './kept.ts'
import * as kidsLock from './kids-lock.ts'
import * as linkedLogIns from './linked-log-ins.ts'
import * as listening from './listening.ts'
import * as legalTexts from './legal-texts.ts'
import * as lyrics from './lyrics.ts'
import * as mixes from './mixes.ts'
import * as moments from './moments.ts'
import * as reminders from './reminders.ts'
import * as queue from './queue.ts'
import * as ownMusic from './own-music.ts'
import * as passwords from './passwords.ts'
import * as paymentMethods from './payment-methods.ts'
import * as people from './people.ts'
import * as personalData from './personal-data.ts'
import * as playback from './playback.ts'
import * as playlist from './playlist.ts'
import * as profiles from './profiles.ts'
import * as recommended from './recommended.ts'
import * as rentals from './rentals.ts'
import { isRoute, type RouteDefinition } from './route.ts'
import * as saves from './saves.ts'
import * as schedule from './schedule.ts'
import * as scores from './scores.ts'
import * as session from './session.ts'
import * as signUp from './sign-up.ts'
import * as social from './social.ts'
import * as sport from './sport.ts'
import * as subscription from './subscription.ts'
import * as system from './system.ts'
import * as user from './user.ts'

export const routes: readonly RouteDefinition[] = [
  session,
  passwords,
  appPasswords,
  social,
  linkedLogIns,
  signUp,
  user,
  profiles,
  subscription,
  billing,
  paymentMethods,
  gifts,
  coupons,
  invoices,
  personalData,
  customerCare,
  declarations,
  legalTexts,
  kidsLock,
  content,
  frontPage,
  people,
  sport,
  favoritePeople,
  playback,
  history,
  bookmarks,
  listening,
  lyrics,
  ownMusic,
  queue,
  mixes,
  kept,
  moments,
  reminders,
  playlist,
  recommended,
  rentals,
  saves,
  scores,
  schedule,
  system,
].flatMap((slice) => Object.values(slice).filter(isRoute))
