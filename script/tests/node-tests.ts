/** Runs files of node:test, pure rules in one process and the others in one each. */
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { Outcome } from './outcome.ts'

/** Rules without state of the process: they share one, which saves a start for each file. */
const PURE = /^(?:packages\/(?:domain|contracts)|script)\//

type Wishes = { name: RegExp | null; isWatching: boolean }

/** Runs `files`, given by paths from the root; while watching it ends only with the process. */
export async function runNodeTests(files: readonly string[], wishes: Wishes): Promise<Outcome[]> {
  const pure = files.filter((file) => PURE.test(file))
  const others = files.filter((file) => !PURE.test(file))
  if (wishes.isWatching) return [await runFiles(files, others.length === 0, wishes)]
  const outcomes: Outcome[] = []
  if (pure.length > 0) outcomes.push(await runFiles(pure, true, wishes))
  // The longest ones come last by name; begun first, they leave no core idle at the end.
  if (others.length > 0) outcomes.push(await runFiles(others.toReversed(), false, wishes))
  return outcomes
}

async function runFiles(
  files: readonly string[],
  isOneProcess: boolean,
  { name, isWatching }: Wishes,
): Promise<Outcome> {
  const events = run({
    files: [...files],
    ...(isOneProcess ? { isolation: 'none' } : { concurrency: 2 }),
    ...(name ? { testNamePatterns: name } : {}),
    watch: isWatching,
    timeout: 10 * 60_000,
  })
  const outcome: Outcome = { passed: 0, failures: [], skipped: [] }
  events.on('test:pass', (event) => {
    const { skip, todo } = event
    if (isWholeFile(event) || event.details.type === 'suite') return
    if (skip === undefined && todo === undefined) outcome.passed++
    else
      outcome.skipped.push(
        `${placeOf(event)} (${[skip, todo].find((why) => typeof why === 'string') ?? 'no reason given'})`,
      )
  })
  events.on('test:fail', (event) => {
    const { error } = event.details
    // A parent of what has failed is told by its child.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    const reason = error.cause instanceof Error ? error.cause : error
    const [message, ...where] = (reason.stack ?? reason.message).split('\n')
    const ours = where.find((line) => line.includes(process.cwd()) && !line.includes('node_modules'))
    outcome.failures.push(`${placeOf(event)}\n  ${message}\n${ours ?? ''}`)
  })
  const reporter = events.compose(new spec())
  reporter.pipe(process.stdout)
  await new Promise((resolve, reject) => reporter.once('end', resolve).once('error', reject))
  return outcome
}

type Told = { name: string; file?: string | undefined }

// A file in a process of its own is told as a test that bears its path.
function isWholeFile({ name, file }: Told): boolean {
  return file !== undefined && path.resolve(name) === path.resolve(file)
}

function placeOf({ name, file }: Told): string {
  return `${path.relative(process.cwd(), file ?? '')}: ${name}`
}
