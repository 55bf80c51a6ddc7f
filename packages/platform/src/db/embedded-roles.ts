/**
 * Who may do what in the embedded database: its owner makes and changes tables, the service only reads and writes rows. Whoever gets a
 * statement of theirs into the service reaches no file and starts no program. @spec security 4.4
 */
import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Made with the data folder: its superuser, for migrations and for starting and stopping alone. */
export const OWNER = 'quintet'
const SERVICE = 'quintet_service'
// "role": whoever changes roles and grants holds it, since PostgreSQL lets nobody change a row of theirs at the same time.
const ROLES_LOCK = 0x726f_6c65

/** Follows from the owner's, so that data folders from before have one too. */
export function servicePasswordOf(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(SERVICE).digest('hex')
}

/** The address at which the service reaches the database whose owner's address is given. */
export function serviceUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.password = servicePasswordOf(url.password)
  url.username = SERVICE
  return url.href
}

/** Makes the service's role where it is missing. `client` is the owner's. */
export async function makeServiceRole(client: Client, ownerPassword: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ROLES_LOCK])
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVICE])
    // The password is hexadecimal, so it needs no quoting; a parameter is not allowed there.
    if (rowCount === 0)
      await client.query(`create role ${SERVICE} login password '${servicePasswordOf(ownerPassword)}'`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ROLES_LOCK])
  }
}

/**
 * Lets the service at the rows of all tables, and gives it the queues' schema, whose tables pg-boss makes and changes by itself. After
 * each migration, as the owner; does nothing where all is granted.
 */
export async function admitService(db: Database): Promise<void> {
  const role = sql.raw(SERVICE)
  await sql`
    do $$
    declare target text;
    begin
      perform pg_advisory_xact_lock(${sql.raw(String(ROLES_LOCK))});
      if not has_database_privilege('${role}', current_database(), 'create') then
        execute format('grant create on database %I to ${role}', current_database());
      end if;
      for target in select oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relname not like 'kysely%'
          and case when relkind in ('r', 'p', 'v') then not has_table_privilege('${role}', oid, 'insert') else false end
      loop
        execute format('grant select, insert, update, delete on %s to ${role}', target);
      end loop;
      for target in select oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace
          and case when relkind = 'S' then not has_sequence_privilege('${role}', oid, 'usage') else false end
      loop
        execute format('grant usage on sequence %s to ${role}', target);
      end loop;
    end $$`.execute(db)
  await handOverQueues(db)
}

// Of a data folder from before the service had a role of its own.
async function handOverQueues(db: Database): Promise<void> {
  const role = sql.raw(SERVICE)
  await sql`
    do $$
    declare statement text;
    begin
      perform pg_advisory_xact_lock(${sql.raw(String(ROLES_LOCK))});
      if not exists (select from pg_namespace where nspname = 'pgboss' and nspowner <> '${role}'::regrole) then
        return;
      end if;
      for statement in
        select format('alter table %s owner to ${role}', oid::regclass) from pg_class
          where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
        union all
        select format('alter routine %s owner to ${role}', oid::regprocedure) from pg_proc
          where pronamespace = 'pgboss'::regnamespace
        union all
        select format('alter type %s owner to ${role}', oid::regtype) from pg_type
          where typnamespace = 'pgboss'::regnamespace and typtype in ('e', 'd')
        union all
        select 'alter schema pgboss owner to ${role}'
      loop
        execute statement;
      end loop;
    end $$`.execute(db)
}
