/**
 * Prints what each step carries, from unit-costs.json, as shown in docs/operate/scale.md.
 * Usage: node bench/scale/tell.ts
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { carried, HABITS, MACHINE, STEPS, type UnitCosts } from './evening.ts'

/** As written by `unit-costs.ts --keep`. */
export const MEASURED = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'unit-costs.json'), 'utf8'),
) as UnitCosts

const SECONDS_A_MONTH = 30 * 24 * 60 * 60
/** A day's average as a share of its best hour. */
const AVERAGE_OF_PEAK = 0.35

const FIRST = { serve: 'processes that serve', database: 'PostgreSQL', line: 'the line to members' }
const rounded = (members: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(members)) - 1)
  return (Math.floor(members / unit) * unit).toLocaleString('en').replaceAll(',', ' ')
}

/** The lines of a Markdown table. */
export function stepsTable(costs: UnitCosts): string[] {
  return [
    '| machines | what they do | ordinary evening: members, breaks first | match final: members, breaks first | EUR a month, for 1 000 members | the same media from a rented CDN, EUR for 1 000 members |',
    '|---|---|---|---|---|---|',
    ...STEPS.map((step) => {
      const [ordinary, final] = [carried(costs, step, 'ordinary'), carried(costs, step, 'final')]
      const euros = step.machines * MACHINE.euros
      const terabytes =
        (1000 * HABITS.watchingAtPeak * AVERAGE_OF_PEAK * HABITS.megabits * SECONDS_A_MONTH) / 8 / 1e6
      return `| ${[
        step.machines,
        step.what,
        `${rounded(ordinary.members)}, ${FIRST[ordinary.first]}`,
        `${rounded(final.members)}, ${FIRST[final.first]}`,
        `${euros.toLocaleString('en').replaceAll(',', ' ')}, ${((euros / ordinary.members) * 1000).toFixed(0)}`,
        (terabytes * MACHINE.eurosPerTerabyte).toFixed(0),
      ].join(' | ')} |`
    }),
  ]
}

/** The lines of a Markdown table. */
export function costsTable({ costs }: UnitCosts): string[] {
  return [
    '| act | a process that serves, us | PostgreSQL, us |',
    '|---|---|---|',
    ...Object.entries(costs).map(
      ([act, { serveUs, databaseUs }]) => `| ${act} | ${serveUs} | ${databaseUs} |`,
    ),
  ]
}

if (import.meta.main) console.log([...costsTable(MEASURED), '', ...stepsTable(MEASURED)].join('\n'))
