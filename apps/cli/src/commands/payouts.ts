/** `quintet payouts`: compares the payment provider's payouts with the books; in the sandbox, also creates one. @spec decisions 13.41 */
import { isProblem } from '@quintet/contracts/problem'
import type { PayoutLineRow, PayoutRow, UnpaidRow } from '@quintet/contracts/operator/payouts'
import { csvLine } from '@quintet/domain/basics/csv'
import { houseCurrency } from '@quintet/domain/membership/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import { dayOf, startOfDay } from '@quintet/domain/basics/calendar'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, type Session, shownAmount } from '../session.ts'
import { readDay } from './option-values.ts'

type Options = { fetch?: true; since?: string; csv?: true; json?: true }

export function payoutCommands(program: Command): void {
  const payouts = program
    .command('payouts')
    .argument('[payout]', 'one payout to show in detail, such as po_…')
    .description('the payment provider’s payouts, newest first, and booked payments that are in no payout')
    .option('--fetch', 'fetches the last forty days from the provider first')
    .option('--since <day>', 'with --fetch: from this day, such as 2026-01-01')
    .option('--csv', 'prints CSV with a header row, sums in cents')
    .option('--json', 'prints {items, hasMore, unpaid}, or {payout, lines} of one, as JSON')
    .action((id: string | undefined, options: Options) =>
      runCommand(async ({ foundation }) => {
        if (options.fetch) await fetch(foundation, options.since)
        else if (options.since !== undefined) throw new CommandError('--since needs --fetch.')
        if (id === undefined) await list(foundation, options)
        else await show(foundation, id, options)
        return EXIT.ok
      }),
    )
  payouts
    .command('make')
    .description('payment sandbox only: pays out everything collected since the last payout')
    .action(() =>
      runCommand(async ({ foundation: { sandbox, brand, clock } }) => {
        if (!sandbox) throw new CommandError('Payouts can only be made in the payment sandbox.')
        const id = await sandbox.payOut(
          houseCurrency(offerAt(brand.offers, clock.now()), brand.company.country),
        )
        if (id === null) throw new CommandError('There is nothing to pay out.')
        answer(false, null, [`${id}: a running server is notified within seconds.`])
        return EXIT.ok
      }),
    )
}

type Foundation = Session['foundation']

async function fetch({ db, clock, payments }: Foundation, since: string | undefined): Promise<void> {
  const start = since === undefined ? undefined : startOfDay(readDay('--since', since))
  const { payouts: desk } = await import('@quintet/customer')
  const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
  const now = clock.now()
  const found = await desk.askForPayouts(payments, { since: start }, now)
  await db.transaction().execute(async (tx) => {
    await desk.savePayouts(tx, found, now)
    const change = { actor: COMMAND_LINE, action: 'payouts_fetched', subject: 'payout' } as const
    await noteChange(tx, { ...change, subjectId: since ?? 'lately', after: { payouts: found.length } }, now)
  })
}

async function list({ db, clock }: Foundation, { json, csv }: Options): Promise<void> {
  const { payouts: desk } = await import('@quintet/customer')
  const found = await desk.listPayouts(db, {})
  const unpaid = await desk.listUnpaid(db, clock.now())
  const lines = csv ? csvOf(PAYOUT_COLUMNS, found.items) : [...tableOf(found.items), ...unpaidOf(unpaid)]
  answer(json === true, { ...found, unpaid }, lines)
}

async function show({ db }: Foundation, id: string, { json, csv }: Options): Promise<void> {
  const { payouts: desk } = await import('@quintet/customer')
  const found = await desk.readPayout(db, id).catch((error: unknown) => {
    if (!isProblem(error, 'unknown_payout')) throw error
    throw new CommandError(`There is no payout ${id}; --fetch gets them from the provider.`)
  })
  const lines = csv ? csvOf(LINE_COLUMNS, found.lines) : found.lines.map(lineText)
  answer(json === true, found, lines.length > 0 ? lines : ['The provider does not itemise it.'])
}

const money = (cents: number) => shownAmount(cents).padStart(12)

function tableOf(items: readonly PayoutRow[]): string[] {
  if (items.length === 0) return ['There are no payouts yet; --fetch gets them from the provider.']
  const heads = ['charges', 'refunds', 'disputes', 'fees', 'other', 'paid out'].map((head) =>
    head.padStart(12),
  )
  return [
    `${'arrives'.padEnd(10)} ${heads.join('')}`,
    ...items.map((row) => {
      const { chargesCents, refundsCents, disputesCents, feesCents, otherCents } = row
      const sums = [chargesCents, refundsCents, disputesCents, feesCents, otherCents, row.amountCents]
      return `${dayOf(new Date(row.arrivesAt))} ${sums.map(money).join('')} ${row.currency}  ${row.id}  ${troubleOf(row)}`.trimEnd()
    }),
  ]
}

function troubleOf({ state, isItemised, unmatched, restCents }: PayoutRow): string {
  if (state === 'failed') return 'failed'
  if (!isItemised) return 'not itemised'
  if (restCents !== 0) return `${shownAmount(restCents)} unexplained`
  return unmatched === 0 ? '' : `${unmatched} not in the books`
}

function unpaidOf(unpaid: readonly UnpaidRow[]): string[] {
  if (unpaid.length === 0) return []
  return [
    'booked, but in no payout:',
    ...unpaid.map(
      ({ amountCents, currency, settledAt, reference, invoice }) =>
        `${dayOf(new Date(settledAt))} ${money(amountCents)} ${currency}  ${invoice ?? 'no invoice'}  ${reference ?? ''}`,
    ),
  ]
}

function lineText({
  at,
  kind,
  grossCents,
  feeCents,
  netCents,
  match,
  invoice,
  reference,
}: PayoutLineRow): string {
  const sums = [grossCents, -feeCents, netCents].map(money).join('')
  return `${dayOf(new Date(at))} ${kind.padEnd(8)} ${sums}  ${match.padEnd(7)}  ${invoice ?? ''}  ${reference ?? ''}`.trimEnd()
}

const PAYOUT_COLUMNS = [
  'id',
  'state',
  'createdAt',
  'arrivesAt',
  'currency',
  'chargesCents',
  'refundsCents',
  'disputesCents',
  'feesCents',
  'otherCents',
  'amountCents',
  'unmatched',
  'restCents',
] as const satisfies readonly (keyof PayoutRow)[]

const LINE_COLUMNS = [
  'id',
  'at',
  'kind',
  'type',
  'grossCents',
  'feeCents',
  'netCents',
  'match',
  'bookedCents',
  'invoice',
  'reference',
] as const satisfies readonly (keyof PayoutLineRow)[]

function csvOf<Row extends object>(columns: readonly (keyof Row)[], rows: readonly Row[]): string[] {
  return [
    csvLine(columns.map(String)),
    ...rows.map((row) => csvLine(columns.map((column) => (row[column] ?? '') as string | number))),
  ]
}
