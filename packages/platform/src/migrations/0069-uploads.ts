import { type Kysely, sql } from 'kysely'

/** Files uploaded by operators, until they become titles. @spec decisions 9.22 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload (
      id text primary key,
      operator_email text not null,
      path text not null,
      bytes bigint not null,
      received_bytes bigint not null,
      state text not null check (state in ('arriving', 'arrived', 'refused', 'taken', 'imported', 'failed')),
      reason text,
      library_path text,
      created_at timestamptz not null,
      changed_at timestamptz not null
    );
    create index upload_by_operator on upload (operator_email, created_at);
    comment on column upload.path is 'As its folder was dragged: names with / between them.';
    comment on column upload.library_path is 'Where it lies in the library of uploads once it was taken.';
  `.execute(db)
}
