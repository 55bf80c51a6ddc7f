/** Removes expired data once a day, in whichever worker looks first. @spec law 6.11 */
import { contentData, expiringContentData } from '@quintet/content'
import { Problem } from '@quintet/contracts/problem'
import { customerData, expiringCustomerData } from '@quintet/customer'
import { expiringOperatorData, operatorData } from '@quintet/operator'
import { feelPulse } from '@quintet/platform/clock/pulse'
import type { Platform } from '@quintet/platform/http/app'
import { countTry, forgetTries } from '@quintet/platform/identity/limits'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { removeExpired, type Expiring, type Removed } from '@quintet/platform/identity/retention'
import type { Stoppable } from './stoppable.ts'

/** Often enough to notice a shifted clock; each check reads one row. */
const LOOK_EVERY_MS = 15_000
const HOUR_SECONDS = 60 * 60
const DAILY = { key: 'daily:retention', tries: 1, windowSeconds: 24 * HOUR_SECONDS }
/** What fails may fail for long: every check would read all tables again. */
const HOURLY = { key: 'hourly:retention', tries: 1, windowSeconds: HOUR_SECONDS }

/** For all services, the customer service last, because everything attached to the account is deleted with its row. */
export const allPersonalData: readonly PersonalData[] = [...operatorData, ...contentData, ...customerData]

const expiring: readonly Expiring[] = [
  ...expiringContentData,
  ...expiringOperatorData,
  ...expiringCustomerData(allPersonalData),
]

/** Like `removeDaily`, but removes nothing while the time is in doubt: what a wrong clock deletes is gone. @spec law 11.23 */
export async function removeSteadily(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
): Promise<Removed | null> {
  return (await feelPulse(platform)) ? removeDaily(platform) : null
}

/** Removes what is due unless that was already done within a day, or failed within the hour; null if so. */
export async function removeDaily({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Removed | null> {
  const now = clock.now()
  try {
    await countTry(db, [HOURLY, DAILY], now)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  try {
    return await removeExpired(db, expiring, now)
  } catch (error) {
    // Tried again after an hour; what was removed stays removed.
    await forgetTries(db, [DAILY.key])
    throw error
  }
}

/** Checks again and again until stopped. */
export function startRetention(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  /** Removes files whose rows are gone. */
  sweepFiles: () => Promise<void>,
): Stoppable {
  const { log } = platform
  let running: Promise<void> = Promise.resolve()
  const removeAndTell = async () => {
    const removed = await removeSteadily(platform).catch((error: unknown) => {
      log.error({ err: error }, 'retention failed')
      return {}
    })
    if (!removed) return
    await sweepFiles()
    log.info({ removed }, 'expired data removed')
  }
  const look = () => {
    running = removeAndTell().catch((error: unknown) => log.error({ err: error }, 'retention failed'))
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  look()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
