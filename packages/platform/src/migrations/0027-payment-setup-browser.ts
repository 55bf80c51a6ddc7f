import { type Kysely, sql } from 'kysely'

/** A payment set-up is bound to the browser that started it, because its ID appears in return addresses. @spec security 2.10 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_setup add column browser_hash bytea;
    comment on column payment_setup.browser_hash is 'Of the cookie of the browser that began it; null for other programs.';
  `.execute(db)
}
