/** What was played in a time, for the operator: by title, publisher, day, month, country or plan. @spec decisions 13.5 */
import type { USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import type { Database } from '@quintet/platform/db/database'
import { usageBetween } from './queries.ts'

export type UsageGroup = (typeof USAGE_GROUPS)[number]

export type UsageLine = {
  /** What the line counts, as text: the title's number, a day such as `2026-11-23`, a country's code. */
  key: string
  /** As people read it. */
  name: string
  starts: number
  /** Seconds of the titles themselves, at whatever speed. */
  seconds: number
  finished: number
}

type Row = Awaited<ReturnType<typeof usageBetween>>[number]

const KEYS: Record<UsageGroup, (row: Row) => { key: string; name: string }> = {
  title: ({ item_id, title, kind }) => ({
    key: String(item_id),
    name: title === null ? 'a title that was removed' : `${title} (${kind})`,
  }),
  publisher: ({ publisher }) => ({ key: publisher ?? '', name: publisher ?? 'no publisher' }),
  day: ({ day }) => ({ key: day, name: day }),
  month: ({ day }) => ({ key: day.slice(0, 7), name: day.slice(0, 7) }),
  country: ({ country }) => ({ key: country, name: country }),
  plan: ({ plan }) => ({ key: plan, name: plan }),
}

/** The days from `from` to `to`, both included (`2026-11-23`), added up; days and months in their order, else the most played first. */
export async function reportUsage(
  db: Database,
  { from, to, by }: { from: string; to: string; by: UsageGroup },
): Promise<UsageLine[]> {
  const lines = new Map<string, UsageLine>()
  for (const row of await usageBetween(db, from, to)) {
    const { key, name } = KEYS[by](row)
    const line = lines.get(key) ?? { key, name, starts: 0, seconds: 0, finished: 0 }
    line.starts += row.starts
    line.seconds += row.seconds
    line.finished += row.finished
    lines.set(key, line)
  }
  const inOrder = [...lines.values()]
  return by === 'day' || by === 'month' ? inOrder : inOrder.toSorted((a, b) => b.seconds - a.seconds)
}
