/** What happened to an account, with what operators did about it. */
import type { TimelineEntry } from '@quintet/contracts/operator/members'
import type { Platform } from '@quintet/platform/http/app'
import { listEvents } from '../events/service.ts'
import type { MemberDesk } from '../ports.ts'

/** Newest first; throws `unknown_account`. */
export async function readTimeline(
  { db }: Pick<Platform, 'db'>,
  members: Pick<MemberDesk, 'read' | 'timeline'>,
  id: string,
): Promise<TimelineEntry[]> {
  await members.read(id)
  const [entries, events] = await Promise.all([
    members.timeline(id),
    listEvents({ db }, { subject: 'account', subjectId: id }),
  ])
  const byOperators = events.map(({ at, action, actor, reason }) => ({
    at,
    source: 'operator' as const,
    kind: action,
    detail: reason === null ? actor : `${actor}: ${reason}`,
    cents: null,
    currency: null,
  }))
  return [...byOperators, ...entries].toSorted((a, b) => b.at.localeCompare(a.at))
}
