/** `quintet clock`: shows and shifts the time of a development installation. @spec decisions 7.6 */
import type { ComingKind, ComingLine } from '@quintet/contracts/operator/clock'
import { aheadAfter, type Turn } from '@quintet/domain/turned-clock'
import { systemClock } from '@quintet/platform/clock/clock'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, type Session } from '../session.ts'
import { readSpan } from './span.ts'

const JSON_HELP = 'answers {now, aheadSeconds} as JSON, with what falls due'
const DRY_HELP = 'only tells what would fall due; turns nothing'

export function clockCommands(program: Command): void {
  const clock = program
    .command('clock')
    .description(
      'the time that the payment sandbox and everything else goes by; servers with DEV_TOOLS=1 follow it within a second',
    )
    .option('--json', JSON_HELP)
    .action((_options: object, command: Command) => turn(command, () => null))

  clock
    .command('advance <span>')
    .description('moves it on, such as 31d, 12h or 90m; trials end, charges and reminders come due')
    .option('--dry-run', DRY_HELP)
    .option('--json', JSON_HELP)
    .action((span: string, _options: object, command: Command) =>
      turn(command, () => {
        const advanceMs = readSpan(span)
        if (advanceMs === null)
          throw new CommandError(`"${span}" is no span of time. Write it as 31d, 12h or 90m.`)
        return { advanceMs }
      }),
    )

  clock
    .command('set <time>')
    .description('sets it, such as 2027-03-28T02:30:00+01:00; `now` sets it right again')
    .option('--dry-run', DRY_HELP)
    .option('--json', JSON_HELP)
    .action((time: string, _options: object, command: Command) =>
      turn(command, () => {
        if (time === 'now') return { isReset: true }
        const to = new Date(time)
        if (Number.isNaN(to.getTime()))
          throw new CommandError(`"${time}" is no time. Write it as 2027-03-28T02:30:00+01:00.`)
        return { to }
      }),
    )
}

/** Null: only shows the time. The option may stand before or after the subcommand's name. */
function turn(command: Command, read: () => Turn | null): Promise<void> {
  return runCommand(async ({ foundation }: Session) => {
    const { db, payments } = foundation
    if (payments.provider !== 'sandbox')
      throw new CommandError('Time is turned in the payment sandbox only: a real provider keeps its own.')
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
  // This process uses the machine's clock if DEV_TOOLS is not set.
  return readComing({ db: foundation.db, clock: { now: () => now } }, until)
}

const KINDS: Record<ComingKind, string> = {
  first_charges: 'first payments after a trial',
  renewals: 'renewals',
  retries: 'failed payments tried again',
  notices: 'notices before a payment',
  pauses: 'pauses that begin',
  ends: 'memberships that end as cancelled',
  unpaid: 'memberships that end unpaid',
  rentals: 'rentals that run out',
  reminders: 'reminders of events, by mail',
  late_reminders: 'reminders that go unsent, as the event will have begun',
  published: 'titles to publish',
  withdrawn: 'titles to withdraw',
}

function sayComing(coming: readonly ComingLine[], isDry: boolean): string[] {
  if (coming.length === 0) return isDry ? ['nothing falls due'] : []
  const lines = coming.map(({ kind, count, sums }) => {
    const money = sums.map(({ cents, currency }) => `, ${(cents / 100).toFixed(2)} ${currency}`)
    return `  ${count} ${KINDS[kind]}${money.join('')}`
  })
  return [isDry ? 'would fall due:' : 'falls due, within minutes:', ...lines]
}

function sayAhead(seconds: number): string {
  const days = Math.round((Math.abs(seconds) / 86_400) * 10) / 10
  return `${days} ${days === 1 ? 'day' : 'days'} ${seconds < 0 ? 'behind' : 'ahead'}`
}
