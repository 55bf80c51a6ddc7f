/**
 * The console's access to the clock: whether it may be shifted, what falls due then, and when this process follows it.
 * @spec decisions 13.31
 */
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

/** Returns what falls due between now and `until`, in the order of `COMING_KINDS`; empty if that time is past. */
export async function readComing(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  until: Date,
): Promise<ComingLine[]> {
  const now = clock.now()
  if (until <= now) return []
  const lines = await Promise.all([comingSteps(db, until), comingInContent(db, { now, until })])
  return lines.flat().toSorted((a, b) => COMING_KINDS.indexOf(a.kind) - COMING_KINDS.indexOf(b.kind))
}
