/** Runs node:test files, most of them a dozen to a process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { Outcome } from './outcome.ts'

/** Pure rules without process state; their tests run in one process. */
const PURE = /^(?:packages\/(?:domain|contracts)|script)\//
/** Files below these share a process with their neighbours: loading the product was half the work of a file. */
const SHARING =
  /^(?:services\/[^/]+|seed|packages\/(?:media-files|platform)|apps\/(?:web|console|server)|tests\/contract)\//
/** These change state that lasts as long as their process: a user, or the brand of all pages. */
const ALONE = ['apps/server/src/give-up-root.test.ts', 'apps/server/src/web/legal-pages.test.ts']
/** So do files that replace the browser's global objects, or have hooks before or after each test of the process. */
const REACHES_NEIGHBOURS = /Object\.assign\(globalThis|^(?:before|after)Each\(/m
const FILES_A_PROCESS = 12
/** On machines fewer: the products of a process, of two machines each, all start before its first test. */
const FILES_A_PROCESS_ON_MACHINES = 4
/** More than CI's two cores: a process waits for the database, or for a command that it started, for half of its time. Decision 0646. */
const PROCESSES_AT_ONCE = 3
/** In place of a number of processes: the files run in this one. */
const ONE_PROCESS = 0
/** These mostly wait for real time to pass: for a channel on air, or until a silent machine is given up. They run beside the others. */
const WAITING = /^tests\/operate\//
/**
 * The tests here sign up by the hundred, and none depends on the cost of a hash; those of packages/platform and tests/attacks do, and hash
 * for real.
 */
const HASHES_CHEAPLY = /^(?:services\/[^/]+|seed|apps\/server|tests\/contract)\//
const CHEAP_HASHING = 'tests/product/cheap-hashing.ts'

const END_IN_TIME = import.meta.resolve('./end-in-time.ts')

type Wishes = { name: RegExp | null; isWatching: boolean }

/** Runs `files`, given as paths from the root; in watch mode it ends only with the process. */
export async function runNodeTests(files: readonly string[], wishes: Wishes): Promise<Outcome[]> {
  const pure = files.filter((file) => PURE.test(file))
  const others = files.filter((file) => !PURE.test(file))
  if (wishes.isWatching) return [await runFiles(files, others.length === 0 ? ONE_PROCESS : 2, wishes)]
  const outcomes: Outcome[] = []
  if (pure.length > 0) outcomes.push(await runFiles(pure, ONE_PROCESS, wishes))
  if (others.length === 0) return outcomes
  const folder = mkdtempSync(path.join(tmpdir(), 'quintet-node-tests-'))
  try {
    const lanes = lanesOf(others).map(({ lane, atOnce }) =>
      runFiles(inProcesses(lane, folder), atOnce, wishes),
    )
    outcomes.push(...(await Promise.all(lanes)))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return outcomes
}

/** Divides files among runs beside one another, each with its number of processes at once. Decision 0646. */
export function lanesOf(files: readonly string[]): { lane: string[]; atOnce: number }[] {
  const [working = [], waiting = []] = [false, true].map((waits) =>
    files.filter((file) => WAITING.test(file) === waits),
  )
  if (working.length === 0 || waiting.length === 0) return [{ lane: [...files], atOnce: PROCESSES_AT_ONCE }]
  return [
    { lane: working, atOnce: PROCESSES_AT_ONCE },
    { lane: waiting, atOnce: 1 },
  ]
}

/** The files to run, each in its own process; `folder` receives files that import those sharing a process. */
function inProcesses(files: readonly string[], folder: string): string[] {
  const groups = Map.groupBy(files, (file) => (isAlone(file) ? file : (SHARING.exec(file)?.[0] ?? file)))
  const shared = [...groups].flatMap(([group, members]) => {
    const isCheap = HASHES_CHEAPLY.test(group)
    if (members.length === 1 && !isCheap) return members
    const processes = Math.ceil(
      members.length / (isOnMachines() ? FILES_A_PROCESS_ON_MACHINES : FILES_A_PROCESS),
    )
    return Array.from({ length: processes }, (_, at) => {
      const name = path.join(folder, `${group.replaceAll('/', '-')}${at + 1}.test.mjs`)
      const own = members.filter((file) => members.indexOf(file) % processes === at)
      const imports = [...(isCheap ? [CHEAP_HASHING] : []), ...own].map(
        (file) => `import ${JSON.stringify(pathToFileURL(path.resolve(file)).href)}\n`,
      )
      writeFileSync(name, imports.join(''))
      return name
    })
  })
  // The longest files come last by name; starting them first leaves no core idle at the end.
  return shared.toReversed()
}

const isOnMachines = () => process.env['TESTS_ON'] === 'machines'

const isAlone = (file: string) => ALONE.includes(file) || REACHES_NEIGHBOURS.test(readFileSync(file, 'utf8'))

/** Runs files in `atOnce` processes at a time. */
async function runFiles(
  files: readonly string[],
  atOnce: number,
  { name, isWatching }: Wishes,
): Promise<Outcome> {
  const events = run({
    files: [...files],
    ...(atOnce === ONE_PROCESS
      ? { isolation: 'none' }
      : { concurrency: atOnce, execArgv: ['--import', END_IN_TIME] }),
    ...(name ? { testNamePatterns: name } : {}),
    watch: isWatching,
    timeout: 10 * 60_000,
  })
  const spentMs: Record<string, number> = {}
  const outcome: Outcome = { passed: 0, failures: [], skipped: [], spentMs }
  const time = (event: Told & { details: { duration_ms: number; type?: string | undefined } }): void => {
    if (isWholeFile(event) || event.details.type === 'suite') return
    const file = fileOf(event)
    spentMs[file] = (spentMs[file] ?? 0) + event.details.duration_ms
  }
  events.on('test:pass', (event) => {
    time(event)
    const { skip, todo } = event
    const isLeftOut = skip !== undefined || todo !== undefined
    // A suite is counted by its tests; a skipped one has none that ran.
    if (isWholeFile(event) || (event.details.type === 'suite' && !isLeftOut)) return
    if (!isLeftOut) outcome.passed++
    else
      outcome.skipped.push(
        `${placeOf(event)} (${[skip, todo].find((why) => typeof why === 'string') ?? 'no reason given'})`,
      )
  })
  events.on('test:fail', (event) => {
    time(event)
    const { error } = event.details
    // A parent of a failed test is reported through its child.
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

// Node reports a file in its own process as a test named after its path.
function isWholeFile({ name, file }: Told): boolean {
  return file !== undefined && path.resolve(name) === path.resolve(file)
}

const fileOf = ({ file }: Told): string => path.relative(process.cwd(), file ?? '')

function placeOf(event: Told): string {
  return `${fileOf(event)}: ${event.name}`
}
