/** The implementation of script/test: runs each runner, then prints the sum of their counts. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { CORE, runJourneys } from './tests/journeys.ts'
import { needsOf } from './tests/needs.ts'
import { runNodeTests } from './tests/node-tests.ts'
import { type Outcome, report } from './tests/outcome.ts'
import { enterOwnNetwork } from './tests/own-network.ts'
import { filesNamed, HELP, readRequest, type TestRequest } from './tests/request.ts'

/**
 * Tests that use the product only as its clients do and so can run against several machines; tests/attacks also overloads its own process.
 */
const OVER_HTTP = /^tests\/contract\//

const root = path.dirname(import.meta.dirname)
process.chdir(root)

async function main(): Promise<void> {
  const request = readRequest(process.argv.slice(2), root)
  if (!request) return console.log(HELP)
  const { paths, name, isWatching, isOnMachines } = request
  if (isOnMachines) {
    const reason = enterOwnNetwork()
    console.log(`machines: ${reason ? `on loopback, since ${reason}` : 'in network namespaces'}`)
  }
  const nodeTests = filesNamed('{packages,services,apps,seed,script,tests}/**/*.test.ts', paths).filter(
    (file) => !isOnMachines || OVER_HTTP.test(file),
  )
  const isWhole = paths.length === 0 && name === null && !isWatching
  // Without paths, a name is searched only among the node tests, which find out in seconds that they have none.
  const journeys =
    isWatching || (paths.length === 0 && !isWhole) ? [] : filesNamed('tests/journeys/**/*.spec.ts', paths)
  // Read by playwright.config.ts and tests/product.
  if (isOnMachines) process.env['TESTS_ON'] = 'machines'
  const leave = await prepare(nodeTests, journeys, isOnMachines)
  const outcomes = isWhole && !isOnMachines ? [await timed('checks', runChecks)] : []
  if (nodeTests.length > 0)
    outcomes.push(...(await timed('node tests', () => runNodeTests(nodeTests, { name, isWatching }))))
  if (journeys.length > 0)
    outcomes.push(await timed('journeys', () => runJourneys(journeys, filterOf(request, isWhole))))
  await leave()
  process.exitCode = report(outcomes) ? 0 : 1
}

function filterOf({ name, hasAllJourneys, isOnMachines }: TestRequest, isWhole: boolean): RegExp | null {
  return isWhole && !hasAllJourneys && !isOnMachines ? new RegExp(CORE) : name
}

/** Builds the web app and starts the database, or the machines, if the tests need them; returns how to leave those. */
async function prepare(
  nodeTests: string[],
  journeys: string[],
  isOnMachines: boolean,
): Promise<() => Promise<void>> {
  const needs = needsOf([...nodeTests, ...journeys].map((file) => path.join(root, file)))
  if (needs.webBuild || journeys.length > 0) {
    const { status } = spawnSync('script/update', { stdio: 'inherit' })
    if (status !== 0) throw new Error('script/update failed.')
  }
  // Each test file runs in its own process; the cache lets them compile the product only once.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules/.cache/code')
  // The media of the journeys' demo titles, rendered once until the generators change.
  process.env['QUINTET_CACHE'] ??= path.join(root, 'node_modules/.cache/demo')
  if (!needs.database && !isOnMachines) return () => Promise.resolve()
  const leave = await (isOnMachines ? startMachines() : startDatabase())
  for (const signal of isOnMachines ? ['SIGINT', 'SIGTERM'] : ['SIGINT'])
    process.once(signal, () => {
      void leave().finally(() => process.exit(130))
    })
  return leave
}

/** Starts one database server for all: otherwise each process would start or join it, and the last to leave would stop it. */
async function startDatabase(): Promise<() => Promise<void>> {
  const { openTestDatabases } = await import('@quintet/testing')
  const databases = await openTestDatabases()
  process.env['TEST_DATABASE_URL'] = databases.url
  return () => databases.leave()
}

async function startMachines(): Promise<() => Promise<void>> {
  const { openCluster } = await import('@quintet/testing/cluster')
  return (await openCluster()).close
}

function runChecks(): Outcome {
  const { stdout } = spawnSync('script/check', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const failures = [...stdout.matchAll(/^check: (.*) FAILED/gm)].map(([, check]) => `script/check: ${check}`)
  const passed = [...stdout.matchAll(/^check: .* ok$/gm)].length
  console.log(stdout)
  return {
    passed,
    failures: passed + failures.length > 0 ? failures : ['script/check did not run'],
    skipped: [],
  }
}

async function timed<T>(what: string, act: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await act()
  console.log(`${what}: ${Math.round((performance.now() - begun) / 1000)} s`)
  return result
}

main().catch((error: unknown) => {
  // A wrong option explains itself; anything else is a bug and needs its stack.
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? `${error.message}\n\n${HELP}` : error)
  process.exitCode = 1
})
