/** `quintet clock`: what time a development installation has, and turning it. @spec decisions 7.6 */
import type { Turn } from '@quintet/domain/turned-clock'
import { systemClock } from '@quintet/platform/clock/clock'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, type Session } from '../session.ts'
import { readSpan } from './span.ts'

const JSON_HELP = 'answers {now, aheadSeconds} as JSON'

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

/** Null: tells it only. The option may stand before and behind the subcommand's name. */
function turn(command: Command, read: () => Turn | null): Promise<void> {
  return runCommand(async ({ foundation }: Session) => {
    const { db, payments } = foundation
    if (payments.provider !== 'sandbox')
      throw new CommandError('Time is turned in the payment sandbox only: a real provider keeps its own.')
    const wanted = read()
    const ahead = wanted
      ? await (await import('@quintet/operator')).turnByCommand(foundation, wanted)
      : await (await import('@quintet/platform/clock/turned-clock')).readOffset(db)
    const now = new Date(systemClock.now().getTime() + ahead)
    const aheadSeconds = Math.round(ahead / 1000)
    answer(
      command.optsWithGlobals<{ json?: true }>().json === true,
      { now: now.toISOString(), aheadSeconds },
      [aheadSeconds === 0 ? now.toISOString() : `${now.toISOString()} (${sayAhead(aheadSeconds)})`],
    )
    return EXIT.ok
  })
}

function sayAhead(seconds: number): string {
  const days = Math.round((Math.abs(seconds) / 86_400) * 10) / 10
  return `${days} days ${seconds < 0 ? 'behind' : 'ahead'}`
}
