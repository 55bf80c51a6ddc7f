/**
 * Roles of the embedded database: the owner creates and alters tables, the service only reads and writes rows. An SQL injection into the
 * service can reach no file and start no program. @spec security 4.4
 */
import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The superuser created with the data folder; used only for migrations and for starting and stopping the server. */
export const OWNER = 'quintet'
const SERVICE = 'quintet_service'
// "role": held while changing roles and grants, since PostgreSQL fails when two sessions change the same role's row at once.
const ROLES_LOCK = 0x726f_6c65

/** Derived from the owner's password, so that older data folders have one too. */
function servicePasswordOf(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(SERVICE).digest('hex')
}

/** Returns the URL with which the service connects to the database of `ownerUrl`. */
export function serviceUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.password = servicePasswordOf(url.password)
  url.username = SERVICE
  return url.href
}

/** Creates the service's role if it is missing. `client` is connected as the owner. */
export async function makeServiceRole(client: Client, ownerPassword: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ROLES_LOCK])
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVICE])
    // The password is hexadecimal and needs no quoting; parameters are not allowed in this statement.
    if (rowCount === 0)
      await client.query(`create role ${SERVICE} login password '${servicePasswordOf(ownerPassword)}'`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ROLES_LOCK])
  }
}

/**
 * Grants the service the rows of all tables and hands it the queues' schema, whose tables pg-boss creates and alters itself. Called as the
 * owner after each migration; does nothing if all is granted.
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

// For data folders from before the service had its own role.
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
