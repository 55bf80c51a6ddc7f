/** All SQL of invoices. They are written once; the database rejects changes. @spec law 5.9 */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { InvoiceTable } from '@quintet/platform/db/tables'
import { type Selectable, sql } from 'kysely'

/** Without the column that the database fills by itself. */
export type StoredInvoice = Omit<Selectable<InvoiceTable>, 'sold' | 'reason'>

/** Takes the next number of a series and year. It becomes free again if `tx` fails, so numbers have no gaps. @spec law 5.7 */
export async function takeNumber(tx: DatabaseTransaction, series: string, year: number): Promise<number> {
  const row = await tx
    .insertInto('invoice_number')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`invoice_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

export async function insertInvoice(tx: DatabaseTransaction, invoice: StoredInvoice): Promise<void> {
  await tx
    .insertInto('invoice')
    .values({ ...invoice, document: JSON.stringify(invoice.document) })
    .execute()
}

export async function findByOrder(
  tx: DatabaseTransaction,
  orderId: string,
): Promise<StoredInvoice | undefined> {
  return tx
    .selectFrom('invoice')
    .selectAll()
    .where('payment_order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
}

export async function selectInvoices(db: Database, accountId: string): Promise<StoredInvoice[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

export async function selectInvoice(db: Database, id: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The number of the invoice with this id. */
export async function selectReference(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('invoice').select('reference').where('id', '=', id).executeTakeFirst()
  return row?.reference ?? null
}

/** The recipient of an invoice and their language: the first profile's, if it has chosen one. */
export async function selectPayer(tx: DatabaseTransaction, accountId: string) {
  return tx
    .selectFrom('account')
    .innerJoin('profile', (join) =>
      join.onRef('profile.account_id', '=', 'account.id').on('profile.place', '=', 1),
    )
    .select(['email', 'first_name', 'last_name', 'country', 'account.language', 'profile.language as chosen'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}
