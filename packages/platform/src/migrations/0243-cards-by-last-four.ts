import { type Kysely, sql } from 'kysely'

/** Who calls about a charge often knows no more of the account than the card that was charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_method_last_four on payment_method ((details -> 'card' ->> 'last4'))`.execute(
    db,
  )
}
