/** Runs browser journeys with Playwright in a separate process. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from './outcome.ts'

/** The tag of the journeys script/test runs without --all: one through every part of the product. */
export const CORE = '@core'

/** Runs the given files, as paths from the root; `name` is a regular expression for titles and tags. */
export async function runJourneys(files: readonly string[], name: RegExp | null): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quintet-journeys-'))
  const report = path.join(folder, 'report.json')
  const filter = name ? ['--grep', String(name)] : []
  const playwright = spawn('playwright', ['test', ...filter, ...files.map((file) => `${file}$`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, QUINTET_JOURNEYS_REPORT: report },
  })
  // On a termination request, Playwright must first end the browser and the product; Ctrl-C reaches Playwright by itself.
  process.once('SIGTERM', () => playwright.kill('SIGINT'))
  const status = await new Promise<number | null>((resolve) => playwright.once('close', resolve))
  try {
    // The format of tests/journeys/report.ts.
    const outcome = JSON.parse(readFileSync(report, 'utf8')) as Outcome
    // Playwright may fail for a reason no journey reports, such as a product that does not start.
    if (status === 0 || outcome.failures.length > 0) return outcome
    return { ...outcome, failures: [`the journeys: Playwright ended with ${status}`] }
  } catch {
    return { passed: 0, failures: ['the journeys: they did not run to their end'], skipped: [] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
