/** What happens in an event, entered while it runs: one moment at a time, over those of the import. @spec decisions 12.13 */
import type { SheetMoment } from '@quintet/contracts/operator/title-sheet'
import { Problem } from '@quintet/contracts/problem'
import { MOMENTS_MAX, momentTitles, withCorrected, withMoment, withoutMoment } from '@quintet/domain/moments'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { editMoments, type Wanted } from './service.ts'
import type { KeptSheet } from './sheet.ts'

type Entered = Pick<SheetMoment, 'kind' | 'score'> & { about: string | null }
type Placed = Wanted & { place: number }

/** Adds a moment at the time that it is, and gives it. Throws as `editTitle`, and `too_many_moments`. */
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

/** Says a moment anew, and gives what it said. Throws as `editTitle`, and `unknown_moment`. */
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

/** Takes a moment away, and gives it. Throws as `correctMoment`. */
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

/** Whole seconds since the start of an event, none that is still to come: watchers are told at once. Before its start, 0. */
function secondsSince({ startsAt }: KeptSheet['broadcast'], now: Date): number {
  return startsAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(startsAt)) / 1000))
}
