import { type Kysely, sql } from 'kysely'

/** A batch is voided with its redeemed codes: a withdrawal gives such a code back, but not its validity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update gift_code set voided_at = voided.at
    from (select batch, max(voided_at) as at from gift_code where voided_at is not null group by batch) as voided
    where gift_code.batch = voided.batch and gift_code.voided_at is null`.execute(db)
}
