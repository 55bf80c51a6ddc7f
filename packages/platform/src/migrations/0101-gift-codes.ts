import { type Kysely, sql } from 'kysely'

/** Codes that grant months of membership. @spec decisions 3.28 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_code (
      -- The code itself is told once, when it is issued.
      code_hash bytea primary key,
      batch text not null,
      months smallint not null check (months between 1 and 24),
      note text not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      redeemed_at timestamptz,
      -- Null again once the account is erased; the code stays redeemed.
      account_id text references account on delete set null
    );
    create index gift_code_batch on gift_code (batch);
    create index gift_code_account on gift_code (account_id) where account_id is not null;
  `.execute(db)
}
