/** `quintet gift`: codes that grant months of membership. @spec decisions 3.28 */
import type { GiftBatch } from '@quintet/customer'
import { counted } from '@quintet/domain/basics/counted'
import { GIFT_CODES_MAX, GIFT_MONTHS_MAX } from '@quintet/domain/membership/gift'
import { dayOf, endOfDay, startOfDayAfter } from '@quintet/domain/basics/calendar'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'
import { readCount, readDay } from './option-values.ts'

const EXPIRES_DAYS = 3 * 365

type IssueOptions = { months: string; count: string; until?: string; note: string; json?: true }

export function giftCommands(program: Command): void {
  const gift = program.command('gift').description('gift codes for months of membership')
  gift
    .command('issue')
    .description('issues codes and prints them once; only their hashes are stored')
    .requiredOption('--months <months>', `months of membership per code, 1 to ${GIFT_MONTHS_MAX}`)
    .option('--count <count>', `how many codes, at most ${GIFT_CODES_MAX}`, '1')
    .option('--until <day>', 'last day to redeem them, such as 2027-12-31 (default: in three years)')
    .option('--note <note>', 'what they are for', '')
    .option('--json', 'prints {batch, codes} as JSON')
    .action((options: IssueOptions) =>
      runCommand(async ({ foundation }) => {
        const { issueGifts } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const wanted = readIssue(options, now)
        const issued = await foundation.db.transaction().execute(async (tx) => {
          const made = await issueGifts(tx, wanted, now)
          const { count, months, note, expiresAt } = wanted
          await noteChange(
            tx,
            {
              actor: COMMAND_LINE,
              action: 'gifts_issued',
              subject: 'gifts',
              subjectId: made.batch,
              after: { count, months, note, expiresAt: expiresAt.toISOString() },
            },
            now,
          )
          return made
        })
        answer(options.json === true, issued, issued.codes)
        return EXIT.ok
      }),
    )
  gift
    .command('list')
    .description('lists what was issued and how much of it was redeemed')
    .option(
      '--json',
      'prints [{batch, months, note, issuedAt, expiresAt, issued, redeemed, voided, state}] as JSON',
    )
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listGifts } = await import('@quintet/customer')
        const batches = await listGifts(foundation.db, foundation.clock.now())
        answer(
          options.json === true,
          batches,
          batches.length > 0 ? batches.map(lineOf) : ['No codes have been issued.'],
        )
        return EXIT.ok
      }),
    )
  gift
    .command('void')
    .argument('<batch>', 'as shown by `gift list`')
    .description('voids the unredeemed codes of a batch')
    .action((batch: string) =>
      runCommand(async ({ foundation }) => {
        const { voidGifts } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const count = await foundation.db.transaction().execute(async (tx) => {
          const gone = await voidGifts(tx, batch, now)
          const change = { actor: COMMAND_LINE, action: 'gifts_voided', subject: 'gifts' } as const
          if (gone > 0) await noteChange(tx, { ...change, subjectId: batch, after: { count: gone } }, now)
          return gone
        })
        answer(false, null, [`${counted(count, 'code')} voided.`])
        return EXIT.ok
      }),
    )
}

function readIssue(options: IssueOptions, now: Date) {
  const { note, until } = options
  const count = readCount('--count', options.count, GIFT_CODES_MAX)
  const months = readCount('--months', options.months, GIFT_MONTHS_MAX)
  const expiresAt =
    until === undefined ? startOfDayAfter(now, EXPIRES_DAYS) : endOfDay(readDay('--until', until))
  if (expiresAt <= now) throw new CommandError(`--until: ${until} is in the past.`)
  return { count, months, note, expiresAt }
}

function lineOf({ batch, months, issued, redeemed, voided, expiresAt, note }: GiftBatch): string {
  const day = dayOf(new Date(Date.parse(expiresAt) - 1))
  const gone = voided > 0 ? `, ${voided} void` : ''
  return `${batch}  ${counted(months, 'month')}  ${redeemed} of ${issued} redeemed${gone}  until ${day}  ${note}`.trimEnd()
}
