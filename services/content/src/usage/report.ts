/** Usage in a period, for the operator: by title, publisher, day, month, country or plan. @spec decisions 13.5 */
import type { USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import type { Kind } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database } from '@quintet/platform/db/database'
import { usageBetween } from './queries.ts'

export type UsageGroup = (typeof USAGE_GROUPS)[number]

export type UsageLine = {
  /** The group's value as text: a title's number, a day such as `2026-11-23`, a country code. */
  key: string
  /** Its readable name; null if unknown, for a removed title or one without a publisher. */
  name: string | null
  /** Only for titles. */
  kind: Kind | null
  starts: number
  /** Seconds of content, independent of playback speed. */
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

/** The sum over days `from` to `to`, inclusive (`2026-11-23`); days and months in order, otherwise most played first. */
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

/** A title's usage in a period, with its publisher. */
export type PlayedTitle = {
  itemId: number
  /** The series or album it is part of. */
  parentId: number | null
  /** Null if no longer known. */
  title: string | null
  publisher: string | null
  starts: number
  seconds: number
}

/** Each title played from `from` to `to`, both days inclusive (`2026-11-23`), in order of id. */
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
