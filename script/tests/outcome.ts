/** The outcome of tests: counts, and the names of those that failed or were skipped. */
export type Outcome = {
  passed: number
  failures: string[]
  /** With their reasons. */
  skipped: string[]
  /** Passed only on the second attempt. */
  unsteady?: string[]
  /** What the tests of each file took together, in milliseconds, without its hooks. */
  spentMs?: Record<string, number>
}

/** More than these are no coincidence. Decision 0161. */
const UNSTEADY_MAX = 3

const FAILURES_SHOWN = 20
const SLOWEST_SHOWN = 10

/** Prints failures and skipped tests by name, then the counts as the last line. Returns true if all passed. */
export function report(outcomes: readonly Outcome[]): boolean {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped)
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? [])
  if (unsteady.length > UNSTEADY_MAX)
    failures.push(`${unsteady.length} passed only the second time, ${UNSTEADY_MAX} may`)
  for (const each of slowest(outcomes)) console.log(each)
  for (const each of skipped) console.log(`\nSKIPPED ${each}`)
  for (const each of unsteady) console.log(`\nUNSTEADY (passed only the second time) ${each}`)
  for (const failure of failures.slice(0, FAILURES_SHOWN)) console.log(`\nFAILED ${failure}`)
  if (failures.length > FAILURES_SHOWN)
    console.log(`\nand ${failures.length - FAILURES_SHOWN} more, see above`)
  if (passed + failures.length === 0) console.log('\nNo test has run: no file or name matches.')
  const omitted = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${passed} passed, ${failures.length} failed${omitted}`)
  return failures.length === 0 && passed > 0
}

/** The files that took longest, of runs with more than that. */
function slowest(outcomes: readonly Outcome[]): string[] {
  const files = outcomes.flatMap(({ spentMs = {} }) => Object.entries(spentMs))
  if (files.length <= SLOWEST_SHOWN) return []
  const longest = files.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST_SHOWN)
  return [
    '\nSlowest files:',
    ...longest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
  ]
}
