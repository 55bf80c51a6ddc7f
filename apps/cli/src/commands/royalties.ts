/** `quintet royalties`: what rights holders are owed for a month. Contracts are managed in the console. @spec decisions 13.32 */
import type { readRoyalties } from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import { type Command, Option } from 'commander'
import { writeFile } from 'node:fs/promises'
import { answer, CommandError, EXIT, runCommand, shownAmount } from '../session.ts'
import { readMonth } from './option-values.ts'

type Options = {
  month?: string
  csv?: true
  json?: true
  holder?: string
  pdf?: string
  language: Language
}

export function royaltiesCommand(program: Command): void {
  program
    .command('royalties')
    .description('what rights holders are owed under their contracts for a month’s plays and invoices')
    .option('--month <month>', 'such as 2026-10 (default: last month)')
    .option('--csv', 'prints every title as CSV')
    .option('--json', 'prints {month, seconds, lines, withoutContract} as JSON')
    .option('--holder <name>', 'with --pdf: the rights holder')
    .option('--pdf <file>', 'writes a rights holder’s statement to this file')
    .addOption(
      new Option('--language <language>', 'language of titles and statement')
        .choices(LANGUAGES)
        .default('de'),
    )
    .action((options: Options) =>
      runCommand(async ({ foundation: { db, clock, brand } }) => {
        const now = clock.now()
        const month = readMonth('--month', options.month, now)
        if ((options.pdf === undefined) !== (options.holder === undefined))
          throw new CommandError('--pdf and --holder belong together: --holder "Name" --pdf statement.pdf')
        const { settleMonth } = await import('@quintet/server/royalty-desk')
        const { royalties } = await import('@quintet/customer')
        const { language, holder, pdf } = options
        const settled = await settleMonth(db, { month, language }, now)
        if (holder !== undefined && pdf !== undefined) {
          if (!settled.settled.some(({ contract }) => contract.holder === holder))
            throw new CommandError(`No contract with "${holder}" was in force in ${month}.`)
          await writeFile(pdf, await royalties.royaltyStatement(brand, settled, { holder, language }, now))
        }
        const told = royalties.tellMonth(settled)
        const lines = options.csv ? [royalties.royaltiesCsv(settled).trimEnd()] : tableOf(told)
        answer(options.json === true, told, lines)
        return EXIT.ok
      }),
    )
}

function tableOf({ lines, withoutContract }: CallAnswer<typeof readRoyalties>): string[] {
  const row = (minutes: number, amount: string, name: string) =>
    `${minutes.toFixed(1).padStart(12)} ${amount.padStart(16)}  ${name}`
  const without = withoutContract.map(({ seconds, holder }) =>
    row(seconds / 60, 'no contract', holder ?? 'no publisher named'),
  )
  if (lines.length + without.length === 0) return ['Nothing was played, and no contract was in force.']
  return [
    `${'minutes'.padStart(12)} ${'owed'.padStart(16)}  rights holder`,
    ...lines.map(({ seconds, cents, contract: { holder, currency } }) =>
      row(seconds / 60, `${shownAmount(cents)} ${currency}`, holder),
    ),
    ...without,
  ]
}
