/** Runs browser journeys with Playwright in a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from './outcome.ts'

/** The tag of the journeys that script/test runs without --all: one through every part of the product. */
export const CORE = '@core'

/** Runs the files, given by paths from the root; `name` is a regular expression on titles and tags. */
export async function runJourneys(files: readonly string[], name: RegExp | null): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quintet-journeys-'))
  const report = path.join(folder, 'report.json')
  const filter = name ? ['--grep', String(name)] : []
  const playwright = spawn('playwright', ['test', ...filter, ...files.map((file) => `${file}$`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, QUINTET_JOURNEYS_REPORT: report },
  })
  // Whoever is asked to end first ends the browser and the product; Ctrl-C reaches Playwright by itself.
  process.once('SIGTERM', () => playwright.kill('SIGINT'))
  const status = await new Promise<number | null>((resolve) => playwright.once('close', resolve))
  try {
    // As tests/journeys/report.ts writes it.
    const outcome = JSON.parse(readFileSync(report, 'utf8')) as Outcome
    // It may fail for a reason that no journey tells, such as a product that does not start.
    if (status === 0 || outcome.failures.length > 0) return outcome
    return { ...outcome, failures: [`the journeys: Playwright ended with ${status}`] }
  } catch {
    return { passed: 0, failures: ['the journeys: they did not run to their end'], skipped: [] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
