/** All SQL of backup and restore, on separate connections, because the query builder does not support COPY. */
import { type Client, escapeIdentifier } from 'pg'
import { RESTORE_MARK } from '../db/open.ts'
import { BackupError, type SequenceFacts, type TableFacts } from './manifest.ts'

/** A table and its stored columns; the database recomputes generated columns. */
export type TableShape = Pick<TableFacts, 'name' | 'columns'>

/** Settings that make every server write values in the same form. */
const ONE_FORM = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'iso_8601'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]

/** Until the transaction ends, this connection sees one unchanging snapshot. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read, read only')
  await setOneForm(client)
}

export async function setOneForm(client: Client): Promise<void> {
  for (const setting of ONE_FORM) await client.query(`set local ${setting}`)
}

/** Returns the product's tables, without the migration tables and the resting-copy marker. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select 'public.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%' and c.relname <> 'restored_copy' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** Returns null if no queue was ever opened. */
export async function jobShape(client: Client): Promise<TableShape | null> {
  const { rows } = await client.query<{ columns: string[] | null }>(`
    select array_agg(attname::text order by attnum) as columns from pg_attribute
    where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows[0]?.columns ? { name: 'pgboss.job', columns: rows[0].columns } : null
}

/** Prevents schema changes to the tables until the transaction ends. */
export async function holdForms(client: Client, tables: readonly TableShape[]): Promise<void> {
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => nameOf(name)).join(', ')} in access share mode`)
}

/** Throws `BackupError` if the database is not one of ours. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as "isOurs"`,
  )
  if (!found[0]?.isOurs)
    throw new BackupError('There is nothing to back up: this database has never been used.')
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

export async function listSequences(client: Client): Promise<SequenceFacts[]> {
  const { rows } = await client.query<{ name: string }>(`
    select 'public.' || relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  const sequences: SequenceFacts[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${nameOf(name)}`,
    )
    sequences.push(...found.map((facts) => ({ name, ...facts })))
  }
  return sequences
}

export async function setSequences(client: Client, sequences: readonly SequenceFacts[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [nameOf(name), value, isCalled])
}

export async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? ''
}

/** Of the jobs, only those waiting or running; finished ones are not needed. */
export function copyOut({ name, columns }: TableShape): string {
  const wanted = name === 'pgboss.job' ? ` where state < 'completed'` : ''
  return `copy (select ${columnsOf(columns)} from ${nameOf(name)}${wanted}) to stdout`
}

export function copyIn({ name, columns }: TableShape): string {
  return `copy ${nameOf(name)} (${columnsOf(columns)}) from stdin`
}

/**
 * Empties the tables that migrations filled, and drops foreign keys and triggers so that rows can load in any order. `finish` restores them
 * and checks every reference again.
 */
export async function openForLoading(
  client: Client,
  tables: readonly TableShape[],
): Promise<{ finish(): Promise<void> }> {
  const names = tables.map(({ name }) => nameOf(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  const { rows: references } = await client.query<{ table: string; name: string; form: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as form
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  return {
    async finish() {
      for (const { table, name, form } of references)
        await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${form}`)
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    },
  }
}

/** True if the database contains no objects, ours or anyone else's. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class where relkind in ('r', 'p', 'v', 'm')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss')) limit 1`)
  return rowCount === 0
}

export async function isMarked(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [RESTORE_MARK])
  return rowCount === 1
}

export async function setMark(client: Client): Promise<void> {
  await client.query(`create schema if not exists ${RESTORE_MARK}`)
}

export async function dropMark(client: Client): Promise<void> {
  await client.query(`drop schema ${RESTORE_MARK}`)
}

/**
 * Removes what an aborted restore left behind. Routines of an extension stay, because they go only with the extension; the next attempt
 * reuses them.
 */
export async function clear(client: Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`)
  for (const { statement } of rows) await client.query(statement)
}

/** Returns the entry file of each playable media asset. */
export async function listPlayingMedia(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select entry_key as key from media_asset where state = 'ready' and entry_key is not null`,
  )
  return rows.map(({ key }) => key)
}

/** Throws unless every table of the backup exists with the same columns. */
export async function checkForms(client: Client, wanted: readonly TableShape[]): Promise<void> {
  const found = new Map((await listTables(client)).map(({ name, columns }) => [name, columns.join()]))
  const strange = wanted.filter(({ name, columns }) => found.get(name) !== columns.join())
  if (strange.length > 0 || found.size !== wanted.length)
    throw new BackupError(
      `This version of Quintet has other tables than the backup: ${strange.map(({ name }) => name).join(', ')}. Restore with the version that made it.`,
    )
}

function nameOf(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.')
}

function columnsOf(columns: readonly string[]): string {
  return columns.map(escapeIdentifier).join(', ')
}
