/** `quintet credit-notes`: the credit notes of a month or year, with invoice and reason. @spec decisions 13.44 */
import type { CreditNoteRow } from '@quintet/contracts/operator/credit-notes'
import {
  CREDIT_NOTE_SORTS,
  type CreditNoteSort,
  REFUND_REASONS,
  type RefundReason,
} from '@quintet/domain/money/credit-note'
import { counted } from '@quintet/domain/basics/counted'
import { dayOf } from '@quintet/domain/basics/calendar'
import { type Command, Option } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownAmount } from '../session.ts'
import { readMonthOrYear } from './option-values.ts'

type Options = {
  reason?: RefundReason
  country?: string
  invoice?: string
  sort: CreditNoteSort
  csv?: true
  json?: true
}

export function creditNotesCommand(program: Command): void {
  program
    .command('credit-notes')
    .argument('[period]', 'a month such as 2026-10, or a year such as 2026 (default: all)')
    .description('credit notes with the invoice each corrects and the reason')
    .addOption(new Option('--reason <reason>', 'only with this reason').choices(REFUND_REASONS))
    .option('--country <country>', 'only of members of this country, such as AT')
    .option('--invoice <number>', 'only those that correct this invoice')
    .addOption(new Option('--sort <sort>', 'the order').choices(CREDIT_NOTE_SORTS).default('newest'))
    .option('--csv', 'prints CSV with a header row, the same as the console’s file')
    .option('--json', 'prints them as JSON, sums in cents')
    .action((period: string | undefined, { csv, json, country, ...options }: Options) =>
      runCommand(async ({ foundation: { db } }) => {
        const span = period === undefined ? {} : readMonthOrYear('period', period)
        const wanted = { ...span, ...options, country: country && countryOf(country) }
        const { books } = await import('@quintet/customer')
        if (csv && !json) answer(false, null, [(await books.creditNotesCsv(db, wanted)).trimEnd()])
        else {
          const rows = await books.readCreditNotes(db, wanted)
          answer(json === true, rows, tableOf(rows))
        }
        return EXIT.ok
      }),
    )
}

function countryOf(country: string): string {
  if (!/^[a-z]{2}$/i.test(country))
    throw new CommandError(`--country: "${country}" is not a country code. Write it like AT.`)
  return country.toUpperCase()
}

function tableOf(rows: readonly CreditNoteRow[]): string[] {
  if (rows.length === 0) return ['There are no such credit notes.']
  const lines = rows.map((row) =>
    [
      dayOf(new Date(row.issuedAt)),
      row.reference,
      shownAmount(row.grossCents).padStart(12),
      row.currency,
      (row.reason ?? 'not recorded').padEnd(13),
      row.country,
      row.invoice,
      row.email ?? 'erased',
    ].join('  '),
  )
  const sums = Map.groupBy(rows, ({ currency }) => currency)
  const totals = [...sums].map(([currency, of]) => {
    const cents = of.reduce((sum, { grossCents }) => sum + grossCents, 0)
    return `${counted(of.length, 'credit note')}, ${shownAmount(cents)} ${currency}`
  })
  return [...lines, ...totals]
}
