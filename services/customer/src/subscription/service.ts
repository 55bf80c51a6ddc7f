/** Cancelling to the end of the period, and taking it back. @spec accounts 4, 5, decisions 3 */
import { messages } from '@quintet/contracts/messages'
import { Problem } from '@quintet/contracts/problems'
import type { User } from '@quintet/contracts/user'
import type { Language } from '@quintet/domain/languages'
import { hasAccess } from '@quintet/domain/subscription'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { noteEvent } from '@quintet/platform/identity/audit'
import type { Member } from '@quintet/platform/identity/viewer'
import { type CustomerPlatform, originForMails } from '../platform.ts'
import { userOf } from '../profile/index.ts'
import { cancelledMail } from './emails.ts'
import * as queries from './queries.ts'

/** Throws `invalid_request` where the typed e-mail is another one, `no_subscription` where nothing runs. */
export async function cancel(
  platform: CustomerPlatform,
  viewer: Member,
  { email, language }: { email: string; language: Language },
): Promise<User> {
  await platform.db.transaction().execute(async (tx) => {
    const account = await queries.selectAccountMail(tx, viewer.accountId)
    if (account.email.toLowerCase() !== email.toLowerCase())
      throw new Problem('invalid_request', {
        errors: [{ path: 'email', message: messages.cancelEmailDiffers }],
      })
    const end = await cancelFor(platform, tx, viewer.accountId)
    if (end === null) throw new Problem('no_subscription')
    const contents = cancelledMail({
      brand: platform.brand,
      language,
      origin: originForMails(platform.config),
      end,
    })
    await platform.mail.queue(tx, { to: account.email, ...contents }, platform.clock.now())
  })
  return userOf(platform.db, viewer)
}

/** Cancels what runs; when it ends, or null where nothing runs. Cancelled before, it stays as it was. */
export async function cancelFor(
  { clock }: Pick<CustomerPlatform, 'clock'>,
  tx: DatabaseTransaction,
  accountId: string,
): Promise<Date | null> {
  const now = clock.now()
  const subscription = await queries.lockSubscription(tx, accountId)
  if (!subscription) return null
  if (!hasAccess({ state: subscription.state, expireAt: subscription.expire_at }, now)) return null
  if (subscription.expire_at) return subscription.expire_at
  await queries.updateEnd(tx, subscription.id, { cancel_at: now, expire_at: subscription.period_ends_at })
  await noteEvent(tx, { kind: 'subscription_cancelled', accountId, deviceId: null }, now)
  return subscription.period_ends_at
}

/** Throws `not_cancelled` where there is nothing to take back, or it took effect already. */
export async function resume({ db, clock }: CustomerPlatform, viewer: Member): Promise<User> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const subscription = await queries.lockSubscription(tx, viewer.accountId)
    const canResume =
      subscription?.cancel_at &&
      hasAccess({ state: subscription.state, expireAt: subscription.expire_at }, now)
    if (!canResume) throw new Problem('not_cancelled')
    await queries.updateEnd(tx, subscription.id, { cancel_at: null, expire_at: null })
    await noteEvent(
      tx,
      { kind: 'subscription_resumed', accountId: viewer.accountId, deviceId: viewer.deviceId },
      now,
    )
  })
  return userOf(db, viewer)
}
