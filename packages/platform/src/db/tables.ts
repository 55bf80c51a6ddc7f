/** The tables as queries see them; a test holds them against the migrated database. */
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { Control } from '@quintet/domain/controls'
import type { PaymentType } from '@quintet/domain/payment'
import type { Plan } from '@quintet/domain/pricing'
import type { SubscriptionState } from '@quintet/domain/subscription'
import type { SkipKind } from '@quintet/domain/watching'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MoneyTables } from './money-tables.ts'

/** Has a default in the database, but is written as it is read. */
type Defaulted<T> = ColumnType<T, T | undefined, T>

export type AccountTable = {
  id: string
  email: string
  password_hash: string | null
  first_name: string
  last_name: Defaulted<string>
  gender: 'male' | 'female' | 'non-binary' | null
  location: string | null
  country: Defaulted<string>
  /** Of mails and invoices. */
  language: Defaulted<string>
  newsletter: Defaulted<boolean>
  pin_hash: string | null
  pin_failures_in_row: Defaulted<number>
  pin_locked_until: Date | null
  notify_new_device: Defaulted<boolean>
  created_at: Date
}

export type SocialIdentityTable = { issuer: string; subject: string; account_id: string; created_at: Date }

export type ProfileTable = {
  id: string
  account_id: string
  place: number
  name: string
  language: string | null
  hides_spoilers: Defaulted<boolean>
  created_at: Date
}

export type DeviceTable = {
  id: string
  token_hash: Buffer
  name: string
  created_at: Date
  last_seen_at: Date
}

export type AccountDeviceTable = {
  account_id: string
  device_id: string
  kid_locked: Defaulted<boolean>
  created_at: Date
}

export type SessionTable = {
  id: string
  token_hash: Buffer
  account_id: string
  profile_id: string
  device_id: string
  password_checked_at: Date | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

export type AttemptTable = { key: string; count: number; window_ends_at: Date }

export type SubscriptionTable = {
  id: string
  account_id: string
  plan: Plan
  state: SubscriptionState
  offer: string | null
  price_cents: number
  currency: string
  started_at: Date
  trial_ends_at: Date | null
  period_ends_at: Date
  cancel_at: Date | null
  expire_at: Date | null
  /** The first day that is paid for; renewals keep it. */
  anchor_at: Date
  months_paid: Defaulted<number>
  plan_since_months: Defaulted<number>
  period_starts_at: Date
  next_plan: Plan | null
  reminders_sent: Defaulted<number>
  past_due_since: Date | null
  failures: Defaulted<number>
  failure_code: string | null
  next_try_at: Date | null
  open_order_id: string | null
  due_at: Date | null
}

/** What a payment provider tells of a method; never a full number. */
export type MethodFacts = {
  type: PaymentType
  /** The provider's own name of the method, by which it is charged. */
  reference: string
  /** The provider's customer that the method belongs to. */
  customer: string
  fingerprint: string
  /** ISO 3166-1 alpha-2; where the member lives follows from it. @spec decisions 8 */
  country: string
  card?: { brand: string; last4: string; expMonth: number; expYear: number; funding: string }
  /** Of a SEPA debit. @spec law 5.12 */
  mandate?: { reference: string; creditorId: string | null; textVersion: string; acceptedAt: string }
  billing: { email: string | null; name: string | null }
}

export type PaymentSetupTable = {
  id: string
  provider: string
  /** The provider's, from the set-up on; null in rows from before. */
  customer: string | null
  type: MethodFacts['type']
  status: 'open' | 'requires_action' | 'succeeded' | 'failed' | 'used'
  failure_code: string | null
  method: JSONColumnType<MethodFacts> | null
  created_at: Date
}

export type PaymentMethodTable = {
  id: string
  account_id: string
  payment_setup_id: string
  type: string
  fingerprint: string
  details: JSONColumnType<MethodFacts>
  is_default: boolean
  created_at: Date
}

export type TrialClaimTable = { claim_hash: Buffer; claimed_at: Date }
export type ConsentTable = {
  account_id: string
  kind: string
  text_version: string
  /** Of the page that was agreed to, in the language it was read in. */
  text_hash: string | null
  given_at: Date
}
export type IdempotencyKeyTable = { key: string; body_hash: Buffer; account_id: string; created_at: Date }

export type MailTable = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  sent_at: Date | null
  /** Null: sent, kept, or given up. */
  next_try_at: Date | null
  tries: Defaulted<number>
  /** What it carries along, such as `invoice:inv_1`. */
  attachment: ColumnType<string | null, string | null | undefined, string | null>
}

export type ServiceSecretTable = { name: string; value: Buffer }

export type AuditEventTable = {
  id: Generated<string>
  account_id: string | null
  device_id: string | null
  kind: string
  at: Date
}

export type PasswordResetTable = {
  token_hash: Buffer
  account_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export type NewsletterTable = {
  email: string
  language: string
  confirm_hash: Buffer
  end_hash: Buffer
  asked_at: Date
  confirmed_at: Date | null
}

export type LegalNoticeTable = {
  id: string
  kind: 'cancellation' | 'withdrawal'
  account_id: string | null
  name: string
  email: string
  details: JSONColumnType<LegalNoticeDetails>
  received_at: Date
}

/** What a declaration says beside who declares it. */
export type LegalNoticeDetails = {
  reference?: string | undefined
  kind?: 'ordinary' | 'extraordinary' | undefined
  reason?: string | undefined
  /** A day, `2026-12-31`; absent: as soon as possible. */
  effectiveDate?: string | undefined
}

export type ContactMessageTable = {
  id: string
  account_id: string | null
  full_name: string
  email: string
  subject: string
  content: string
  received_at: Date
}

export type ContentItemTable = {
  id: Generated<number>
  source_key: string
  kind: Kind
  vertical: Vertical
  parent_id: number | null
  season: number | null
  number: number | null
  owner_id: string
  year: number | null
  released_on: ColumnType<string | null, string | null, string | null>
  duration_seconds: number | null
  parental_guidance: string | null
  kid_safe: boolean
  live: Defaulted<boolean>
  starts_at: Date | null
  ends_at: Date | null
  available_from: Date | null
  available_until: Date | null
  rental_price_cents: number | null
  rental_currency: string | null
  publisher: string | null
  language: string | null
  country: string | null
  resolution: string | null
  place: Defaulted<number>
  popularity: Defaulted<number>
  partner_embed: string | null
  series: string | null
  series_position: number | null
  controls: Defaulted<Control[]>
  published_at: Date | null
  created_at: Date
  updated_at: Date
}

export type ContentTextTable = {
  item_id: number
  language: string
  title: string
  description: string | null
  short_description: string | null
}

export type ContentCategoryTable = { item_id: number; category: string; place: number }
export type ContentTagTable = { item_id: number; tag: string }
export type PersonTable = { id: Generated<number>; name: string }

export type CreditTable = {
  item_id: number
  person_id: number
  role: string
  character: string | null
  place: number
}

export type ChapterTable = {
  item_id: number
  place: number
  title: string
  start_seconds: number
  end_seconds: number
}

export type SkipMarkTable = {
  item_id: number
  place: number
  kind: SkipKind
  start_seconds: number
  end_seconds: number
}

export type ImportSourceTable = {
  library: string
  path: string
  fingerprint: string
  item_id: number | null
  state: 'pending' | 'imported' | 'failed'
  reason: string | null
  /** Shown once its media are ready. */
  publishes: Defaulted<boolean>
  seen_at: Date
}

export type CatalogueVersionTable = {
  only_row: Defaulted<boolean>
  version: ColumnType<string, number, number>
}

export type CatalogueChangeTable = {
  version: ColumnType<string, number, never>
  stamp: Generated<string>
  /** Null: all may have changed. */
  item_ids: number[] | null
}

/** What a media asset is made of; all paths are absolute paths of the operator's files. */
export type AssetSource = {
  /** In order: several files of an audiobook are one asset. */
  files: string[]
  subtitles: { path: string; language: string; label: string; kind: 'subtitles' | 'captions' }[]
  /** For several files: the title of each, which becomes its chapter. */
  fileTitles?: string[]
}

export type MediaAssetTable = {
  id: string
  item_id: number
  purpose: 'main' | 'trailer'
  form: 'video' | 'audio' | 'game'
  source: JSONColumnType<AssetSource>
  state: 'waiting' | 'running' | 'ready' | 'failed'
  progress: Defaulted<number>
  reason: string | null
  duration_seconds: number | null
  entry_key: string | null
  encrypted: Defaulted<boolean>
  /** EBU R128, of the first sound track; null: silent or not measured. */
  loudness_lufs: ColumnType<number | null, number | null | undefined, number | null>
  /** A WebVTT file of small pictures for the seek bar. */
  thumbnails_key: ColumnType<string | null, string | null | undefined, string | null>
  /** Of the work that was begun: a try of the same work goes on with what lies in storage. */
  work_digest: ColumnType<string | null, string | null | undefined, string | null>
  /** Still being made, and what there is of it can be played. */
  growing: Defaulted<boolean>
  /** Can be played, whole or growing. */
  plays: GeneratedAlways<boolean>
  /** How often making it failed for a reason that is not the file's. */
  failures: Defaulted<number>
  created_at: Date
  finished_at: Date | null
}

export type RenditionTable = {
  asset_id: string
  name: string
  kind: 'video' | 'audio'
  width: number | null
  height: number | null
  bits_per_second: number
  codecs: string
  language: string | null
}

export type SubtitleTable = {
  asset_id: string
  place: number
  language: string
  label: string
  kind: 'subtitles' | 'captions'
  storage_key: string
}

export type MediaKeyTable = { asset_id: string; number: number; key: Buffer }

export const PICTURE_SHAPES = ['portrait', 'square', 'landscape', 'highlight', 'background'] as const
export type PictureShape = (typeof PICTURE_SHAPES)[number]

/** Where a picture comes from: a file, the cover inside a media file, or a frame of the film. */
export type PictureSource = { path: string; from: 'file' | 'cover' | 'frame' }

export type PictureTable = {
  id: string
  item_id: number
  shape: PictureShape
  source: JSONColumnType<PictureSource>
  state: 'waiting' | 'ready' | 'failed'
  reason: string | null
  width: number | null
  height: number | null
  widths: Defaulted<number[]>
  /** Whether AVIF lies beside the WebP, wherever it is smaller. */
  has_avif: Defaulted<boolean>
  placeholder: string | null
  created_at: Date
}

export type StreamTable = {
  id: string
  account_id: string
  profile_id: string
  session_id: string
  device_id: string
  item_id: number
  asset_id: string | null
  type: 'VIDEO' | 'AUDIO' | 'GAME'
  /** Opened before somebody pressed Play; gives way to what plays. */
  prepared: Defaulted<boolean>
  started_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

export type PositionTable = {
  profile_id: string
  item_id: number
  position: number
  duration: number
  sequence: number
  session_id: string
  at: Date
  finished: Defaulted<boolean>
  /** Whether it was ever watched to its end. */
  seen: Defaulted<boolean>
  hidden: Defaulted<boolean>
  updated_at: Date
}

export type PositionEventTable = {
  id: Generated<string>
  profile_id: string
  item_id: number
  position: number
  sequence: number
  session_id: string
  at: Date
  /** Where the run began whose last position this is. */
  began: number
}

export type PlaylistEntryTable = { profile_id: string; item_id: number; category: string; added_at: Date }

export type RentalTable = {
  id: string
  account_id: string
  item_id: number
  rented_at: Date
  start_by: Date
  finish_by: Date | null
  price_cents: Defaulted<number>
  credit_month: string | null
  payment_order_id: string | null
  consent_version: string | null
  consented_at: Date | null
}

/** Every table of the product. */
export type Tables = MoneyTables & {
  account: AccountTable
  social_identity: SocialIdentityTable
  profile: ProfileTable
  device: DeviceTable
  account_device: AccountDeviceTable
  session: SessionTable
  attempt: AttemptTable
  subscription: SubscriptionTable
  payment_setup: PaymentSetupTable
  payment_method: PaymentMethodTable
  trial_claim: TrialClaimTable
  consent: ConsentTable
  idempotency_key: IdempotencyKeyTable
  mail: MailTable
  service_secret: ServiceSecretTable
  audit_event: AuditEventTable
  password_reset: PasswordResetTable
  newsletter: NewsletterTable
  legal_notice: LegalNoticeTable
  contact_message: ContactMessageTable
  content_item: ContentItemTable
  content_text: ContentTextTable
  content_category: ContentCategoryTable
  content_tag: ContentTagTable
  person: PersonTable
  credit: CreditTable
  chapter: ChapterTable
  skip_mark: SkipMarkTable
  import_source: ImportSourceTable
  catalogue_version: CatalogueVersionTable
  catalogue_change: CatalogueChangeTable
  media_asset: MediaAssetTable
  rendition: RenditionTable
  subtitle: SubtitleTable
  media_key: MediaKeyTable
  picture: PictureTable
  stream: StreamTable
  position: PositionTable
  position_event: PositionEventTable
  playlist_entry: PlaylistEntryTable
  rental: RentalTable
}
