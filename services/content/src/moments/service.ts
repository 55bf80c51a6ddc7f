/** What happened in an event, for viewers who may know. @spec decisions 12.5 */
import type { Moment } from '@quintet/contracts/moments'
import { happenedBy } from '@quintet/domain/live/moments'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import { spoilersFor } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import { findTitle } from '../catalogue/visibility.ts'
import type { MomentBoard } from './board.ts'

type Asked = {
  catalogue: Catalogue
  board: MomentBoard
  db: Database
  viewer: Member
  language: Language
  now: Date
}

/** The moments in order; for a live event only those so far. Throws `unknown_content`. */
export async function readMoments(asked: Asked, contentId: number): Promise<Moment[]> {
  const { db, catalogue, board, viewer, language, now } = asked
  const title = findTitle(catalogue, contentId, { viewer, now })
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  if (spoilers?.withholds(title)) return []
  const rows = await board.read(title.id)
  const moments = rows.map(({ at_seconds: at, kind, titles, score }): Moment => ({
    at,
    kind,
    title: titles[language] ?? Object.values(titles)[0] ?? '',
    ...(score === null ? {} : { score: [score[0], score[1]] }),
  }))
  return happenedBy(moments, passedOf(liveOf(title, now)?.state, (now.getTime() - title.startsAt) / 1000))
}

/** The seconds of an event that may be revealed. */
function passedOf(state: string | undefined, sinceStart: number): number {
  if (state === 'announced') return -1
  return state === 'live' ? sinceStart : Number.POSITIVE_INFINITY
}
