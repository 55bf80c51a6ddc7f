/** `quintet gift`: codes that grant months of membership. @spec decisions 3.28 */
import type { GiftBatch } from '@quintet/customer'
import { GIFT_CODES_MAX, GIFT_MONTHS_MAX } from '@quintet/domain/gift'
import { dayOf, endOfDay, startOfDayAfter } from '@quintet/domain/period'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const EXPIRES_DAYS = 3 * 365

type IssueOptions = { months: string; count: string; until?: string; note: string; json?: true }

export function giftCommands(program: Command): void {
  const gift = program.command('gift').description('codes that give months of membership')
  gift
    .command('issue')
    .description('issues codes and prints them, this once; only their hashes are kept')
    .requiredOption('--months <months>', `how many months each gives, 1 to ${GIFT_MONTHS_MAX}`)
    .option('--count <count>', `how many codes, ${GIFT_CODES_MAX} at most`, '1')
    .option('--until <day>', 'the last day to redeem them, such as 2027-12-31; three years unless given')
    .option('--note <note>', 'what they are for', '')
    .option('--json', 'answers {batch, codes} as JSON')
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
    .description('what was issued, and how much of it was redeemed')
    .option(
      '--json',
      'answers [{batch, months, note, issuedAt, expiresAt, issued, redeemed, voided, state}] as JSON',
    )
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listGifts } = await import('@quintet/customer')
        const batches = await listGifts(foundation.db, foundation.clock.now())
        answer(
          options.json === true,
          batches,
          batches.length > 0 ? batches.map(lineOf) : ['No codes were issued.'],
        )
        return EXIT.ok
      }),
    )
  gift
    .command('void')
    .argument('<batch>', 'as `gift list` names it')
    .description('makes the codes of a batch void that nobody has redeemed')
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
        answer(false, null, [`${count} codes are void.`])
        return EXIT.ok
      }),
    )
}

function readIssue(options: IssueOptions, now: Date) {
  const { note, until } = options
  const count = readNumber(options.count, GIFT_CODES_MAX)
  const months = readNumber(options.months, GIFT_MONTHS_MAX)
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new CommandError(`"${until}" is no day such as 2027-12-31.`)
  const expiresAt = until === undefined ? startOfDayAfter(now, EXPIRES_DAYS) : endOfDay(until)
  if (expiresAt <= now) throw new CommandError(`${until} is over.`)
  return { count, months, note, expiresAt }
}

function readNumber(written: string, max: number): number {
  const number = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > max) throw new CommandError(`"${written}": give a number from 1 to ${max}.`)
  return number
}

function lineOf({ batch, months, issued, redeemed, voided, expiresAt, note }: GiftBatch): string {
  const day = dayOf(new Date(Date.parse(expiresAt) - 1))
  const gone = voided > 0 ? `, ${voided} void` : ''
  return `${batch}  ${months} months  ${redeemed} of ${issued} redeemed${gone}  until ${day}  ${note}`.trimEnd()
}
