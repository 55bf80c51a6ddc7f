import { type Kysely, sql } from 'kysely'

/** Members who call about a charge often know only the card that was charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_method_last_four on payment_method ((details -> 'card' ->> 'last4'))`.execute(
    db,
  )
}
