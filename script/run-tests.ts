/** The tests behind script/test: runs each runner, then prints the sum of their counts. */
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestDatabases } from '@quintet/testing'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { z } from 'zod'

type Counts = { passed: number; failed: number; skipped: number }
const FAILURES_SHOWN = 20
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }
const BROKEN: Counts = { passed: 0, failed: 1, skipped: 0 }
const Report = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

const house = path.dirname(import.meta.dirname)
process.chdir(house)
const asked = process.argv.slice(2).map((given) => path.relative(house, path.resolve(given)))

// Said again at the end: the journeys print hundreds of lines after them.
const failures: string[] = []
// One server for all of them: otherwise each process would start or join it, and the last to leave would stop it.
const databases = await openTestDatabases()
process.env['TEST_DATABASE_URL'] = databases.url
// Every file of tests runs in a process of its own: what the product is made of is compiled once for all of them.
process.env['NODE_COMPILE_CACHE'] ??= path.join(house, 'node_modules/.cache/code')
const counts = [
  asked.length === 0 ? runChecks() : NONE,
  await runNodeTests(filesNamed('{packages,services,apps,seed,script,tests}/**/*.test.ts')),
  await runJourneys(filesNamed('tests/journeys/**/*.spec.ts')),
]
await databases.leave()
const passed = sum('passed')
const failed = sum('failed')
const skipped = sum('skipped')
for (const failure of failures.slice(0, FAILURES_SHOWN)) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function sum(kind: keyof Counts): number {
  return counts.reduce((total, each) => total + each[kind], 0)
}

/** The files of a pattern, and of these only what was asked for on the command line: files, or what is in a folder. */
function filesNamed(pattern: string): string[] {
  const files = globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted()
  if (asked.length === 0) return files
  return files.filter((file) =>
    asked.some((each) => file === each || (file.startsWith(`${each}/`) && statSync(each).isDirectory())),
  )
}

function runChecks(): Counts {
  const { stdout } = spawnSync('script/check', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const [, good, bad] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? []
  console.log(stdout.replace(/\d+ passed, \d+ failed\s*$/, ''))
  return good && bad ? { passed: Number(good), failed: Number(bad), skipped: 0 } : BROKEN
}

async function runNodeTests(files: string[]): Promise<Counts> {
  if (files.length === 0) return NONE
  // The longest ones come last by name; begun first, they leave no core without work at the end.
  const events = run({ files: files.toReversed(), concurrency: 2, timeout: 10 * 60_000 })
  let result = BROKEN
  events.on('test:summary', ({ file, counts: total }) => {
    if (file !== undefined) return
    const { cancelled, skipped: omitted, todo } = total
    const bad = total.tests - total.passed - omitted - todo
    result = { passed: total.passed, failed: Math.max(bad, cancelled), skipped: omitted + todo }
  })
  events.on('test:fail', ({ name, file, details: { error } }) => {
    const reason = error.cause instanceof Error ? error.cause : error
    const [message, ...where] = (reason.stack ?? reason.message).split('\n')
    const ours = where.find((line) => line.includes(house) && !line.includes('node_modules'))
    failures.push(`${path.relative(house, file ?? '')}: ${name}\n  ${message}\n${ours ?? ''}`)
  })
  const reporter = events.compose(new spec())
  reporter.pipe(process.stdout)
  await new Promise((resolve, reject) => reporter.once('end', resolve).once('error', reject))
  return result
}

async function runJourneys(files: string[]): Promise<Counts> {
  if (files.length === 0) return NONE
  const folder = mkdtempSync(path.join(tmpdir(), 'quintet-journeys-'))
  const report = path.join(folder, 'report.json')
  const playwright = spawn('playwright', ['test', ...files.map((file) => `${file}$`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  // Who is asked to end first ends the browser and the product; Ctrl-C reaches Playwright by itself.
  process.once('SIGTERM', () => playwright.kill('SIGINT'))
  const status = await new Promise<number | null>((resolve) => playwright.once('close', resolve))
  try {
    const { stats, errors } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
    const known = stats.unexpected + errors.length
    // It may fail for a reason that the report does not know, such as a product that does not start.
    const bad = status === 0 ? known : Math.max(known, 1)
    return { passed: stats.expected + stats.flaky, failed: bad, skipped: stats.skipped }
  } catch {
    return BROKEN
  } finally {
    rmSync(folder, { recursive: true })
  }
}
