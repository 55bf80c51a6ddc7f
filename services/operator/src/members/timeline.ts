/** An account's timeline, including what operators did. */
import type { TimelineEntry } from '@quintet/contracts/operator/members'
import type { Platform } from '@quintet/platform/http/app'
import { listEvents } from '../events/service.ts'
import { selectNotes } from '../notes/index.ts'
import type { MemberDesk } from '../ports.ts'

/** Newest first; throws `unknown_account`. */
export async function readTimeline(
  { db }: Pick<Platform, 'db'>,
  members: Pick<MemberDesk, 'read' | 'timeline'>,
  id: string,
): Promise<TimelineEntry[]> {
  await members.read(id)
  const [entries, events, notes] = await Promise.all([
    members.timeline(id),
    listEvents({ db }, { subject: 'account', subjectId: id }),
    selectNotes(db, id),
  ])
  const byOperators = events.map(({ at, action, actor, reason }) => ({
    at,
    source: 'operator' as const,
    kind: action,
    detail: reason === null ? actor : `${actor}: ${reason}`,
    cents: null,
    currency: null,
    mailId: null,
  }))
  const written = notes.map(({ written_at, author, text }) => ({
    at: written_at.toISOString(),
    source: 'note' as const,
    kind: 'note',
    detail: `${author}: ${text}`,
    cents: null,
    currency: null,
    mailId: null,
  }))
  // Notes are listed themselves, so their events are left out.
  const told = byOperators.filter(({ kind }) => kind !== 'note_written')
  return [...written, ...told, ...entries].toSorted((a, b) => b.at.localeCompare(a.at))
}
