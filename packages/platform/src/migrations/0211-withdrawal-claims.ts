import { type Kysely, sql } from 'kysely'

/** Who withdrew from which paid contract, as keyed hashes that outlive the account by a year. @spec decisions 3.31 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawal_claim (
      claim_hash bytea not null,
      contract text not null,
      withdrawn_at timestamptz not null,
      primary key (claim_hash, contract)
    );
    create index withdrawal_claim_by_contract on withdrawal_claim (contract);
    create index withdrawal_claim_by_age on withdrawal_claim (withdrawn_at);
  `.execute(db)
}
