/** `quintet clock`: what time a development installation has, and turning it. @spec decisions 7.6 */
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
    .action((_options: object, command: Command) => turn(command, (ahead) => ahead))

  clock
    .command('advance <span>')
    .description('moves it on, such as 31d, 12h or 90m; trials end, charges and reminders come due')
    .option('--json', JSON_HELP)
    .action((span: string, _options: object, command: Command) =>
      turn(command, (ahead) => {
        const milliseconds = readSpan(span)
        if (milliseconds === null)
          throw new CommandError(`"${span}" is no span of time. Write it as 31d, 12h or 90m.`)
        return ahead + milliseconds
      }),
    )

  clock
    .command('set <time>')
    .description('sets it, such as 2027-03-28T02:30:00+01:00; `now` sets it right again')
    .option('--json', JSON_HELP)
    .action((time: string, _options: object, command: Command) =>
      turn(command, () => {
        if (time === 'now') return 0
        const wanted = Date.parse(time)
        if (Number.isNaN(wanted))
          throw new CommandError(`"${time}" is no time. Write it as 2027-03-28T02:30:00+01:00.`)
        return wanted - systemClock.now().getTime()
      }),
    )
}

// The option may stand before and behind the subcommand's name.
function turn(command: Command, next: (ahead: number) => number): Promise<void> {
  return runCommand(async ({ foundation }: Session) => {
    const { db, payments } = foundation
    if (payments.provider !== 'sandbox')
      throw new CommandError('Time is turned in the payment sandbox only: a real provider keeps its own.')
    const { readOffset, setOffset } = await import('@quintet/platform/clock/turned-clock')
    const before = await readOffset(db)
    const ahead = next(before)
    const now = ahead === before ? new Date(systemClock.now().getTime() + ahead) : await setOffset(db, ahead)
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
