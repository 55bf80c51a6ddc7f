/** The recent searches of this browser, latest first. @spec catalogue 2.12.3 */
import { reportFailure } from '../../shell/report.ts'

const STORAGE_KEY = 'RECENT_SEARCHES'
export const RECENT_SEARCHES_MAX = 10

/** Adds a term to the front if it is not already present. @spec catalogue 4.3 */
export function withRecent(recent: readonly string[], term: string): string[] {
  const added = term.trim()
  if (added === '' || recent.includes(added)) return [...recent]
  return [added, ...recent].slice(0, RECENT_SEARCHES_MAX)
}

/** A failure or invalid data is logged and counts as empty. */
export function readRecent(storage: () => Pick<Storage, 'getItem'> = () => localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((term): term is string => typeof term === 'string').slice(0, RECENT_SEARCHES_MAX)
      : []
  } catch (error) {
    reportFailure(error)
    return []
  }
}

export function writeRecent(
  recent: readonly string[],
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(recent))
  } catch (error) {
    reportFailure(error)
  }
}
