/** `quintet datev`: a month's invoices, credit notes and payouts as bookings for the tax adviser. @spec decisions 13.43 */
import { counted } from '@quintet/domain/basics/counted'
import { datevName } from '@quintet/domain/money/datev-name'
import type { Command } from 'commander'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answer, CommandError, EXIT, runCommand, shownAmount } from '../session.ts'
import { readMonth } from './option-values.ts'

type Options = { folder: string; json?: true }

export function datevCommand(program: Command): void {
  program
    .command('datev')
    .argument('[month]', 'such as 2026-10 (default: last month)')
    .description('writes a month’s invoices, credit notes and payouts as a DATEV booking batch')
    .option('--folder <folder>', 'where the files are written', '.')
    .option(
      '--json',
      'prints {month, isRunning, files, bookings, accounts} as JSON, sums in cents, debits above 0',
    )
    .action((wanted: string | undefined, { folder, json }: Options) =>
      runCommand(async ({ foundation: { db, clock, brand } }) => {
        const now = clock.now()
        const month = readMonth('month', wanted, now)
        if (!brand.accounting)
          throw new CommandError('Enter the tax adviser’s numbers under accounting in brand.json first.')
        const { books } = await import('@quintet/customer')
        const made = await books.datevMonth({ db, brand }, month, now)
        await mkdir(folder, { recursive: true })
        const files = made.files.map((bytes, index) => ({
          name: path.join(folder, datevName({ month, part: index + 1, isRunning: made.isRunning })),
          bytes,
        }))
        for (const { name, bytes } of files) await writeFile(name, bytes)
        const { bookExported, COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const { isRunning, balance, currency } = made
        const exported = { part: null, parts: files.length, isRunning, balance, currency }
        await db
          .transaction()
          .execute((tx) => noteChange(tx, { actor: COMMAND_LINE, ...bookExported(month, exported) }, now))
        const accounts = Object.entries(balance.sums)
          .map(([account, cents]) => ({ account, cents }))
          .toSorted((a, b) => a.account.localeCompare(b.account))
        const names = files.map(({ name }) => name)
        const told = { month, isRunning, files: names, bookings: balance.count, accounts }
        answer(json === true, told, linesOf(told))
        return EXIT.ok
      }),
    )
}

function linesOf({
  month,
  isRunning,
  files,
  bookings,
  accounts,
}: {
  month: string
  isRunning: boolean
  files: readonly string[]
  bookings: number
  accounts: readonly { account: string; cents: number }[]
}): string[] {
  return [
    `${counted(bookings, 'booking')} in ${files.join(', ')}`,
    ...(isRunning ? [`${month} is not over: write it again afterwards.`] : []),
    ...accounts.map(({ account, cents }) => `${account} ${shownAmount(cents).padStart(16)}`),
  ]
}
