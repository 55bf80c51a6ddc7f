/** `quintet clock`: shows and shifts the time of a development installation. @spec decisions 7.6 */
import type { ComingKind, ComingLine } from '@quintet/contracts/operator/clock'
import { counted } from '@quintet/domain/basics/counted'
import { aheadAfter, type Turn } from '@quintet/domain/operation/turned-clock'
import { systemClock } from '@quintet/platform/clock/clock'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, type Session, shownAmount } from '../session.ts'
import { readSpan } from './span.ts'

const JSON_HELP = 'prints {now, aheadSeconds} as JSON, with what falls due'
const DRY_HELP = 'only shows what would fall due; does not change the time'

export function clockCommands(program: Command): void {
  const clock = program
    .command('clock')
    .description(
      'the clock of the sandbox and of everything else; servers with DEV_TOOLS=1 follow within a second',
    )
    .option('--json', JSON_HELP)
    .action((_options: object, command: Command) => turn(command, () => null))

  clock
    .command('advance <span>')
    .description('moves it forward, such as 31d, 12h or 90m; trials end, charges and reminders fall due')
    .option('--dry-run', DRY_HELP)
    .option('--json', JSON_HELP)
    .action((span: string, _options: object, command: Command) =>
      turn(command, () => {
        const advanceMs = readSpan(span)
        if (advanceMs === null)
          throw new CommandError(`"${span}" is not a duration. Write it like 31d, 12h or 90m.`)
        return { advanceMs }
      }),
    )

  clock
    .command('set <time>')
    .description('sets it, such as 2027-03-28T02:30:00+01:00; `now` sets it back to the real time')
    .option('--dry-run', DRY_HELP)
    .option('--json', JSON_HELP)
    .action((time: string, _options: object, command: Command) =>
      turn(command, () => {
        if (time === 'now') return { isReset: true }
        const to = new Date(time)
        if (Number.isNaN(to.getTime()))
          throw new CommandError(`"${time}" is not a time. Write it like 2027-03-28T02:30:00+01:00.`)
        return { to }
      }),
    )
}

/** Null: only shows the time. The option may stand before or after the subcommand's name. */
function turn(command: Command, read: () => Turn | null): Promise<void> {
  return runCommand(async ({ foundation }: Session) => {
    const { db, payments } = foundation
    if (payments.provider !== 'sandbox')
      throw new CommandError(
        'The clock can only be changed with the payment sandbox: a real provider uses real time.',
      )
    const wanted = read()
    const { json: isJson = false, dryRun: isDry = false } = command.optsWithGlobals<Options>()
    const aheadMs = await (await import('@quintet/platform/clock/turned-clock')).readOffset(db)
    const coming = wanted ? await comingBy(foundation, wanted, aheadMs) : []
    const ahead =
      wanted && !isDry ? await (await import('@quintet/operator')).turnByCommand(foundation, wanted) : aheadMs
    const now = new Date(systemClock.now().getTime() + ahead)
    const aheadSeconds = Math.round(ahead / 1000)
    const time = aheadSeconds === 0 ? now.toISOString() : `${now.toISOString()} (${sayAhead(aheadSeconds)})`
    const told = { now: now.toISOString(), aheadSeconds, ...(wanted ? { coming } : {}) }
    answer(isJson, told, [time, ...sayComing(coming, isDry)])
    return EXIT.ok
  })
}

type Options = { json?: true; dryRun?: true }

async function comingBy(
  foundation: Session['foundation'],
  wanted: Turn,
  aheadMs: number,
): Promise<ComingLine[]> {
  const { readComing } = await import('@quintet/server/clock-desk')
  const realNow = systemClock.now()
  const now = new Date(realNow.getTime() + aheadMs)
  const until = new Date(realNow.getTime() + aheadAfter(wanted, { aheadMs, realNow }))
  // Without developers' tools, the clock of this process is the machine's.
  return readComing({ db: foundation.db, clock: { now: () => now } }, until)
}

const KINDS: Record<ComingKind, string> = {
  first_charges: 'first payments after a trial',
  renewals: 'renewals',
  retries: 'retries of failed payments',
  notices: 'notices before a payment',
  pauses: 'pauses starting',
  ends: 'cancelled memberships ending',
  unpaid: 'unpaid memberships ending',
  rentals: 'rentals expiring',
  reminders: 'event reminders by mail',
  late_reminders: 'event reminders not sent, because the event will have started',
  published: 'titles to publish',
  withdrawn: 'titles to withdraw',
}

function sayComing(coming: readonly ComingLine[], isDry: boolean): string[] {
  if (coming.length === 0) return isDry ? ['nothing falls due'] : []
  const lines = coming.map(({ kind, count, sums }) => {
    const money = sums.map(({ cents, currency }) => `, ${shownAmount(cents)} ${currency}`)
    return `  ${KINDS[kind]}: ${count}${money.join('')}`
  })
  return [isDry ? 'would fall due:' : 'falls due within minutes:', ...lines]
}

function sayAhead(seconds: number): string {
  const days = Math.round((Math.abs(seconds) / 86_400) * 10) / 10
  return `${counted(days, 'day')} ${seconds < 0 ? 'behind' : 'ahead'}`
}
