/**
 * Generates the types of the tables, `packages/platform/src/db/tables.ts`, from the catalogue of a migrated database. A test compares the
 * file with the database; `script/table-types` rewrites it after a migration.
 */
import { writeFile } from 'node:fs/promises'
import { openDatabase, type Database } from '@quintet/platform/db/database'
import { createTestDatabase } from '@quintet/testing'
import { sql } from 'kysely'

/** The generated file. */
export const TABLES_FILE = new URL('../packages/platform/src/db/tables.ts', import.meta.url)
const WIDTH = 110

// Columns the database knows only as JSON or text: their type, and the module that exports it.
const COLUMNS = './columns.ts'
const NARROWED: Record<string, { type: string; from?: string }> = {
  'app_password.scope': { type: 'AppScope', from: '@quintet/domain/account/app-passwords' },
  'channel_page.entries': { type: 'ChannelEntry[]', from: COLUMNS },
  'content_item.controls': { type: 'Control[]', from: '@quintet/domain/catalogue/controls' },
  'content_item.other_results': { type: 'ResultOfDay[]', from: '@quintet/domain/catalogue/competitions' },
  'deleted_title.kind': { type: 'Kind', from: '@quintet/domain/catalogue/categories' },
  'content_item.programme': { type: 'Programme', from: '@quintet/domain/live/channel-plan' },
  'content_item.work': { type: 'Work', from: '@quintet/domain/catalogue/works' },
  'content_item.result': { type: 'Score', from: '@quintet/domain/live/moments' },
  'chapter.titles': { type: 'InEachLanguage', from: '@quintet/domain/basics/languages' },
  'moment.kind': { type: 'MomentKind', from: '@quintet/domain/live/moments' },
  'moment.score': { type: 'Score', from: '@quintet/domain/live/moments' },
  'moment.titles': { type: 'MomentTitles', from: './columns.ts' },
  'live_run.renditions': { type: 'LiveRendition[]', from: '@quintet/domain/live/live-ingest' },
  'lyrics.lines': { type: 'LyricsLine[]', from: '@quintet/domain/listening/lyrics' },
  'mail.kind': { type: 'MailKind', from: '@quintet/domain/account/mails' },
  'membership_change.kind': {
    type: 'MembershipChangeKind',
    from: '@quintet/domain/membership/membership-change',
  },
  'mix.entries': { type: 'MixEntry[]', from: '@quintet/domain/listening/mixes' },
  'listening_queue.entries': { type: 'QueueEntry[]', from: '@quintet/domain/listening/queue' },
  'feed.mapping': { type: 'FeedMapping', from: '@quintet/contracts/operator/feeds' },
  'feed.report': { type: 'FeedReport', from: '@quintet/contracts/operator/feeds' },
  'feed_entry.media': { type: 'FeedMedium[]', from: COLUMNS },
  'front_page.page': { type: 'FrontPage', from: '@quintet/domain/catalogue/front-page' },
  'front_page.sections': { type: 'FrontSection[]', from: '@quintet/contracts/operator/front-pages' },
  'invoice.document': { type: 'InvoiceDocument', from: COLUMNS },
  'invoice.reason': { type: 'RefundReason', from: '@quintet/domain/money/credit-note' },
  'legal_notice.details': { type: 'LegalNoticeDetails', from: COLUMNS },
  'media_asset.sound': { type: 'SoundSpan', from: '@quintet/domain/listening/sound' },
  'media_asset.source': { type: 'AssetSource', from: COLUMNS },
  'operator.role': { type: 'OperatorRole', from: '@quintet/domain/operation/operator' },
  'operator_approval.facts': { type: 'ApprovalFacts', from: COLUMNS },
  'operator_event.action': { type: 'OperatorAction', from: '@quintet/contracts/operator/events' },
  'operator_event.after': { type: 'object' },
  'operator_event.before': { type: 'object' },
  'operator_event.subject': { type: 'OperatorSubject', from: '@quintet/contracts/operator/events' },
  'operator_passkey.transports': { type: 'string[]' },
  'payment_method.details': { type: 'MethodFacts', from: COLUMNS },
  'payment_order.details': { type: 'OrderDetails', from: COLUMNS },
  'payment_order.method': { type: 'MethodFacts', from: COLUMNS },
  'payment_setup.method': { type: 'MethodFacts', from: COLUMNS },
  'payment_setup.type': { type: 'PaymentType', from: '@quintet/domain/money/payment' },
  'picture.language': { type: 'Language', from: '@quintet/domain/basics/languages' },
  'picture.source': { type: 'PictureSource', from: COLUMNS },
  'title_edit.said': { type: 'TitleEdit', from: COLUMNS },
  'title_version.edits': { type: 'object' },
  'title_version.artwork': { type: 'EditedPicture[]', from: COLUMNS },
  'title_version.trailer': { type: 'EditedTrailer', from: COLUMNS },
  'title_version.subtitles': { type: 'EditedSubtitle[]', from: COLUMNS },
  'subtitle_edit.tracks': { type: 'EditedSubtitle[]', from: COLUMNS },
  'title_version.fields': { type: 'VersionField[]', from: '@quintet/domain/catalogue/title-sheet' },
  'upload.tags': { type: 'UploadTags', from: COLUMNS },
  'sandbox_answer.body': { type: 'object' },
  'sandbox_event.body': { type: 'object' },
  'sandbox_object.body': { type: 'object' },
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  // As text, so that no time zone shifts a date (db/database.ts).
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'Int8',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isAlwaysGenerated: boolean
  comment: string | null
  /** The constraints on this column alone, as SQL. */
  checks: string[]
}

/** Returns the source of `db/tables.ts` for the tables of `db`. Throws if a column has a type not listed here. */
export async function tableTypes(db: Database): Promise<string> {
  const columns = await readColumns(db)
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  for (const name of Object.keys(NARROWED))
    if (!known.has(name)) throw new Error(`There is no column ${name}.`)
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  return [
    '/** Made from the migrated database by `script/table-types`; not written by hand. */',
    ...importsOf([
      ...Object.values(NARROWED),
      ...['ColumnType', 'Generated', 'GeneratedAlways', 'JSONColumnType'].map((type) => ({
        type,
        from: 'kysely',
      })),
    ]),
    '',
    '/** Read as text, since a number cannot hold all of it. */',
    'type Int8 = ColumnType<string, string | number, string | number>',
    ...tables.flatMap(([table, ofTable]) => [
      '',
      `export type ${typeName(table)} = {`,
      ...ofTable.flatMap(linesOf),
      '}',
    ]),
    '',
    '/** Every table of the product. */',
    'export type Tables = {',
    ...tables.map(([table]) => `  ${table}: ${typeName(table)}`),
    '}',
    '',
  ].join('\n')
}

function importsOf(needed: readonly { type: string; from?: string }[]): string[] {
  const modules = Map.groupBy(needed, ({ from }) => from)
  return [...modules]
    .flatMap(([from, types]) => {
      const names = [...new Set(types.map(({ type }) => type.replace('[]', '')))].toSorted()
      return from === undefined ? [] : [{ from, names: names.join(', ') }]
    })
    .toSorted(
      (a, b) => Number(a.from.startsWith('.')) - Number(b.from.startsWith('.')) || (a.from < b.from ? -1 : 1),
    )
    .map(({ from, names }) => {
      const line = `import type { ${names} } from '${from}'`
      return line.length <= WIDTH
        ? line
        : `import type {\n${names.replaceAll(/\w+/g, '  $&').replaceAll(', ', ',\n')},\n} from '${from}'`
    })
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated",
      col_description(c.oid, a.attnum) as comment,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return rows
}

function linesOf(column: Column): string[] {
  const type = typeOf(column)
  const line = `  ${column.name}: ${type}`
  const lines =
    line.length <= WIDTH
      ? [line]
      : [`  ${column.name}:`, ...type.split(' | ').map((choice) => `    | ${choice}`)]
  return column.comment === null ? lines : [`  /** ${column.comment} */`, ...lines]
}

function typeOf(column: Column): string {
  const { table, name, type, isNullable, hasDefault, isAlwaysGenerated, checks } = column
  const narrowed = NARROWED[`${table}.${name}`]?.type
  if (type === 'jsonb') {
    if (narrowed === undefined) throw new Error(`Say in script/table-types.ts what ${table}.${name} holds.`)
    return `JSONColumnType<${narrowed}>${isNullable ? ' | null' : ''}`
  }
  const plain =
    narrowed ??
    choicesOf(checks) ??
    (type.startsWith('_') ? `${plainType(type.slice(1))}[]` : plainType(type))
  const read = isNullable ? `${plain} | null` : plain
  if (isAlwaysGenerated) return `GeneratedAlways<${read}>`
  return hasDefault ? `Generated<${read}>` : read
}

function plainType(type: string): string {
  const known = TYPES[type]
  if (known === undefined) throw new Error(`Say in script/table-types.ts how ${type} is read.`)
  return known
}

/** The choices of `check (state in ('open', 'used'))`, in PostgreSQL's notation. */
function choicesOf(checks: readonly string[]): string | null {
  for (const check of checks) {
    const [, list] = /= ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)/.exec(check) ?? []
    if (list !== undefined) return list.replaceAll('::text', '').replaceAll(', ', ' | ')
  }
  return null
}

function typeName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`
}

if (import.meta.main) {
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  try {
    await writeFile(TABLES_FILE, await tableTypes(db))
  } finally {
    await db.destroy()
    await database.drop()
  }
}
