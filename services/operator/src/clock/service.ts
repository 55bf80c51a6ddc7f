/** Sets the time that the payment sandbox and everything else uses. @spec decisions 7.6 */
import { aheadAfter, type Turn } from '@quintet/domain/operation/turned-clock'
import { systemClock } from '@quintet/platform/clock/clock'
import { holdOffset, setOffset } from '@quintet/platform/clock/turned-clock'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { COMMAND_LINE, type Done, noteChange } from '../events/service.ts'

/** How far the clock is ahead, in milliseconds. */
type Turned = { beforeMs: number; aheadMs: number }

/** Sets the clock; every process that follows it adjusts within a second. */
export async function turn(tx: DatabaseTransaction, wanted: Turn): Promise<Done<Turned>> {
  const beforeMs = await holdOffset(tx)
  const aheadMs = aheadAfter(wanted, { aheadMs: beforeMs, realNow: systemClock.now() })
  await setOffset(tx, aheadMs)
  return {
    answer: { beforeMs, aheadMs },
    action: 'clock_turned',
    subject: 'clock',
    subjectId: 'sandbox',
    before: { aheadSeconds: Math.round(beforeMs / 1000) },
    after: { aheadSeconds: Math.round(aheadMs / 1000) },
  }
}

/** Sets the clock from the command line; returns how far it is ahead, in milliseconds. */
export async function turnByCommand(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wanted: Turn,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { answer, ...event } = await turn(tx, wanted)
    await noteChange(tx, { ...event, actor: COMMAND_LINE }, clock.now())
    return answer.aheadMs
  })
}
