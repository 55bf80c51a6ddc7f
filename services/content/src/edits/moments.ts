/** Moments of an event, entered while it runs: one at a time, on top of the imported ones. @spec decisions 12.13 */
import type { SheetMoment } from '@quintet/contracts/operator/title-sheet'
import { Problem } from '@quintet/contracts/problem'
import {
  MOMENTS_MAX,
  momentTitles,
  withCorrected,
  withMoment,
  withoutMoment,
} from '@quintet/domain/live/moments'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { editMoments, type Wanted } from './service.ts'
import type { KeptSheet } from './sheet.ts'

type Entered = Pick<SheetMoment, 'kind' | 'score'> & { about: string | null }
type Placed = Wanted & { place: number }

/** Adds a moment at the current time, and returns it. Throws as `editTitle`, and `too_many_moments`. */
export function enterMoment(
  tx: DatabaseTransaction,
  { entered, ...wanted }: Wanted & { entered: Entered },
  now: Date,
): Promise<SheetMoment> {
  const { kind, score } = entered
  const change = ({ moments, broadcast }: KeptSheet) => {
    if (moments.length >= MOMENTS_MAX) throw new Problem('too_many_moments')
    const told = { at: secondsSince(broadcast, now), kind, titles: momentTitles(entered, moments), score }
    return { moments: withMoment(moments, told), told }
  }
  return editMoments(tx, { ...wanted, change }, now)
}

/** Corrects a moment, and returns its previous form. Throws as `editTitle`, and `unknown_moment`. */
export function correctMoment(
  tx: DatabaseTransaction,
  { place, moment, ...wanted }: Placed & { moment: SheetMoment },
  now: Date,
): Promise<SheetMoment> {
  const change = ({ moments }: KeptSheet) => ({
    told: momentAt(moments, place),
    moments: withCorrected(moments, place, moment),
  })
  return editMoments(tx, { ...wanted, change }, now)
}

/** Removes a moment, and returns it. Throws as `correctMoment`. */
export function takeBackMoment(
  tx: DatabaseTransaction,
  { place, ...wanted }: Placed,
  now: Date,
): Promise<SheetMoment> {
  const change = ({ moments }: KeptSheet) => ({
    told: momentAt(moments, place),
    moments: withoutMoment(moments, place),
  })
  return editMoments(tx, { ...wanted, change }, now)
}

function momentAt(moments: readonly SheetMoment[], place: number): SheetMoment {
  const moment = moments[place]
  if (!moment) throw new Problem('unknown_moment')
  return moment
}

/** Whole seconds since an event's start, rounded down so that viewers can be told at once. 0 before the start. */
function secondsSince({ startsAt }: KeptSheet['broadcast'], now: Date): number {
  return startsAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(startsAt)) / 1000))
}
