/** `quintet disputes`: disputed payments, earliest deadline first; in the sandbox, also creates one. @spec decisions 13.40 */
import type { DisputeLine } from '@quintet/contracts/operator/disputes'
import { counted } from '@quintet/domain/basics/counted'
import { csvLine } from '@quintet/domain/basics/csv'
import { DISPUTE_REASONS } from '@quintet/domain/money/dispute'
import { dayOf } from '@quintet/domain/basics/calendar'
import { type Command, Option } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownAmount } from '../session.ts'
import { readCount } from './option-values.ts'

type ListOptions = { all?: true; json?: true; csv?: true }
type OpenOptions = { reason: string; days: string; outcome: 'won' | 'lost' }

const DAYS_MAX = 90

export function disputeCommands(program: Command): void {
  const disputes = program
    .command('disputes')
    .description('disputed payments, earliest deadline first')
    .option('--all', 'includes closed ones')
    .option('--csv', 'prints CSV with a header row, sums in cents')
    .option('--json', 'prints them as JSON')
    .action((options: ListOptions) =>
      runCommand(async ({ foundation: { db, clock, payments } }) => {
        const { disputes: desk } = await import('@quintet/customer')
        const all = await desk.listDisputes(db, payments, clock.now())
        const shown = options.all ? all : all.filter(({ closedAt }) => closedAt === null)
        answer(options.json === true, shown, options.csv ? csvOf(shown) : tableOf(shown))
        return EXIT.ok
      }),
    )
  disputes
    .command('open <invoice>')
    .description('payment sandbox only: disputes the payment of this invoice')
    .addOption(
      new Option('--reason <reason>', 'reason for the dispute')
        .choices(DISPUTE_REASONS)
        .default('fraudulent'),
    )
    .option('--days <days>', `days to respond, 1 to ${DAYS_MAX}; then the bank decides`, '10')
    .addOption(
      new Option('--outcome <outcome>', 'the bank’s decision').choices(['won', 'lost']).default('lost'),
    )
    .action((invoice: string, options: OpenOptions) =>
      runCommand(async ({ foundation: { db, sandbox } }) => {
        if (!sandbox) throw new CommandError('Disputes can only be opened in the payment sandbox.')
        const days = readCount('--days', options.days, DAYS_MAX)
        const { disputes: desk } = await import('@quintet/customer')
        const charge = await desk.chargeOfInvoice(db, invoice)
        if (charge === null) throw new CommandError(`There is no paid invoice ${invoice}.`)
        const { reason, outcome } = options
        const id = await sandbox.dispute(charge, { reason, outcome, days })
        if (id === null) throw new CommandError(`${invoice} is already disputed.`)
        answer(false, null, [`${id}: a running server is notified within seconds.`])
        return EXIT.ok
      }),
    )
}

function tableOf(lines: readonly DisputeLine[]): string[] {
  if (lines.length === 0) return ['There are no open disputes.']
  return lines.map((line) =>
    [
      whenOf(line).padEnd(22),
      `${shownAmount(line.amountCents)} ${line.currency}`.padStart(14),
      line.reason.padEnd(24),
      line.invoice ?? 'no invoice',
      line.email ?? 'erased',
      line.takenBy ?? 'nobody',
      line.id,
    ].join('  '),
  )
}

function whenOf({ stage, daysLeft, answer: given, closedAt }: DisputeLine): string {
  if (closedAt !== null) return `${stage} ${dayOf(new Date(closedAt))}`
  if (stage === 'under_review') return given ?? 'under review'
  if (daysLeft === null) return 'no deadline known'
  return daysLeft < 0 ? 'overdue' : daysLeft === 0 ? 'today' : `${counted(daysLeft, 'day')} left`
}

const COLUMNS = [
  'id',
  'stage',
  'dueAt',
  'amountCents',
  'currency',
  'reason',
  'openedAt',
  'closedAt',
  'invoice',
  'payment',
  'email',
  'takenBy',
  'answer',
  'answeredBy',
  'answeredAt',
  'note',
] as const satisfies readonly (keyof DisputeLine)[]

function csvOf(lines: readonly DisputeLine[]): string[] {
  return [csvLine(COLUMNS), ...lines.map((line) => csvLine(COLUMNS.map((column) => line[column] ?? '')))]
}
