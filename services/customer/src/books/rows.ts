/** The rows behind a figure. @spec decisions 13.8 */
import { FILE_ROWS_MAX, LIST_PAGE } from '@quintet/contracts/operator/fields'
import { inOneFile } from '@quintet/contracts/operator/one-file'
import {
  type MembershipFigure,
  type MoneyRow,
  type MoneyRowsQuery,
  type PapersQuery,
  type PaperTotal,
} from '@quintet/contracts/operator/money'
import { amountOf, csvOf } from '@quintet/domain/basics/csv'
import type { MembershipChangeKind } from '@quintet/domain/membership/membership-change'
import type { Database } from '@quintet/platform/db/database'
import type { z } from 'zod'
import { spanOf } from './figures.ts'
import * as queries from './queries.ts'

export type RowsWanted = z.output<typeof MoneyRowsQuery>

/** Returns one page of rows, newest first: those after the one with the id `before`. */
export async function listMoneyRows(
  db: Database,
  wanted: RowsWanted,
): Promise<{ items: MoneyRow[]; hasMore: boolean }> {
  const part = { before: wanted.before, limit: LIST_PAGE + 1 }
  const { figure } = wanted
  const rows =
    figure === 'revenue' || figure === 'credited'
      ? await papersOf(db, { ...wanted, figure }, part)
      : await membershipsOf(db, { ...wanted, figure }, part)
  return { items: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE }
}

export type PapersWanted = z.output<typeof PapersQuery>

const keptOf = (wanted: PapersWanted): queries.KeptPapers => ({
  ...wanted,
  onlyCredited: wanted.figure === 'credited',
})

/** Returns the totals of the invoices and credit notes behind a figure, by currency. @spec decisions 13.46 */
export async function sumMoneyRows(db: Database, wanted: PapersWanted): Promise<PaperTotal[]> {
  const rows = await queries.sumKeptPapers(db, spanOf(wanted), keptOf(wanted))
  return rows.map(({ currency, papers, vat, gross }) => ({
    currency,
    papers,
    netCents: Number(gross) - Number(vat),
    vatCents: Number(vat),
    grossCents: Number(gross),
  }))
}

/** Returns the invoices and credit notes behind a figure as CSV, newest first; throws `too_many_rows`. */
export async function moneyRowsCsv(db: Database, wanted: PapersWanted): Promise<string> {
  const part = { limit: FILE_ROWS_MAX + 1 }
  const rows = inOneFile(await queries.selectPapers(db, spanOf(wanted), keptOf(wanted), part))
  const head = ['number', 'at', 'kind', 'corrects', 'country', 'plan', 'rate', 'net', 'vat', 'gross']
  return csvOf([
    [...head, 'currency'],
    ...rows.map((row) => [
      row.reference,
      row.at.toISOString(),
      row.kind,
      row.corrects ?? '',
      row.country,
      row.plan,
      amountOf(row.vat_rate),
      amountOf(row.net_cents),
      amountOf(row.vat_cents),
      amountOf(row.gross_cents),
      row.currency,
    ]),
  ])
}

async function papersOf(db: Database, wanted: PapersWanted, part: queries.Part): Promise<MoneyRow[]> {
  const rows = await queries.selectPapers(db, spanOf(wanted), keptOf(wanted), part)
  return rows.map(({ id, at, kind, country, plan, account_id, email, reference, ...sums }) => ({
    id,
    at: at.toISOString(),
    kind,
    country,
    plan,
    accountId: account_id,
    email,
    reference,
    netCents: sums.net_cents,
    vatCents: sums.vat_cents,
    grossCents: sums.gross_cents,
    currency: sums.currency,
  }))
}

const KINDS = {
  won: ['joined', 'trial_converted'],
  churned: ['ended', 'trial_unconverted'],
  trialsBegan: ['trial_began'],
  failed: ['payment_failed'],
} as const satisfies Partial<Record<MembershipFigure, readonly MembershipChangeKind[]>>

const OUTCOMES = {
  converted: { of: 'trials', outcome: 'trial_converted' },
  trialsLeft: { of: 'trials', outcome: 'trial_left' },
  recovered: { of: 'failures', outcome: 'payment_recovered' },
  lost: { of: 'failures', outcome: 'payment_lost' },
} as const satisfies Partial<Record<MembershipFigure, object>>

async function membershipsOf(
  db: Database,
  wanted: RowsWanted & { figure: MembershipFigure },
  part: queries.Part,
): Promise<MoneyRow[]> {
  const { figure } = wanted
  const span = spanOf(wanted)
  if (figure === 'paying' || figure === 'trials') {
    const rows = await queries.selectStanding(db, span.end, { ...wanted, of: figure }, part)
    return rows.map((row) => toRow({ ...row, kind: 'standing' }))
  }
  const rows =
    figure in KINDS
      ? await queries.selectChanges(db, span, { ...wanted, kinds: KINDS[figure as keyof typeof KINDS] }, part)
      : await queries.selectOutcomes(
          db,
          span,
          { ...wanted, ...OUTCOMES[figure as keyof typeof OUTCOMES] },
          part,
        )
  return rows.map(toRow)
}

type Membership = Pick<MoneyRow, 'id' | 'kind' | 'country' | 'plan' | 'email'> & {
  at: Date
  account_id: string | null
}

function toRow({ id, at, kind, country, plan, account_id: accountId, email }: Membership): MoneyRow {
  const nothing = { reference: null, netCents: null, vatCents: null, grossCents: null, currency: null }
  return { id, at: at.toISOString(), kind, country, plan, accountId, email, ...nothing }
}
