/** Which months and quarters went to the tax adviser, and whether their books changed since then. @spec decisions 13.47 */

/** What a period's books hold: the number of bookings or documents, and the balance of each account or country in cents. */
export type Balance = { count: number; sums: Readonly<Record<string, number>> }

/** One download, as the audit log keeps it. */
export type BookExport = {
  at: string
  actor: string
  /** Null if all parts were made at once. */
  part: number | null
  parts: number
  /** Whether the period was not over yet. */
  isRunning: boolean
  balance: Balance
}

/** One account whose balance is not what it was. */
export type Difference = { account: string; cents: number }

export type ExportStand = {
  /** The newest download. */
  at: string
  actor: string
  /** Parts that were never downloaded. */
  missing: number[]
  /** Whether one of them was made before the period was over. */
  isRunning: boolean
  /** Whether the books changed since one of them was made. */
  hasChanged: boolean
  differences: Difference[]
}

/** Returns how the newest download of each part compares with the books; null if there is none. `exports` are of one period, newest first. */
export function standOf(exports: readonly BookExport[], now: Balance): ExportStand | null {
  const [newest] = exports
  if (!newest) return null
  const covering = Array.from({ length: newest.parts }, (_, index) =>
    exports.find(({ part, parts }) => parts === newest.parts && (part === null || part === index + 1)),
  )
  const known = [...new Set(covering)].filter((each) => each !== undefined)
  const outdated = known.find(({ balance }) => differs(balance, now))
  return {
    at: newest.at,
    actor: newest.actor,
    missing: covering.flatMap((each, index) => (each ? [] : [index + 1])),
    isRunning: known.some(({ isRunning }) => isRunning),
    hasChanged: outdated !== undefined,
    differences: outdated ? differencesOf(outdated.balance, now) : [],
  }
}

/** Also if entries were replaced by others of the same sum. */
function differs(then: Balance, now: Balance): boolean {
  return then.count !== now.count || differencesOf(then, now).length > 0
}

function differencesOf(then: Balance, now: Balance): Difference[] {
  const accounts = [...new Set([...Object.keys(then.sums), ...Object.keys(now.sums)])].toSorted()
  return accounts
    .map((account) => ({ account, cents: (now.sums[account] ?? 0) - (then.sums[account] ?? 0) }))
    .filter(({ cents }) => cents !== 0)
}
