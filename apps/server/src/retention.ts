/** Once a day what is due goes, in whichever worker looks first. @spec law 6.11 */
import { contentData, expiringContentData } from '@quintet/content'
import { Problem } from '@quintet/contracts/problem'
import { customerData, expiringCustomerData } from '@quintet/customer'
import { expiringOperatorData, operatorData } from '@quintet/operator'
import type { Platform } from '@quintet/platform/http/app'
import { countTry, forgetTries } from '@quintet/platform/identity/limits'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { removeExpired, type Expiring, type Removed } from '@quintet/platform/identity/retention'
import type { Stoppable } from './stoppable.ts'

/** Often enough that a clock that was turned is felt; what is asked is one row. */
const LOOK_EVERY_MS = 15_000
const DAILY = { key: 'daily:retention', tries: 1, windowSeconds: 24 * 60 * 60 }

/** Of all services, the customer's last: its account's row takes everything along that hangs on it. */
export const allPersonalData: readonly PersonalData[] = [...operatorData, ...contentData, ...customerData]

const expiring: readonly Expiring[] = [
  ...expiringContentData,
  ...expiringOperatorData,
  ...expiringCustomerData(allPersonalData),
]

/** Removes what is due where nobody did within a day; null where somebody did. */
export async function removeDaily({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Removed | null> {
  const now = clock.now()
  try {
    await countTry(db, [DAILY], now)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  try {
    return await removeExpired(db, expiring, now)
  } catch (error) {
    // The next look tries again; what was removed stays removed.
    await forgetTries(db, [DAILY.key])
    throw error
  }
}

/** Looks again and again until it is stopped. */
export function startRetention(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  /** Removes files whose rows are gone. */
  sweepFiles: () => Promise<void>,
): Stoppable {
  const { log } = platform
  let running: Promise<void> = Promise.resolve()
  const removeAndTell = async () => {
    const removed = await removeDaily(platform)
    if (!removed) return
    await sweepFiles()
    log.info({ removed }, 'what was due is removed')
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
