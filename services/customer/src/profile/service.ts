/** The logged-in user, in the specification's terms. */
import type { User, UserChange } from '@quintet/contracts/user'
import { GIFT_OFFER } from '@quintet/domain/membership/gift'
import type { Language } from '@quintet/domain/basics/languages'
import { nextChargeAt } from '@quintet/domain/membership/subscription'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import { updatePerson } from '../accounts/index.ts'
import { profilesOf, renameFirstProfile } from '../household/index.ts'
import { askForConfirmation, endFor } from '../newsletter/index.ts'
import type { CustomerPlatform } from '../platform.ts'
import { selectAccount, selectSubscription } from './queries.ts'

/** The user as returned by `GET /user/me` and the sign-up. */
export async function userOf(
  db: Database | DatabaseTransaction,
  viewer: Pick<Member, 'accountId' | 'profileId' | 'kidLocked'>,
): Promise<User> {
  const account = await selectAccount(db, viewer.accountId)
  const subscription = await selectSubscription(db, viewer.accountId)
  const profiles = await profilesOf(db, viewer.accountId)
  // Another device may have just removed the profile, which moved the session to the first one.
  const profile = profiles.find(({ id }) => id === viewer.profileId) ?? profiles[0]
  if (!profile) throw new Error('An account has no profile.')
  const willBeBilled = subscription && subscription.state !== 'ended' && subscription.cancel_at === null
  return {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    gender: account.gender,
    location: account.location,
    country: account.country,
    hasPassword: Boolean(account.has_password),
    newsletter: Boolean(account.newsletter),
    notifyNewDevice: account.notify_new_device,
    kidLocked: viewer.kidLocked,
    profile,
    profiles,
    subscription: subscription
      ? {
          plan: subscription.plan,
          state: subscription.state,
          trialEndsAt: wireTime(subscription.trial_ends_at),
          isGift: subscription.offer === GIFT_OFFER,
        }
      : null,
    nextBillAt: willBeBilled ? wireTime(nextBillOf(subscription)) : null,
    expireAt: wireTime(subscription?.expire_at ?? null),
    cancelAt: wireTime(subscription?.cancel_at ?? null),
  }
}

/** Whether the profile shows the newsletter as chosen. @spec decisions 3.8 */
export async function hasNewsletter(db: Database, accountId: string): Promise<boolean> {
  return Boolean((await selectAccount(db, accountId)).newsletter)
}

/** Saves the profile form. Ticking the newsletter needs confirmation from the mailbox, as for everybody. @spec accounts 7.1 */
export async function updateUser(
  platform: CustomerPlatform,
  viewer: Member,
  { change, language }: { change: UserChange; language: Language },
): Promise<User> {
  const { db } = platform
  const { firstName, lastName, gender, location, newsletter, notifyNewDevice } = change
  const before = await selectAccount(db, viewer.accountId)
  await db.transaction().execute(async (tx) => {
    await updatePerson(tx, viewer.accountId, {
      first_name: firstName,
      last_name: lastName,
      gender,
      location,
      newsletter,
      notify_new_device: notifyNewDevice,
    })
    if (firstName !== undefined)
      await renameFirstProfile(tx, viewer.accountId, { from: before.first_name, to: firstName })
  })
  if (newsletter === true && !before.newsletter)
    await askForConfirmation(platform, { email: before.email, language })
  if (newsletter === false) await endFor(platform, before.email)
  return userOf(db, viewer)
}

function nextBillOf(row: NonNullable<Awaited<ReturnType<typeof selectSubscription>>>): Date | null {
  const { state, pause_months: pauseMonths, period_ends_at: periodEndsAt, next_try_at: nextTryAt } = row
  return nextChargeAt({ state, pauseMonths, periodEndsAt, nextTryAt })
}

function wireTime(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
