/** Checks a member's password again; every caller counts towards the same limit. @spec decisions 3.12 */
import type { Platform } from '@quintet/platform/http/app'
import { noteEvent } from '@quintet/platform/identity/audit'
import { returnTry, tryWithin } from '@quintet/platform/identity/limits'
import { verifySecret } from '@quintet/platform/identity/passwords'
import type { Member } from '@quintet/platform/identity/viewer'
import { knownDeviceLimits } from './limits.ts'
import { selectPasswordHash } from './queries.ts'

/** True if `password` is the account's; throws `too_many_attempts` or `overloaded`. */
export async function provePassword(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { accountId, deviceId }: Member,
  password: string,
): Promise<boolean> {
  const limits = knownDeviceLimits(accountId, deviceId)
  const isRight = await tryWithin(db, limits, { now: clock.now() }, async () =>
    verifySecret(password, await selectPasswordHash(db, accountId), accountId),
  )
  if (isRight) for (const { key } of limits) await returnTry(db, key)
  const kind = isRight ? 'password_checked' : 'password_check_failed'
  await noteEvent(db, { kind, accountId, deviceId }, clock.now())
  return isRight
}
