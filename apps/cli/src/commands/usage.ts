/** `quintet usage`. @spec decisions 13.5 */
import type { UsageGroup, UsageLine } from '@quintet/content'
import { USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import { monthSoFar } from '@quintet/domain/basics/calendar'
import { csvLine } from '@quintet/domain/basics/csv'
import { usageTable } from '@quintet/domain/money/usage'
import { type Command, Option } from 'commander'
import { answer, EXIT, runCommand } from '../session.ts'
import { readDay } from './option-values.ts'

type Options = { from?: string; to?: string; by: UsageGroup; csv?: true; json?: true }

export function usageCommand(program: Command): void {
  program
    .command('usage')
    .description('what was played: starts, time and finished plays, without personal data')
    .option('--from <day>', 'first day, such as 2026-11-01 (default: the first of this month)')
    .option('--to <day>', 'last day (default: today)')
    .addOption(new Option('--by <what>', 'what each line counts').choices(USAGE_GROUPS).default('title'))
    .option('--csv', 'prints CSV with a header row, time in seconds')
    .option('--json', 'prints [{key, name, starts, seconds, finished}] as JSON')
    .action((options: Options) =>
      runCommand(async ({ foundation }) => {
        const { reportUsage } = await import('@quintet/content')
        const month = monthSoFar(foundation.clock.now())
        const from = readDay('--from', options.from ?? month.from)
        const to = readDay('--to', options.to ?? month.to)
        const lines = await reportUsage(foundation.db, { from, to, by: options.by, language: 'en' })
        answer(options.json === true, lines, options.csv ? usageTable(lines).map(csvLine) : tableOf(lines))
        return EXIT.ok
      }),
    )
}

function tableOf(lines: readonly UsageLine[]): string[] {
  if (lines.length === 0) return ['Nothing was played in this period.']
  return [
    '  starts  finished       hours',
    ...lines.map(({ name, kind, starts, seconds, finished }) =>
      [
        String(starts).padStart(8),
        String(finished).padStart(9),
        (seconds / 3600).toFixed(2).padStart(11),
        `  ${name ?? 'unknown'}${kind ? ` (${kind})` : ''}`,
      ].join(' '),
    ),
  ]
}
