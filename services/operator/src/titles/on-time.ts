import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { noteChange } from '../events/service.ts'

const ACTIONS = { published: 'title_published_on_time', withdrawn: 'title_withdrawn_on_time' } as const

/** Records that a title was published or withdrawn on the day an operator planned. @spec decisions 13.16 */
export async function noteOnTime(
  tx: DatabaseTransaction,
  {
    what,
    id,
    titles,
    actor,
  }: { what: keyof typeof ACTIONS; id: number; titles: number; actor: string | null },
  now: Date,
): Promise<void> {
  // The operator who planned it may have been deleted by then.
  const change = { actor: actor ?? 'plan', action: ACTIONS[what], subjectId: String(id), after: { titles } }
  await noteChange(tx, { ...change, subject: 'title' }, now)
}
