/** Credit notes, each with the invoice it corrects and the reason. @spec decisions 13.44 */
import {
  CREDIT_NOTES_FILE_MAX,
  type CreditNoteRow,
  type CreditNotesQuery,
} from '@quintet/contracts/operator/credit-notes'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { csvLine } from '@quintet/domain/csv'
import type { Database } from '@quintet/platform/db/database'
import type { z } from 'zod'
import { spanOf } from './figures.ts'
import { selectCreditNotes } from './queries.ts'

export type CreditNotesWanted = z.output<typeof CreditNotesQuery>

/** Returns one page: the credit notes after the one with the id `before`. */
export async function listCreditNotes(
  db: Database,
  wanted: CreditNotesWanted,
): Promise<{ items: CreditNoteRow[]; hasMore: boolean }> {
  const rows = await read(db, wanted, LIST_PAGE + 1)
  return { items: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE }
}

/** Returns all matching credit notes, as many as a file holds. */
export function readCreditNotes(db: Database, wanted: CreditNotesWanted): Promise<CreditNoteRow[]> {
  return read(db, wanted, CREDIT_NOTES_FILE_MAX)
}

/** Returns all matching credit notes as CSV. */
export async function creditNotesCsv(db: Database, wanted: CreditNotesWanted): Promise<string> {
  const rows = await readCreditNotes(db, wanted)
  const amount = (cents: number) => Number((cents / 100).toFixed(2))
  const head = ['number', 'at', 'invoice', 'reason', 'country', 'plan', 'net', 'vat', 'gross', 'currency']
  const lines = rows.map((row) => [
    row.reference,
    row.issuedAt,
    row.invoice,
    row.reason ?? '',
    row.country,
    row.plan,
    amount(row.netCents),
    amount(row.vatCents),
    amount(row.grossCents),
    row.currency,
  ])
  return [head, ...lines].map((fields) => `${csvLine(fields)}\r\n`).join('')
}

async function read(
  db: Database,
  { from, to, ...wanted }: CreditNotesWanted,
  limit: number,
): Promise<CreditNoteRow[]> {
  const start = from === undefined ? undefined : spanOf({ from, to: from }).start
  const end = to === undefined ? undefined : spanOf({ from: to, to }).end
  const rows = await selectCreditNotes(db, { ...wanted, start, end }, limit)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    issuedAt: row.issued_at.toISOString(),
    invoice: row.invoice,
    reason: row.reason,
    country: row.country,
    plan: row.plan,
    accountId: row.account_id,
    email: row.email,
    grossCents: row.gross_cents,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    currency: row.currency,
  }))
}
