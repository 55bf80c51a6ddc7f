/**
 * Checks two invariants of ARCHITECTURE.md: each table is written only by the slice that owns it, and SQL belongs in `queries.ts` or a file
 * listed here.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The writers of each table, as `service/slice` or `package/folder`. A comment justifies every second writer. */
const OWNERS: Record<string, readonly string[]> = {
  account: ['customer/accounts'],
  account_block: ['customer/accounts'],
  account_device: ['platform/identity'],
  artwork_file: ['content/edits'],
  app_password: ['customer/app-passwords'],
  attempt: ['platform/identity'],
  audit_event: ['platform/identity'],
  bookmark: ['content/bookmarks'],
  business_letter: ['platform/mail'],
  catalogue_change: ['content/catalogue'],
  catalogue_version: ['content/catalogue'],
  channel_page: ['content/channels'],
  chapter: ['content/catalogue'],
  clock_offset: ['platform/clock'],
  consent: ['customer/sign-up'],
  contact_message: ['customer/contact'],
  content_category: ['content/catalogue'],
  content_item: ['content/catalogue'],
  content_tag: ['content/catalogue'],
  content_text: ['content/catalogue'],
  credit: ['content/catalogue'],
  coupon: ['customer/coupons'],
  royalty_contract: ['customer/royalties'],
  coupon_use: ['customer/coupons'],
  deleted_title: ['content/ingest'],
  device: ['platform/identity'],
  ended_newsletter: ['customer/newsletter'],
  favorite_person: ['content/favorite-people'],
  feed: ['content/feed-import'],
  feed_entry: ['content/feed-import'],
  followed_team: ['content/sport'],
  front_page: ['content/front'],
  game_save: ['content/saves'],
  game_score: ['content/scores'],
  gift_code: ['customer/gifts'],
  guide_programme: ['content/feed-import'],
  idempotency_key: ['customer/sign-up'],
  import_source: ['content/ingest'],
  invoice: ['customer/invoices'],
  invoice_number: ['customer/invoices'],
  kept_title: ['content/kept'],
  legal_notice: ['customer/legal-notices'],
  legal_text: ['customer/legal-texts'],
  listening_queue: ['content/queue'],
  listening_speed: ['content/listening'],
  live_part: ['media/live'],
  live_run: ['media/live'],
  live_segment: ['media/live'],
  live_source: ['content/channels'],
  live_work: ['media/live'],
  locked_consent: ['customer/personal-data'],
  lyrics: ['content/catalogue'],
  mail: ['platform/mail'],
  // The content service orders media by inserting a row, which the worker completes.
  media_asset: ['platform/jobs', 'media/publish'],
  // For packaged media, and for channels with a live source.
  media_key: ['media/publish', 'media/live'],
  membership_change: ['customer/subscription'],
  mix: ['content/mixes'],
  moment: ['content/catalogue'],
  newsletter: ['customer/newsletter'],
  newsletter_copy: ['customer/newsletter'],
  newsletter_issue: ['customer/newsletter'],
  operator: ['operator/accounts'],
  operator_approval: ['operator/approvals'],
  operator_challenge: ['operator/passkeys'],
  operator_event: ['operator/events'],
  operator_note: ['operator/notes'],
  operator_passkey: ['operator/passkeys'],
  operator_session: ['operator/sessions'],
  outage: ['platform/clock'],
  password_reset: ['customer/passwords'],
  payment_dispute: ['customer/disputes'],
  payment_event: ['customer/payments'],
  payment_method: ['customer/payment-methods'],
  payment_order: ['customer/payments'],
  payment_setup: ['payments'],
  payout: ['customer/payouts'],
  payout_gap: ['customer/payouts'],
  payout_line: ['customer/payouts'],
  person: ['content/catalogue'],
  // Like `media_asset`.
  picture: ['platform/jobs', 'media/publish'],
  playlist_entry: ['content/playlist'],
  position: ['content/history'],
  position_event: ['content/history'],
  profile: ['customer/household'],
  provider_farewell: ['payments'],
  pulse: ['platform/clock'],
  reminder: ['content/reminders'],
  restored_copy: ['platform/rest'],
  rendition: ['media/publish'],
  price_notice: ['customer/subscription'],
  rental: ['content/rentals'],
  sandbox_answer: ['payments/sandbox'],
  sandbox_event: ['payments/sandbox'],
  sandbox_fault: ['payments/sandbox'],
  sandbox_object: ['payments/sandbox'],
  service_secret: ['platform/identity'],
  session: ['platform/identity'],
  skip_mark: ['content/catalogue'],
  social_identity: ['customer/accounts'],
  stream: ['content/playback'],
  stream_usage: ['content/usage'],
  subscription: ['customer/subscription'],
  subtitle: ['media/publish'],
  subtitle_edit: ['content/edits'],
  subtitle_file: ['content/edits'],
  title_bin: ['content/ingest'],
  title_edit: ['content/edits'],
  title_schedule: ['content/ingest'],
  title_version: ['content/edits'],
  trailer_edit: ['content/edits'],
  trailer_file: ['content/edits'],
  trial_claim: ['customer/sign-up'],
  // Recorded before the media is written, by whatever will use it.
  unused_media: ['media/publish', 'platform/jobs'],
  upload: ['content/uploads'],
  usage_day: ['content/usage'],
  withdrawal_claim: ['customer/reordering'],
}

/** These only delete rows, of any table: expired ones, and those of an erased member. */
const DELETERS: readonly string[] = ['customer/retention', 'customer/personal-data']

/** Where SQL may appear besides `queries.ts`: code that opens and migrates the database, engines, and the catalogue's writers. */
const SQL_PLACES: readonly RegExp[] = [
  /\/queries\.ts$/,
  /^packages\/platform\/src\/(db|identity|migrations)\//,
  /^packages\/platform\/src\/clock\/turned-clock\.ts$/,
  /^packages\/platform\/src\/jobs\/media-orders\.ts$/,
  /^packages\/payments\/src\/(setups|sandbox\/objects|sandbox\/faults)\.ts$/,
  /^services\/content\/src\/catalogue\/(changes|write|write-parts)\.ts$/,
  // Conditions and fragments shared by the queries of several folders.
  /^services\/content\/src\/(catalogue\/(pictures-on-top|wanted-media)|history\/kept-place|title-fields\/selected-lists|ingest\/sources\/within|usage\/(has-played|counted-play))\.ts$/,
  /^apps\/server\/src\/health\.ts$/,
]

const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\s*\(|\bsql\s*(?:<[^`]*>\s*)?`/
const BUILT_WRITE = /\.(insertInto|updateTable|deleteFrom|mergeInto)\s*\(\s*(?:'(\w+)')?/g
const PLAIN_WRITE = /\b(insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+([a-z]\w+)/g

type Write = { table: string; isDelete: boolean }

/** The faults in one file, given its path from the root and its source. */
export function findFaults(file: string, source: string): string[] {
  const isSqlPlace = SQL_PLACES.some((place) => place.test(file))
  return [
    ...(SQL.test(withoutComments(source)) && !isSqlPlace ? [`${file}: SQL belongs in queries.ts`] : []),
    ...writesIn(source).flatMap((write) => {
      const reason = whyForbidden(sliceOf(file), write)
      return reason ? [`${file}: ${reason}`] : []
    }),
  ]
}

function whyForbidden(slice: string, { table, isDelete }: Write): string | null {
  const owners = OWNERS[table]
  if (!owners)
    return table === '' ? 'writes a table that it does not name' : `the table ${table} has no owner`
  if (owners.includes(slice) || (isDelete && DELETERS.includes(slice))) return null
  return `${slice} writes ${table}, which ${owners.join(' and ')} owns`
}

/** The writes in a source, by query builder and in plain SQL. */
export function writesIn(source: string): Write[] {
  const code = withoutComments(source)
  const built = [...code.matchAll(BUILT_WRITE)].map(([, verb, table = '']) => ({
    table,
    isDelete: verb === 'deleteFrom',
  }))
  const plain = sqlTextsIn(code).flatMap((text) =>
    [...text.matchAll(PLAIN_WRITE)]
      // Skips `for update of x` and `on conflict do update set`.
      .filter(([, , table]) => table !== 'of' && table !== 'set' && table !== 'skip')
      .map(([, verb = '', table = '']) => ({ table, isDelete: verb.startsWith('delete') })),
  )
  return [...built, ...plain]
}

/** The texts of `sql` templates, including nested ones. */
function sqlTextsIn(code: string): string[] {
  return [...code.matchAll(/\bsql\s*(?:<[^`]*?>\s*)?`((?:[^`\\]|\\.)*)`/gs)].map(([, text = '']) => text)
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

// `services/customer/src/payments/queries.ts` is `customer/payments`, `packages/payments/src/setups.ts` is `payments`.
function sliceOf(file: string): string {
  const [, home = '', , ...rest] = path.posix.dirname(file).split('/')
  return [home, ...rest.slice(0, 1)].join('/')
}

/** Owners that write nothing, left behind by an earlier change. */
export function idleOwners(sources: ReadonlyMap<string, string>): string[] {
  const active = new Set(
    [...sources].flatMap(([file, source]) =>
      writesIn(source).map(({ table }) => `${table} ${sliceOf(file)}`),
    ),
  )
  return Object.entries(OWNERS).flatMap(([table, owners]) =>
    owners.flatMap((owner) =>
      active.has(`${table} ${owner}`) ? [] : [`${owner} no longer writes ${table}`],
    ),
  )
}

if (import.meta.main) {
  process.chdir(path.dirname(import.meta.dirname))
  const files = globSync('{packages,services,apps}/*/src/**/*.ts', {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.gen.ts', '**/migrations/**'],
  })
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const faults = [
    ...[...sources].flatMap(([file, source]) => findFaults(file, source)),
    ...idleOwners(sources),
  ]
  for (const fault of faults) console.error(fault)
  console.log(`${files.length} files, ${Object.keys(OWNERS).length} tables, ${faults.length} faults`)
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
}
