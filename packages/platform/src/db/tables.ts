/** Made from the migrated database by `script/table-types`; not written by hand. */
import type { OperatorAction, OperatorSubject } from '@quintet/contracts/operator/events'
import type { FeedMapping, FeedReport } from '@quintet/contracts/operator/feeds'
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import type { AppScope } from '@quintet/domain/account/app-passwords'
import type { MailKind } from '@quintet/domain/account/mails'
import type { InEachLanguage, Language } from '@quintet/domain/basics/languages'
import type { Kind } from '@quintet/domain/catalogue/categories'
import type { ResultOfDay } from '@quintet/domain/catalogue/competitions'
import type { Control } from '@quintet/domain/catalogue/controls'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import type { VersionField } from '@quintet/domain/catalogue/title-sheet'
import type { Work } from '@quintet/domain/catalogue/works'
import type { LyricsLine } from '@quintet/domain/listening/lyrics'
import type { MixEntry } from '@quintet/domain/listening/mixes'
import type { QueueEntry } from '@quintet/domain/listening/queue'
import type { SoundSpan } from '@quintet/domain/listening/sound'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { LiveRendition } from '@quintet/domain/live/live-ingest'
import type { MomentKind, Score } from '@quintet/domain/live/moments'
import type { MembershipChangeKind } from '@quintet/domain/membership/membership-change'
import type { RefundReason } from '@quintet/domain/money/credit-note'
import type { PaymentType } from '@quintet/domain/money/payment'
import type { OperatorRole } from '@quintet/domain/operation/operator'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  ApprovalFacts,
  AssetSource,
  ChannelEntry,
  EditedPicture,
  EditedSubtitle,
  EditedTrailer,
  FeedMedium,
  InvoiceDocument,
  LegalNoticeDetails,
  MethodFacts,
  MomentTitles,
  OrderDetails,
  PictureSource,
  TitleEdit,
  UploadTags,
} from './columns.ts'

/** Read as text, since a number cannot hold all of it. */
type Int8 = ColumnType<string, string | number, string | number>

export type AccountTable = {
  id: string
  email: string
  password_hash: string | null
  first_name: string
  last_name: Generated<string>
  gender: 'male' | 'female' | 'non-binary' | null
  location: string | null
  country: Generated<string>
  newsletter: Generated<boolean>
  pin_hash: string | null
  pin_failures_in_row: Generated<number>
  pin_locked_until: Date | null
  created_at: Date
  notify_new_device: Generated<boolean>
  /** The language of mails and invoices. */
  language: Generated<string>
}

export type AccountBlockTable = {
  account_id: string
  blocked_at: Date
}

export type AccountDeviceTable = {
  account_id: string
  device_id: string
  kid_locked: Generated<boolean>
  created_at: Date
}

export type AppPasswordTable = {
  id: string
  session_id: string
  profile_id: string
  name: string
  scope: AppScope
  secret_hash: Buffer
  sealed: Buffer | null
  created_at: Date
}

export type ArtworkFileTable = {
  id: string
  item_id: number
}

export type AttemptTable = {
  key: string
  count: number
  window_ends_at: Date
}

export type AuditEventTable = {
  id: GeneratedAlways<Int8>
  account_id: string | null
  device_id: string | null
  kind: string
  at: Date
}

export type BookmarkTable = {
  id: string
  profile_id: string
  item_id: number
  position: number
  note: Generated<string>
  created_at: Date
}

export type BusinessLetterTable = {
  id: string
  recipient: string
  subject: string
  body_text: string
  attachments: Generated<string[]>
  sent_at: Date
}

export type CatalogueChangeTable = {
  version: Int8
  stamp: Generated<string>
  /** Null: everything may have changed. */
  item_ids: number[] | null
}

export type CatalogueVersionTable = {
  only_row: Generated<boolean>
  version: Int8
}

export type ChannelPageTable = {
  item_id: number
  number: number
  starts_at: Date
  /** How many titles the channel had played before. */
  first_place: number
  /** How many segments the channel had played before. */
  first_segment: number
  entries: JSONColumnType<ChannelEntry[]>
}

export type ChapterTable = {
  item_id: number
  place: number
  title: string
  start_seconds: number
  end_seconds: number
  /** The title in each language; null: it has one for all. */
  titles: JSONColumnType<InEachLanguage> | null
}

export type ClockOffsetTable = {
  id: number
  /** By how much the clock of a development installation runs ahead. */
  milliseconds: Int8
}

export type ConsentTable = {
  account_id: string
  kind: string
  text_version: string
  given_at: Date
  /** Hash of the page that was agreed to, in the language in which it was read. */
  text_hash: string | null
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

export type ContentCategoryTable = {
  item_id: number
  category: string
  place: number
}

export type ContentItemTable = {
  id: Generated<number>
  source_key: string
  kind:
    | 'movie'
    | 'series'
    | 'episode'
    | 'album'
    | 'track'
    | 'channel'
    | 'audiobook'
    | 'game'
    | 'event'
    | 'extra'
  vertical: 'movies' | 'music-stream' | 'audio-books' | 'pc-games' | 'sports'
  parent_id: number | null
  season: number | null
  number: number | null
  owner_id: string
  year: number | null
  released_on: string | null
  duration_seconds: number | null
  parental_guidance: string | null
  kid_safe: boolean
  live: Generated<boolean>
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
  place: Generated<number>
  popularity: Generated<number>
  partner_embed: string | null
  published_at: Date | null
  created_at: Date
  updated_at: Date
  series: string | null
  series_position: number | null
  controls: Generated<Control[]>
  /** Of a channel: the rules or titles it plays. */
  programme: JSONColumnType<Programme> | null
  /** Of a channel: off the air since then, whatever an import says. */
  stopped_at: Date | null
  /** Of an event: how far back viewers can seek while it is live; null: the default. */
  dvr_seconds: number | null
  /** Of an event: whether its beginning can be seen while it is live. */
  start_over: Generated<boolean>
  /** Of an event: the interval in minutes at which it is shown again as if live. */
  repeat_minutes: number | null
  rating_written: string | null
  rating_descriptors: Generated<string[]>
  /** Folded for sorting and searching: in German, else in another language. */
  name_de: Generated<string>
  name_en: Generated<string>
  /** Of an event: its league, cup or tour. */
  competition: string | null
  /** Of a match of two teams that is over: home and away. */
  result: JSONColumnType<Score> | null
  /** Results of matches in the same competition that are not titles. */
  other_results: JSONColumnType<ResultOfDay[]> | null
  /** Of an extra: its kind, such as a deleted scene. */
  extra_kind:
    | 'behind-the-scenes'
    | 'deleted-scene'
    | 'featurette'
    | 'interview'
    | 'scene'
    | 'short'
    | 'clip'
    | 'trailer'
    | 'other'
    | 'jingle'
    | null
  /** The musical work that a track plays, and the movement. */
  work: JSONColumnType<Work> | null
  /** Of a channel: titles between two jingles as an operator set it, whatever an import says; null: as in the programme. */
  jingles_every: number | null
  /** The countries of members who may play it. Null: everywhere. */
  countries: string[] | null
}

export type ContentTagTable = {
  item_id: number
  tag: string
}

export type ContentTextTable = {
  item_id: number
  language: string
  title: string
  description: string | null
  short_description: string | null
}

export type CouponTable = {
  code: string
  percent: number | null
  cents: number | null
  currency: string | null
  periods: number
  audience: 'new' | 'returning' | 'anyone'
  /** The only plan it applies to; null: any. */
  plan: 'monthly' | 'annually' | null
  /** How many members can use it; null: no limit. */
  max_uses: number | null
  note: string
  issued_at: Date
  expires_at: Date
  withdrawn_at: Date | null
}

export type CouponUseTable = {
  id: string
  code: string
  account_id: string | null
  used_at: Date
}

export type CreditTable = {
  item_id: number
  person_id: number
  role: string
  character: string | null
  place: number
}

export type DeletedTitleTable = {
  item_id: number
  title: string
  kind: Kind
  deleted_at: Date
  actor: string | null
  publisher: string | null
  parent_id: number | null
}

export type DeviceTable = {
  id: string
  token_hash: Buffer
  name: string
  created_at: Date
  last_seen_at: Date
}

export type EndedNewsletterTable = {
  id: string
  email: string
  asked_at: Date
  confirmed_at: Date
  ended_at: Date
}

export type FavoritePersonTable = {
  profile_id: string
  person_id: number
  added_at: Date
}

export type FeedTable = {
  id: string
  name: string
  /** Its source: a web address, a path on this machine, or "file:" and the name of the uploaded file. */
  address: string
  kind: string | null
  vertical: 'movies' | 'music-stream' | 'audio-books' | 'pc-games' | 'sports' | null
  /** Of a table: which column holds which field. */
  mapping: JSONColumnType<FeedMapping> | null
  is_draft: boolean
  fetches_media: boolean
  /** new: listed by another feed, never imported. */
  state: 'new' | 'waiting' | 'running' | 'done' | 'failed'
  reason: string | null
  report: JSONColumnType<FeedReport> | null
  ran_at: Date | null
  created_at: Date
}

export type FeedEntryTable = {
  feed_id: string
  /** Path of the title in the library made from the feed. */
  path: string
  title: string
  /** Of a channel: its id in programme guides (XMLTV). */
  guide_id: string | null
  /** Addresses listed by the feed; downloaded only if the operator chose so. */
  media: JSONColumnType<FeedMedium[]>
}

export type FollowedTeamTable = {
  profile_id: string
  /** The team; teams are credited like people. */
  person_id: number
  followed_at: Date
}

export type FrontPageTable = {
  page: FrontPage
  /** Changes with every save, so that nobody overwrites what they have not seen. */
  revision: string
  sections: JSONColumnType<FrontSection[]>
  changed_at: Date
}

export type GameSaveTable = {
  profile_id: string
  item_id: number
  text: string
  /** Incremented with each save; the ETag. */
  version: number
  saved_at: Date
}

export type GameScoreTable = {
  profile_id: string
  item_id: number
  score: number
  reached_at: Date
}

export type GiftCodeTable = {
  code_hash: Buffer
  batch: string
  months: number
  note: string
  issued_at: Date
  expires_at: Date
  redeemed_at: Date | null
  account_id: string | null
  voided_at: Date | null
}

export type GuideProgrammeTable = {
  feed_id: string
  item_id: number
  starts_at: Date
  ends_at: Date
  title: string
  subtitle: string | null
  about: string | null
}

export type IdempotencyKeyTable = {
  key: string
  body_hash: Buffer
  account_id: string
  created_at: Date
}

export type ImportSourceTable = {
  library: string
  path: string
  fingerprint: string
  item_id: number | null
  state: 'pending' | 'imported' | 'failed' | 'deleted'
  reason: string | null
  seen_at: Date
  /** Published once its media are ready. */
  publishes: Generated<boolean>
  /** The deleted title, or the one this was a part of; imports skip it. */
  deleted_id: number | null
}

export type InvoiceTable = {
  id: string
  kind: 'invoice' | 'credit_note'
  series: string
  year: number
  number: number
  reference: string
  account_id: string
  payment_order_id: string | null
  corrects: string | null
  issued_at: Date
  currency: string
  gross_cents: number
  net_cents: number
  vat_cents: number
  vat_rate: number
  country: string
  document: JSONColumnType<InvoiceDocument>
  /** The plan, or a rental; set by a trigger. Of a credit note: what it corrects. */
  sold: Generated<'monthly' | 'annually' | 'rental'>
  /** Why a credit note was written; noted by a trigger. Null for invoices, and for notes without a refund. */
  reason: RefundReason | null
}

export type InvoiceNumberTable = {
  series: string
  year: number
  last: number
}

export type KeptTitleTable = {
  id: string
  account_id: string
  device_id: string
  session_id: string
  item_id: number
  kept_at: Date
}

export type LegalNoticeTable = {
  id: string
  kind: 'cancellation' | 'withdrawal'
  account_id: string | null
  name: string
  email: string
  details: JSONColumnType<LegalNoticeDetails>
  received_at: Date
  /** Hash of the mailed link’s token; null if it took effect at once or people decide. */
  link_hash: Buffer | null
  /** When it took effect; null while it waits for its link or a decision. */
  confirmed_at: Date | null
  undone_at: Date | null
  decision: 'carried_out' | 'closed' | null
  decided_at: Date | null
}

export type LegalTextTable = {
  hash: string
  document: string
  version: string
  language: string
  markdown: string
  recorded_at: Date
}

export type ListeningQueueTable = {
  profile_id: string
  revision: number
  entries: JSONColumnType<QueueEntry[]>
  at: number
  position: number
  shuffle: boolean
  repeat: 'off' | 'all' | 'one'
  device_id: string
  updated_at: Date
}

export type ListeningSpeedTable = {
  profile_id: string
  item_id: number
  speed: number
}

export type LivePartTable = {
  item_id: number
  segment: number
  place: number
  run: number
  starts_at: Date
  seconds: number
  sound_seconds: number
  key_number: number
}

export type LiveRunTable = {
  item_id: number
  number: number
  is_card: boolean
  renditions: JSONColumnType<LiveRendition[]>
}

export type LiveSegmentTable = {
  item_id: number
  number: number
  run: number
  starts_at: Date
  seconds: number
  sound_seconds: number
  key_number: number
}

export type LiveSourceTable = {
  item_id: number
  asset_id: string
  kind: 'rtmp' | 'srt' | 'hls' | 'rtsp' | 'file'
  /** The address to pull, the stream key for pushing, or the file in storage. */
  sealed: Buffer
  /** Of SRT: the port this channel listens on. */
  port: number | null
  /** Whether it uses low-latency HLS. */
  has_parts: Generated<boolean>
}

export type LiveWorkTable = {
  item_id: number
  worker: string
  held_until: Date
  state: 'waiting' | 'running'
  since: Date
  trouble: string | null
}

export type LockedConsentTable = {
  account_id: string
  name: string
  email: string
  kind: string
  text_version: string
  text_hash: string | null
  given_at: Date
  locked_at: Date
}

export type LyricsTable = {
  item_id: number
  language: string | null
  lines: JSONColumnType<LyricsLine[]>
}

export type MailTable = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  sent_at: Date | null
  /** Null: sent, stored only, or given up. */
  next_try_at: Date | null
  tries: Generated<number>
  /** Made when the mail leaves, such as `invoice:inv_1`. */
  attachments: Generated<string[]>
  /** One-click unsubscribe address of the mailing list, RFC 8058. */
  list_unsubscribe: string | null
  /** Null: the company. */
  reply_to: string | null
  /** Null: from before kinds existed. */
  kind: MailKind | null
  /** The mail server’s last response, without addresses. */
  last_error: string | null
  /** When a bounce or complaint about it arrived. */
  returned_at: Date | null
  returned_as: 'refused' | 'complaint' | null
}

export type MediaAssetTable = {
  id: string
  item_id: number
  purpose: 'main' | 'trailer' | 'live'
  form: 'video' | 'audio' | 'game'
  source: JSONColumnType<AssetSource>
  state: 'waiting' | 'running' | 'ready' | 'failed'
  progress: Generated<number>
  reason: string | null
  duration_seconds: number | null
  entry_key: string | null
  encrypted: Generated<boolean>
  created_at: Date
  finished_at: Date | null
  /** EBU R128 loudness of the first audio track; null: silent or not measured. */
  loudness_lufs: number | null
  /** Failed attempts whose cause was not the file. */
  failures: Generated<number>
  /** A WebVTT file of thumbnails for the seek bar. */
  thumbnails_key: string | null
  /** Fingerprint of the packaging job: the same job continues with what is in storage. */
  work_digest: string | null
  /** Still being packaged, and playable up to there. */
  growing: Generated<boolean>
  /** Playable, complete or growing. */
  plays: GeneratedAlways<boolean>
  /** Of a recording: the range of its decoded samples. Null: not a recording, or packaged before they were counted. */
  sound: JSONColumnType<SoundSpan> | null
  /** True peak of a recording in dBTP; null: silent, a film, or packaged before it was measured. */
  true_peak_db: number | null
  /** What could not be used from its files, in words for the operator. */
  notes: Generated<string[]>
  /** Takes precedence over what the import ordered for the same purpose. */
  from_editor: Generated<boolean>
}

export type MediaKeyTable = {
  asset_id: string
  number: number
  key: Buffer
}

export type MembershipChangeTable = {
  id: GeneratedAlways<Int8>
  at: Date
  subscription_id: string
  kind: MembershipChangeKind
  plan: 'monthly' | 'annually'
  /** Country of the member when the membership was first recorded. */
  country: string
  /** Change in the number of trial members. */
  trials: number
  /** Change in the number of paying members. */
  paying: number
}

export type MixTable = {
  id: string
  profile_id: string
  name: string
  revision: number
  entries: JSONColumnType<MixEntry[]>
  created_at: Date
  updated_at: Date
  shared: Generated<boolean>
}

export type MomentTable = {
  item_id: number
  place: number
  at_seconds: number
  kind: MomentKind
  titles: JSONColumnType<MomentTitles>
  /** Score after it, home and away; null: not a match between two teams, or unchanged. */
  score: JSONColumnType<Score> | null
}

export type NewsletterTable = {
  email: string
  language: string
  confirm_hash: Buffer
  end_hash: Buffer
  asked_at: Date
  confirmed_at: Date | null
}

export type NewsletterCopyTable = {
  issue: string
  email_hash: Buffer
}

export type NewsletterIssueTable = {
  name: string
  text_hash: string
  begun_at: Date
  finished_at: Date | null
}

export type OperatorTable = {
  id: string
  email: string
  role: OperatorRole
  password_hash: string | null
  /** Encrypted by the service secret operator-totp. */
  totp_secret: Buffer
  /** Time step of the last accepted code: no code is accepted twice. */
  totp_last_step: Generated<number>
  invitation_hash: Buffer | null
  invitation_expires_at: Date | null
  created_at: Date
  disabled_at: Date | null
}

export type OperatorApprovalTable = {
  id: string
  kind: 'refund' | 'erasure'
  /** Outlives the account, as the audit log does. */
  account_id: string
  facts: JSONColumnType<ApprovalFacts>
  reason: string
  asked_by: string
  asked_at: Date
  decision: 'confirmed' | 'refused' | null
  decided_by: string | null
  decided_at: Date | null
}

export type OperatorChallengeTable = {
  /** Hash of the cookie of the browser that received the challenge. */
  token_hash: Buffer
  challenge: string
  /** The operator who adds a passkey; null: a log-in. */
  operator_id: string | null
  expires_at: Date
}

export type OperatorEventTable = {
  id: GeneratedAlways<Int8>
  at: Date
  actor: string
  action: OperatorAction
  subject: OperatorSubject
  subject_id: string
  reason: string | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

export type OperatorNoteTable = {
  id: string
  account_id: string
  author: string
  text: string
  written_at: Date
}

export type OperatorPasskeyTable = {
  id: string
  operator_id: string
  credential_id: string
  public_key: Buffer
  /** The authenticator’s last signature counter; 0: it keeps none. */
  counter: Int8
  transports: JSONColumnType<string[]>
  /** Whether it can be backed up off its device, as reported at registration; never changes. */
  is_synced: boolean
  is_backed_up: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type OperatorSessionTable = {
  id: string
  token_hash: Buffer
  operator_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  proved_at: Date
  ended_at: Date | null
}

export type OutageTable = {
  id: GeneratedAlways<number>
  from_at: Date
  until_at: Date
  /** When rentals and gift codes got the time back; null: not yet. */
  rentals_moved_at: Date | null
}

export type PasswordResetTable = {
  token_hash: Buffer
  account_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export type PaymentDisputeTable = {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  state: 'open' | 'won' | 'lost'
  opened_at: Date
  closed_at: Date | null
  due_at: Date | null
  is_inquiry: Generated<boolean>
  is_under_review: Generated<boolean>
  told_at: Date
  taken_by: string | null
  note: Generated<string>
  answer: 'answered' | 'accepted' | null
  answered_by: string | null
  answered_at: Date | null
}

export type PaymentEventTable = {
  id: string
  type: string
  order_id: string | null
  created_at: Date
  received_at: Date
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

export type PaymentOrderTable = {
  id: string
  kind: 'charge' | 'refund'
  purpose: 'sign_up' | 'period' | 'restart' | 'rental' | 'refund'
  account_id: string
  subscription_id: string | null
  amount_cents: number
  currency: string
  method: JSONColumnType<MethodFacts>
  details: JSONColumnType<OrderDetails>
  refunds: string | null
  state: 'waiting' | 'succeeded' | 'failed' | 'cancelled'
  key_version: Generated<number>
  provider_reference: string | null
  failure_code: string | null
  tries: Generated<number>
  next_try_at: Date | null
  leased_until: Date | null
  created_at: Date
  settled_at: Date | null
  /** When the bank returned a paid debit; a refund records the money. */
  returned_at: Date | null
}

export type PaymentSetupTable = {
  id: string
  provider: string
  type: PaymentType
  status: 'open' | 'requires_action' | 'succeeded' | 'failed' | 'used'
  failure_code: string | null
  method: JSONColumnType<MethodFacts> | null
  created_at: Date
  /** The provider's id; null in rows from before it was stored. */
  customer: string | null
  /** Hash of the cookie of the browser that began it; null for other clients. */
  browser_hash: Buffer | null
}

export type PayoutTable = {
  id: string
  amount_cents: Int8
  currency: string
  state: 'on_its_way' | 'paid' | 'failed'
  is_itemised: boolean
  created_at: Date
  arrives_at: Date
  statement_text: string | null
  trace_id: string | null
  failure_code: string | null
  read_at: Date
}

export type PayoutGapTable = {
  order_id: string
  settled_at: Date
}

export type PayoutLineTable = {
  id: string
  payout_id: string
  kind: 'charge' | 'refund' | 'returned' | 'dispute' | 'fee' | 'other'
  type: string
  gross_cents: number
  fee_cents: number
  net_cents: number
  at: Date
  reference: string | null
  /** Still to be compared with the books; false once found there with the same sum. */
  is_open: Generated<boolean>
}

export type PersonTable = {
  id: GeneratedAlways<number>
  name: string
}

export type PictureTable = {
  id: string
  item_id: number
  shape: 'portrait' | 'square' | 'landscape' | 'highlight' | 'background'
  source: JSONColumnType<PictureSource>
  state: 'waiting' | 'ready' | 'failed'
  reason: string | null
  width: number | null
  height: number | null
  widths: Generated<number[]>
  placeholder: string | null
  created_at: Date
  /** Whether there is an AVIF next to each WebP for which it is smaller. */
  has_avif: Generated<boolean>
  /** Language of the text in it; null: suits every language. */
  language: Language | null
  /** Takes precedence over what the import found; imports do not change it. */
  from_editor: Generated<boolean>
}

export type PlaylistEntryTable = {
  profile_id: string
  item_id: number
  category: string
  added_at: Date
}

export type PositionTable = {
  profile_id: string
  item_id: number
  position: number
  duration: number
  sequence: number
  session_id: string
  at: Date
  finished: Generated<boolean>
  hidden: Generated<boolean>
  updated_at: Date
  /** Whether it has ever been watched to the end. */
  seen: Generated<boolean>
  plays: Generated<number>
}

export type PositionEventTable = {
  id: GeneratedAlways<Int8>
  profile_id: string
  item_id: number
  position: number
  sequence: number
  session_id: string
  at: Date
  /** Start of the run that ends at this position. */
  began: number
}

export type PriceNoticeTable = {
  id: string
  subscription_id: string
  offer_from: string
  plan: string
  currency: string
  old_price_cents: number
  price_cents: number
  counts_from: Date
  told_at: Date
}

export type ProfileTable = {
  id: string
  account_id: string
  place: number
  name: string
  language: string | null
  created_at: Date
  hides_spoilers: Generated<boolean>
}

export type ProviderFarewellTable = {
  customer: string
  next_try_at: Date
}

export type PulseTable = {
  id: number
  /** When a worker was last seen running. */
  seen_at: Date
  /** After an absence that may be a wrong clock: since when it was away. */
  away_from: Date | null
  back_at: Date | null
}

export type ReminderTable = {
  profile_id: string
  item_id: number
  /** The start time it reminds of; a postponed event is reminded of at its new one. */
  starts_at: Date
  created_at: Date
  sent_at: Date | null
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

export type RentalTable = {
  id: string
  account_id: string
  item_id: number
  rented_at: Date
  start_by: Date
  finish_by: Date | null
  price_cents: Generated<number>
  credit_month: string | null
  payment_order_id: string | null
  consent_version: string | null
  consented_at: Date | null
}

export type RestoredCopyTable = {
  id: number
  /** When the backup was taken. */
  taken_at: Date
  restored_at: Date
}

export type RoyaltyContractTable = {
  id: string
  holder: string
  kind: 'flat' | 'per_minute' | 'share'
  rate: number
  currency: string
  titles: Generated<number[]>
  first_month: string
  last_month: string | null
  made_at: Date
}

export type SandboxAnswerTable = {
  key: string
  request_hash: Buffer
  status: number
  body: JSONColumnType<object>
  created_at: Date
}

export type SandboxEventTable = {
  id: string
  body: JSONColumnType<object>
  created_at: Date
  deliver_at: Date | null
  tries: Generated<number>
}

export type SandboxFaultTable = {
  id: GeneratedAlways<Int8>
  kind: 'request' | 'event' | 'decline' | 'share'
  fault: string
}

export type SandboxObjectTable = {
  id: string
  kind: string
  /** The object as Stripe's API would return it. */
  body: JSONColumnType<object>
  created_at: Date
}

export type ServiceSecretTable = {
  name: string
  value: Buffer
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
  youth_open_until: Date | null
}

export type SkipMarkTable = {
  item_id: number
  place: number
  kind: 'intro' | 'recap' | 'credits'
  start_seconds: number
  end_seconds: number
}

export type SocialIdentityTable = {
  issuer: string
  subject: string
  account_id: string
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
  started_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  /** Opened before anybody pressed Play; gives way to active streams. */
  prepared: Generated<boolean>
  /** The title that plays next; it may have been deleted. */
  next_item_id: number | null
  /** The asset that plays next, preloaded; it may have been deleted. */
  next_asset_id: string | null
}

export type StreamUsageTable = {
  stream_id: string
  item_id: number
  position: number
  sequence: number
  at: Date
  has_started: Generated<boolean>
  has_finished: Generated<boolean>
}

export type SubscriptionTable = {
  id: string
  account_id: string
  plan: 'monthly' | 'annually'
  state: 'trialing' | 'active' | 'past_due' | 'paused' | 'ended'
  offer: string | null
  price_cents: number
  currency: string
  started_at: Date
  trial_ends_at: Date | null
  period_ends_at: Date
  cancel_at: Date | null
  expire_at: Date | null
  /** The first paid day; renewals keep it. */
  anchor_at: Date
  months_paid: Generated<number>
  plan_since_months: Generated<number>
  period_starts_at: Date
  next_plan: 'monthly' | 'annually' | null
  reminders_sent: Generated<number>
  past_due_since: Date | null
  failures: Generated<number>
  failure_code: string | null
  next_try_at: Date | null
  open_order_id: string | null
  due_at: Date | null
  next_price_cents: number | null
  next_price_from: Date | null
  /** Length of the pause after the current period; null: the next period is paid for. */
  pause_months: number | null
  /** End of the paid part of the current period if gifted time follows; null: all of it is paid. */
  paid_until: Date | null
  /** Amount paid for the current period; null: its list price. */
  paid_cents: number | null
  coupon_code: string | null
  discount_percent: number | null
  discount_cents: number | null
  discount_plan: 'monthly' | 'annually' | null
  /** How many future periods are charged at the lower price. */
  discount_left: Generated<number>
  /** The newest outage whose time the member was given back. */
  outage_id: number | null
}

export type SubtitleTable = {
  asset_id: string
  place: number
  language: string
  label: string
  kind: 'subtitles' | 'captions'
  storage_key: string
}

export type SubtitleEditTable = {
  item_id: number
  tracks: JSONColumnType<EditedSubtitle[]>
}

export type SubtitleFileTable = {
  id: string
  item_id: number
}

export type TitleBinTable = {
  item_id: number
  /** The title that was moved to the bin; its parts came along. */
  root_id: number
  binned_at: Date
  actor: string | null
  /** Its value before; null: not published. */
  published_at: Date | null
  /** Whether its import published it. */
  publishes: boolean
  /** When its permanent deletion began; it can no longer be restored. */
  deleted_at: Date | null
}

export type TitleEditTable = {
  item_id: number
  field: string
  said: JSONColumnType<TitleEdit>
  /** The title follows an edit of its parent. */
  from_parent: Generated<boolean>
}

export type TitleScheduleTable = {
  item_id: number
  publish_at: Date | null
  withdraw_at: Date | null
  /** Who scheduled it last. */
  actor: string | null
  planned_at: Date
}

export type TitleVersionTable = {
  id: GeneratedAlways<number>
  item_id: number
  at: Date
  actor: string | null
  /** What was changed. */
  fields: VersionField[]
  /** All edits of the title after the change, by field. */
  edits: JSONColumnType<object>
  /** The edit of many titles that made it. */
  edit: string | null
  /** All pictures of editors after the change. Null: made before they were kept. */
  artwork: JSONColumnType<EditedPicture[]> | null
  /** The editor’s version of the trailer, as trailer_edit after the change. Null: as imported. */
  trailer: JSONColumnType<EditedTrailer> | null
  /** The editor’s version of the subtitles, as subtitle_edit after the change. Null: as imported. */
  subtitles: JSONColumnType<EditedSubtitle[]> | null
}

export type TrailerEditTable = {
  item_id: number
  source: string | null
}

export type TrailerFileTable = {
  id: string
  item_id: number
}

export type TrialClaimTable = {
  claim_hash: Buffer
  claimed_at: Date
}

export type UnusedMediaTable = {
  prefix: string
  since: Generated<Date>
}

export type UploadTable = {
  id: string
  operator_email: string
  /** Path within the dragged folder, with / between the names. */
  path: string
  bytes: Int8
  received_bytes: Int8
  state: 'arriving' | 'arrived' | 'refused' | 'taken' | 'imported' | 'failed'
  reason: string | null
  /** Its path in the library of uploads once imported. */
  library_path: string | null
  created_at: Date
  changed_at: Date
  /** The tags of an audio file, once it is complete. */
  tags: JSONColumnType<UploadTags> | null
  /** Once taken: whether its title stays hidden after the import. */
  is_draft: Generated<boolean>
}

export type UsageDayTable = {
  day: string
  item_id: number
  country: string
  plan: 'trial' | 'monthly' | 'annually'
  starts: number
  seconds: number
  finished: number
  part: Generated<number>
}

export type WithdrawalClaimTable = {
  claim_hash: Buffer
  contract: string
  withdrawn_at: Date
}

/** Every table of the product. */
export type Tables = {
  account: AccountTable
  account_block: AccountBlockTable
  account_device: AccountDeviceTable
  app_password: AppPasswordTable
  artwork_file: ArtworkFileTable
  attempt: AttemptTable
  audit_event: AuditEventTable
  bookmark: BookmarkTable
  business_letter: BusinessLetterTable
  catalogue_change: CatalogueChangeTable
  catalogue_version: CatalogueVersionTable
  channel_page: ChannelPageTable
  chapter: ChapterTable
  clock_offset: ClockOffsetTable
  consent: ConsentTable
  contact_message: ContactMessageTable
  content_category: ContentCategoryTable
  content_item: ContentItemTable
  content_tag: ContentTagTable
  content_text: ContentTextTable
  coupon: CouponTable
  coupon_use: CouponUseTable
  credit: CreditTable
  deleted_title: DeletedTitleTable
  device: DeviceTable
  ended_newsletter: EndedNewsletterTable
  favorite_person: FavoritePersonTable
  feed: FeedTable
  feed_entry: FeedEntryTable
  followed_team: FollowedTeamTable
  front_page: FrontPageTable
  game_save: GameSaveTable
  game_score: GameScoreTable
  gift_code: GiftCodeTable
  guide_programme: GuideProgrammeTable
  idempotency_key: IdempotencyKeyTable
  import_source: ImportSourceTable
  invoice: InvoiceTable
  invoice_number: InvoiceNumberTable
  kept_title: KeptTitleTable
  legal_notice: LegalNoticeTable
  legal_text: LegalTextTable
  listening_queue: ListeningQueueTable
  listening_speed: ListeningSpeedTable
  live_part: LivePartTable
  live_run: LiveRunTable
  live_segment: LiveSegmentTable
  live_source: LiveSourceTable
  live_work: LiveWorkTable
  locked_consent: LockedConsentTable
  lyrics: LyricsTable
  mail: MailTable
  media_asset: MediaAssetTable
  media_key: MediaKeyTable
  membership_change: MembershipChangeTable
  mix: MixTable
  moment: MomentTable
  newsletter: NewsletterTable
  newsletter_copy: NewsletterCopyTable
  newsletter_issue: NewsletterIssueTable
  operator: OperatorTable
  operator_approval: OperatorApprovalTable
  operator_challenge: OperatorChallengeTable
  operator_event: OperatorEventTable
  operator_note: OperatorNoteTable
  operator_passkey: OperatorPasskeyTable
  operator_session: OperatorSessionTable
  outage: OutageTable
  password_reset: PasswordResetTable
  payment_dispute: PaymentDisputeTable
  payment_event: PaymentEventTable
  payment_method: PaymentMethodTable
  payment_order: PaymentOrderTable
  payment_setup: PaymentSetupTable
  payout: PayoutTable
  payout_gap: PayoutGapTable
  payout_line: PayoutLineTable
  person: PersonTable
  picture: PictureTable
  playlist_entry: PlaylistEntryTable
  position: PositionTable
  position_event: PositionEventTable
  price_notice: PriceNoticeTable
  profile: ProfileTable
  provider_farewell: ProviderFarewellTable
  pulse: PulseTable
  reminder: ReminderTable
  rendition: RenditionTable
  rental: RentalTable
  restored_copy: RestoredCopyTable
  royalty_contract: RoyaltyContractTable
  sandbox_answer: SandboxAnswerTable
  sandbox_event: SandboxEventTable
  sandbox_fault: SandboxFaultTable
  sandbox_object: SandboxObjectTable
  service_secret: ServiceSecretTable
  session: SessionTable
  skip_mark: SkipMarkTable
  social_identity: SocialIdentityTable
  stream: StreamTable
  stream_usage: StreamUsageTable
  subscription: SubscriptionTable
  subtitle: SubtitleTable
  subtitle_edit: SubtitleEditTable
  subtitle_file: SubtitleFileTable
  title_bin: TitleBinTable
  title_edit: TitleEditTable
  title_schedule: TitleScheduleTable
  title_version: TitleVersionTable
  trailer_edit: TrailerEditTable
  trailer_file: TrailerFileTable
  trial_claim: TrialClaimTable
  unused_media: UnusedMediaTable
  upload: UploadTable
  usage_day: UsageDayTable
  withdrawal_claim: WithdrawalClaimTable
}
