/** Writes the results of the journeys for script/test, which adds them to its own counts. */
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from '../../script/tests/outcome.ts'

export default class JourneyReport implements Reporter {
  #journeys: Suite | null = null
  readonly #errors: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#journeys = suite
  }

  onError({ message = 'an error without words' }: TestError): void {
    this.#errors.push(`the journeys: ${message}`)
  }

  onEnd(_result: FullResult): void {
    const unsteady: string[] = []
    const spentMs: Record<string, number> = {}
    const outcome: Outcome = { passed: 0, failures: this.#errors, skipped: [], unsteady, spentMs }
    for (const journey of this.#journeys?.allTests() ?? []) {
      const file = path.relative(process.cwd(), journey.location.file)
      spentMs[file] = journey.results.reduce((sum, { duration }) => sum + duration, spentMs[file] ?? 0)
      const result = journey.outcome()
      if (result === 'skipped') outcome.skipped.push(`${placeOf(journey)} (${reasonOf(journey)})`)
      else if (result === 'unexpected') outcome.failures.push(failureOf(journey))
      else outcome.passed++
      if (result === 'flaky') unsteady.push(failureOf(journey))
    }
    writeFileSync(process.env['QUINTET_JOURNEYS_REPORT'] ?? '', JSON.stringify(outcome))
  }
}

const failureOf = (journey: TestCase) =>
  `${placeOf(journey)}\n  ${journey.results[0]?.error?.message ?? 'it did not run'}`

function placeOf(journey: TestCase): string {
  const { file, line } = journey.location
  return `${path.relative(process.cwd(), file)}:${line} ${journey.titlePath().slice(3).join(' › ')}`
}

function reasonOf({ annotations, results }: TestCase): string {
  const told = [...annotations, ...results.flatMap((result) => result.annotations)]
  return told.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? 'no reason given'
}
