/** What was played in a time, for the operator: by title, publisher, day, month, country or plan. @spec decisions 13.5 */
import type { USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import type { Kind } from '@quintet/domain/categories'
import type { Language } from '@quintet/domain/languages'
import type { Database } from '@quintet/platform/db/database'
import { usageBetween } from './queries.ts'

export type UsageGroup = (typeof USAGE_GROUPS)[number]

export type UsageLine = {
  /** What the line counts, as text: the title's number, a day such as `2026-11-23`, a country's code. */
  key: string
  /** As people read it; null where that is not known, of a removed title or one without a publisher. */
  name: string | null
  /** Of a title. */
  kind: Kind | null
  starts: number
  /** Seconds of the titles themselves, at whatever speed. */
  seconds: number
  finished: number
}

type Row = Awaited<ReturnType<typeof usageBetween>>[number]

const KEYS: Record<UsageGroup, (row: Row) => { key: string; name: string | null; kind?: Kind | null }> = {
  title: ({ item_id, title, kind }) => ({ key: String(item_id), name: title, kind }),
  publisher: ({ publisher }) => ({ key: publisher ?? '', name: publisher }),
  day: ({ day }) => ({ key: day, name: day }),
  month: ({ day }) => ({ key: day.slice(0, 7), name: day.slice(0, 7) }),
  country: ({ country }) => ({ key: country, name: country }),
  plan: ({ plan }) => ({ key: plan, name: plan }),
}

/** The days from `from` to `to`, both included (`2026-11-23`), added up; days and months in their order, else the most played first. */
export async function reportUsage(
  db: Database,
  { from, to, by, language }: { from: string; to: string; by: UsageGroup; language: Language },
): Promise<UsageLine[]> {
  const lines = new Map<string, UsageLine>()
  for (const row of await usageBetween(db, { from, to, language })) {
    const { key, name, kind = null } = KEYS[by](row)
    const line = lines.get(key) ?? { key, name, kind, starts: 0, seconds: 0, finished: 0 }
    line.starts += row.starts
    line.seconds += row.seconds
    line.finished += row.finished
    lines.set(key, line)
  }
  const inOrder = [...lines.values()]
  return by === 'day' || by === 'month' ? inOrder : inOrder.toSorted((a, b) => b.seconds - a.seconds)
}

/** What was played of a title in some days, with whom it belongs to. */
export type PlayedTitle = {
  itemId: number
  /** The series or album that it is a part of. */
  parentId: number | null
  /** Null where nobody knows it any more. */
  title: string | null
  publisher: string | null
  starts: number
  seconds: number
}

/** Each title that was played from `from` to `to`, both days included (`2026-11-23`), in the order of their numbers. */
export async function playedTitles(
  db: Database,
  wanted: { from: string; to: string; language: Language },
): Promise<PlayedTitle[]> {
  const byTitle = Map.groupBy(await usageBetween(db, wanted), ({ item_id }) => item_id)
  return [...byTitle]
    .map(([itemId, [first, ...more]]) => {
      const rows = first ? [first, ...more] : more
      return {
        itemId,
        parentId: first?.parent_id ?? null,
        title: first?.title ?? null,
        publisher: first?.publisher ?? null,
        starts: rows.reduce((sum, { starts }) => sum + starts, 0),
        seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
      }
    })
    .toSorted((a, b) => a.itemId - b.itemId)
}
