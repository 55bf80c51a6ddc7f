/** Whether the console turns the clock, what falls due then, and when this process goes by it. @spec decisions 13.31 */
import { comingInContent } from '@quintet/content'
import { COMING_KINDS, type ComingLine } from '@quintet/contracts/operator/clock'
import { comingSteps } from '@quintet/customer'
import type { ClockDesk } from '@quintet/operator'
import type { Foundation } from './foundation.ts'

export function deskOfClock(foundation: Pick<Foundation, 'config' | 'followed' | 'db' | 'clock'>): ClockDesk {
  const { config, followed } = foundation
  const refusal = config.stripe ? 'payments' : 'tools'
  return {
    refusal: followed ? null : refusal,
    coming: (until) => readComing(foundation, until),
    async follow() {
      await followed?.next()
    },
  }
}

/** What falls due between now and a time, in the order of `COMING_KINDS`; nothing where the time is past. */
export async function readComing(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  until: Date,
): Promise<ComingLine[]> {
  const now = clock.now()
  if (until <= now) return []
  const lines = await Promise.all([comingSteps(db, until), comingInContent(db, { now, until })])
  return lines.flat().toSorted((a, b) => COMING_KINDS.indexOf(a.kind) - COMING_KINDS.indexOf(b.kind))
}
