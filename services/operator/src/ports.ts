/** What the console needs of the other services; the composition hands it over. Changes run in the console's transaction. */
import type { setArtwork, TitlePicture } from '@quintet/contracts/operator/artwork'
import type { DeletedTitle, Fate } from '@quintet/contracts/operator/bin'
import type { ComingLine, SandboxClock } from '@quintet/contracts/operator/clock'
import type { DisputeLine } from '@quintet/contracts/operator/disputes'
import type { Feed, FeedPreview, FeedRecord, FeedMapping } from '@quintet/contracts/operator/feeds'
import type {
  FrontPageRecord,
  FrontPerson,
  FrontPreview,
  FrontSection,
  listFrontChoices,
  PREVIEW_VIEWERS,
} from '@quintet/contracts/operator/front-pages'
import type { CreditNoteRow, CreditNotesQuery } from '@quintet/contracts/operator/credit-notes'
import type { Coupon, GiftBatch, NewCoupon } from '@quintet/contracts/operator/gifts'
import type { PreviewAnswer } from '@quintet/contracts/operator/upload-preview'
import type { listUploads, UploadFacts, UploadSection } from '@quintet/contracts/operator/uploads'
import type { Job } from '@quintet/contracts/operator/jobs'
import type { listGenres, ManyChange, ManyLine, ManyUndone } from '@quintet/contracts/operator/many-titles'
import type { MemberLine, MemberRecord, TimelineEntry } from '@quintet/contracts/operator/members'
import type {
  MoneyRow,
  MoneyRowsQuery,
  readCohorts,
  readMoney,
  VatLine,
} from '@quintet/contracts/operator/money'
import type { PayoutLineRow, PayoutRow, UnpaidRow } from '@quintet/contracts/operator/payouts'
import type {
  listRoyaltyContracts,
  NewContract,
  readRoyalties,
  RoyaltyContract,
} from '@quintet/contracts/operator/royalties'
import type { CallAnswer } from '@quintet/contracts/route'
import type { Notice } from '@quintet/contracts/operator/notices'
import type { Finding, Standing } from '@quintet/contracts/operator/settings'
import type { readStills } from '@quintet/contracts/operator/stills'
import type { listSubtitles, setSubtitles, SubtitleCue } from '@quintet/contracts/operator/subtitles'
import type { SheetChanges, SheetMoment } from '@quintet/contracts/operator/title-sheet'
import type { listTitles, listVersions, TitleRecord } from '@quintet/contracts/operator/titles'
import type { Today } from '@quintet/contracts/operator/today'
import type { readUsage, USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import type { Vertical } from '@quintet/domain/categories'
import type { DisputeAnswer } from '@quintet/domain/dispute'
import type { FrontPage } from '@quintet/domain/front-page'
import type { Language } from '@quintet/domain/languages'
import type { MemberMail } from '@quintet/domain/mails'
import type { TitleSchedule } from '@quintet/domain/title-schedule'
import type { SheetField } from '@quintet/domain/title-sheet'
import type { SubscriptionState } from '@quintet/domain/subscription'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

type Tx = DatabaseTransaction
type Refund = { accountId: string; invoiceId: string; amountCents: number }

export type MemberDesk = {
  list(wanted: {
    search: string
    state?: SubscriptionState | undefined
    page: number
  }): Promise<{ items: MemberLine[]; hasMore: boolean }>
  read(id: string): Promise<MemberRecord>
  timeline(id: string): Promise<TimelineEntry[]>
  endSessions(tx: Tx, id: string, now: Date): Promise<void>
  /** When the membership ends. */
  cancel(tx: Tx, id: string, now: Date): Promise<Date>
  /** When it ends now. */
  extend(tx: Tx, extension: { id: string; days: number }, now: Date): Promise<Date>
  block(tx: Tx, id: string, now: Date): Promise<void>
  unblock(tx: Tx, id: string, now: Date): Promise<void>
  changeAddress(tx: Tx, change: { accountId: string; email: string }, now: Date): Promise<void>
  /** The invoice's number. */
  refund(tx: Tx, refund: Refund, now: Date): Promise<string>
  /** As `refund`, without giving anything back: the number, and what operators gave this account back since then. */
  checkRefund(
    tx: Tx,
    refund: Refund,
    since: Date,
  ): Promise<{ reference: string; currency: string; latelyCents: number }>
  /** Everything of the account, as its owner could do. */
  erase(tx: Tx, id: string, now: Date): Promise<void>
  /** Null where the account is gone. */
  emailOf(id: string): Promise<string | null>
  notices(): Promise<Notice[]>
  decide(
    tx: Tx,
    decision: { id: string; decision: 'carried_out' | 'closed' },
    now: Date,
  ): Promise<{ accountId: string | null; email: string }>
  waiting(): Promise<Omit<NonNullable<Today['members']>, 'undeliveredMails' | 'openApprovals'>>
}

type Artwork = z.output<typeof setArtwork.body>
type PictureKind = Pick<TitlePicture, 'shape' | 'language'>

/** A film that came by an upload, by its name. */
type KeptTrailer = { upload: string; name: string; source: string }

type TitleEditing = {
  id: number
  /** What the editor saw. */
  version: number
  actor: string
}

export type LibraryDesk = {
  list(
    wanted: z.output<NonNullable<(typeof listTitles)['query']>> & { language: Language },
  ): Promise<CallAnswer<typeof listTitles>>
  read(id: number, language: Language, tx?: Tx): Promise<TitleRecord>
  /** As WebP; whole before it was cut. */
  picture(id: string, wanted: { width: number; isWhole: boolean }): Promise<Uint8Array<ArrayBuffer>>
  /** What is seen in its film, every few seconds; none before it is made. */
  stills(id: number): Promise<CallAnswer<typeof readStills>>
  /** A sheet of them, a JPEG; throws `unknown_content`. */
  stillSheet(wanted: { itemId: number; sheet: string }): Promise<Uint8Array<ArrayBuffer>>
  /** A page that only shows; throws `unknown_content`, and `not_ready` where this process serves no pages. */
  preview(
    wanted: { id: number; as: (typeof PREVIEW_VIEWERS)[number]; language: Language },
    request: FastifyRequest,
  ): Promise<{ html: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>
  /** A picture that came, or one that the title has, fit to be cut. */
  readArtwork(id: number, of: Artwork['of']): Promise<Uint8Array>
  setArtwork(
    tx: Tx,
    wanted: Omit<Artwork, 'of'> & { id: number; actor: string; whole: Uint8Array },
    now: Date,
  ): Promise<void>
  takeImportedArtwork(tx: Tx, wanted: PictureKind & { id: number; actor: string }, now: Date): Promise<void>
  /** Keeps the film that a trailer is made of; throws `unknown_content`, `unknown_upload`, `trailer_refused`. */
  keepTrailer(wanted: { id: number; upload: string; operator: string }): Promise<KeptTrailer>
  /** Gives a title what was kept; null: it has none. */
  setTrailer(
    tx: Tx,
    wanted: { id: number; actor: string; kept: KeptTrailer | null },
    now: Date,
  ): Promise<void>
  takeImportedTrailer(tx: Tx, wanted: { id: number; actor: string }, now: Date): Promise<void>
  subtitles(id: number, tx?: Tx): Promise<CallAnswer<typeof listSubtitles>>
  /** What one of them says; throws `unknown_content`. */
  cues(wanted: { itemId: number; track: string }): Promise<SubtitleCue[]>
  /** What the title has then. Throws `unknown_content`, `title_changed`, `subtitle_refused`. */
  setSubtitles(
    tx: Tx,
    wanted: z.output<typeof setSubtitles.body> & { id: number; actor: string },
    now: Date,
  ): Promise<object[]>
  takeImportedSubtitles(tx: Tx, wanted: { id: number; actor: string }, now: Date): Promise<void>
  /** A file of packaged media, of hidden titles too; throws `unknown_content`. */
  sendMedia(
    wanted: { assetId: string; name: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
  edit(tx: Tx, edit: TitleEditing & { fields: SheetChanges }, now: Date): Promise<void>
  genres(language: Language): CallAnswer<typeof listGenres>
  previewMany(wanted: { ids: readonly number[]; change: ManyChange; language: Language }): Promise<ManyLine[]>
  /** What changed of each, and by what it is taken back; a title that says all of it already is left out. */
  editMany(
    tx: Tx,
    wanted: { titles: readonly { id: number; version: number }[]; change: ManyChange; actor: string },
    now: Date,
  ): Promise<{ edit: string; done: Pick<ManyLine, 'id' | 'before' | 'after'>[] }>
  undoMany(
    tx: Tx,
    wanted: { edit: string; actor: string; language: Language },
    now: Date,
  ): Promise<ManyUndone>
  takeImported(tx: Tx, edit: TitleEditing & { fields: readonly SheetField[] }, now: Date): Promise<void>
  /** The newest first. */
  versions(id: number): Promise<CallAnswer<typeof listVersions>>
  /** `back` is the version that is to be again; 0: as imported. */
  restore(tx: Tx, edit: TitleEditing & { back: number }, now: Date): Promise<void>
  /** The moment that was entered. */
  enterMoment(
    tx: Tx,
    edit: TitleEditing & { entered: Pick<SheetMoment, 'kind' | 'score'> & { about: string | null } },
    now: Date,
  ): Promise<SheetMoment>
  /** What the moment said before. */
  correctMoment(
    tx: Tx,
    edit: TitleEditing & { place: number; moment: SheetMoment },
    now: Date,
  ): Promise<SheetMoment>
  takeBackMoment(tx: Tx, edit: TitleEditing & { place: number }, now: Date): Promise<SheetMoment>
  /** The ids of all titles that it concerned. */
  publish(tx: Tx, ids: readonly number[], now: Date): Promise<number[]>
  hide(tx: Tx, ids: readonly number[]): Promise<number[]>
  /** What was planned before. */
  schedule(
    tx: Tx,
    wanted: { ids: readonly number[]; plan: TitleSchedule; actor: string },
    now: Date,
  ): Promise<{ id: number; plan: TitleSchedule }[]>
  bin(tx: Tx, wanted: { ids: readonly number[]; actor: string }, now: Date): Promise<number[]>
  putBack(tx: Tx, ids: readonly number[], now: Date): Promise<number[]>
  fate(id: number): Promise<Fate>
  /** What it was. */
  delete(
    tx: Tx,
    wanted: { id: number; actor: string },
    now: Date,
  ): Promise<{ title: string; source: string; parts: number }>
  deleted(): Promise<DeletedTitle[]>
  /** False where imports do not leave it out. */
  letIn(tx: Tx, id: number): Promise<boolean>
  jobs(language: Language): Promise<{
    jobs: Job[]
    waiting: number
    imports: { library: string; path: string; reason: string }[]
  }>
  runJobAgain(tx: Tx, id: string): Promise<void>
  counts(): Promise<Pick<Today, 'jobs' | 'titles'>>
  usage(wanted: {
    from: string
    to: string
    by: (typeof USAGE_GROUPS)[number]
    language: Language
  }): Promise<CallAnswer<typeof readUsage>>
}

type FeedFile = { name: string; content: string }
type FeedSource = { address: string } | { file: FeedFile }
type FeedWishes = { vertical: Vertical | null; mapping: FeedMapping | null }
type FeedSettings = FeedWishes & { name: string; isDraft: boolean; fetchesMedia: boolean }

export type FeedDesk = {
  list(): Promise<Feed[]>
  preview(source: FeedSource, wishes: FeedWishes): Promise<FeedPreview>
  read(id: string, language: Language, tx?: Tx): Promise<FeedRecord>
  /** Its id. */
  add(tx: Tx, feed: FeedSettings & { source: FeedSource }, now: Date): Promise<string>
  change(tx: Tx, id: string, settings: FeedSettings): Promise<void>
  run(tx: Tx, wanted: { id: string; file?: FeedFile | undefined }): Promise<void>
  remove(tx: Tx, id: string): Promise<{ name: string; address: string }>
}

/** Which uploads are meant, and what they are. */
type UploadsMeant = {
  ids: readonly string[]
  section: UploadSection
  facts: UploadFacts | null
  operator: string
}

export type UploadDesk = {
  /** Answers a request of the tus protocol that comes from this operator. */
  speak(request: IncomingMessage, response: ServerResponse, operator: string): Promise<void>
  list(operator: string): Promise<CallAnswer<typeof listUploads>>
  /** What taking them would change, or how far it is looked at; throws as `take` does, and `overloaded`. */
  preview(wanted: UploadsMeant): Promise<PreviewAnswer>
  /** Where the files lie in the library. */
  take(tx: Tx, wanted: UploadsMeant & { isDraft: boolean }, now: Date): Promise<string[]>
  /** What its file was called. */
  remove(tx: Tx, id: string, operator: string): Promise<string>
}

export type FrontDesk = {
  read(page: FrontPage, language: Language, tx?: Tx): Promise<FrontPageRecord>
  arrange(
    tx: Tx,
    wanted: { page: FrontPage; revision: string | null; sections: readonly FrontSection[] },
    now: Date,
  ): Promise<void>
  reset(tx: Tx, page: FrontPage): Promise<void>
  preview(wanted: {
    page: FrontPage
    at: Date
    as: (typeof PREVIEW_VIEWERS)[number]
    sections: readonly FrontSection[]
    language: Language
  }): Promise<FrontPreview>
  choices(language: Language, now: Date): CallAnswer<typeof listFrontChoices>
  findCredited(part: string): Promise<FrontPerson[]>
}

export type DisputeDesk = {
  list(): Promise<DisputeLine[]>
  /** Who worked on it before; throws `unknown_dispute` and `dispute_over`. */
  take(tx: Tx, wanted: { id: string; taker: string | null }): Promise<string | null>
  /** What it said before; throws `unknown_dispute`. */
  note(tx: Tx, wanted: { id: string; note: string }): Promise<string>
  /** What was noted before; throws as `take` does. */
  answer(
    tx: Tx,
    wanted: { id: string; answer: DisputeAnswer | null; by: string },
    now: Date,
  ): Promise<DisputeAnswer | null>
}

export type PayoutDesk = {
  list(wanted: { before?: string | undefined }): Promise<{ items: PayoutRow[]; hasMore: boolean }>
  unpaid(): Promise<UnpaidRow[]>
  /** Throws `unknown_payout`. */
  read(id: string): Promise<{ payout: PayoutRow; lines: PayoutLineRow[] }>
  /** Of the last forty days unless told; throws `provider_unavailable`. */
  ask(since: Date | undefined): Promise<{ count: number; save(tx: Tx, now: Date): Promise<void> }>
}

export type MoneyDesk = {
  cohorts(wanted: { to?: string | undefined; months: number }): Promise<CallAnswer<typeof readCohorts>>
  months(wanted: { to?: string | undefined; months: number }): Promise<CallAnswer<typeof readMoney>>
  rows(wanted: z.output<typeof MoneyRowsQuery>): Promise<{ items: MoneyRow[]; hasMore: boolean }>
  vat(quarter: string): Promise<{ lines: VatLine[] }>
  creditNotes(
    wanted: z.output<typeof CreditNotesQuery>,
  ): Promise<{ items: CreditNoteRow[]; hasMore: boolean }>
  creditNotesCsv(wanted: z.output<typeof CreditNotesQuery>): Promise<string>
  /** The bytes of one part, counted from 1. */
  datev(wanted: { month: string; part: number }): Promise<Uint8Array<ArrayBuffer>>
}

/** What a coupon is made of, once it is checked. */
export type IssuedCoupon = Omit<NewCoupon, 'discount' | 'lastDay'> & {
  percent: number | null
  cents: number | null
  currency: string | null
  expiresAt: Date
}

export type RoyaltyDesk = {
  contracts(): Promise<CallAnswer<typeof listRoyaltyContracts>>
  /** In the currency of the house; throws `contract_conflict`, and `unknown_content` where it names a title that is none. */
  add(tx: Tx, contract: NewContract, now: Date): Promise<{ id: string; currency: string }>
  /** What it was before; throws `unknown_contract` and `contract_conflict`. */
  end(tx: Tx, ending: { id: string; lastMonth: string }): Promise<RoyaltyContract>
  /** What it was; throws `unknown_contract`. */
  remove(tx: Tx, id: string): Promise<RoyaltyContract>
  month(month: string): Promise<CallAnswer<typeof readRoyalties>>
  /** CSV. */
  titles(month: string, language: Language): Promise<Uint8Array<ArrayBuffer>>
  /** PDF; throws `unknown_contract` where nothing is settled with this holder in the month. */
  statement(wanted: { month: string; holder: string; language: Language }): Promise<Uint8Array<ArrayBuffer>>
}

export type GiftDesk = {
  gifts(): Promise<GiftBatch[]>
  /** Gives the codes, which are told only now. */
  issueGifts(
    tx: DatabaseTransaction,
    wanted: { count: number; months: number; note: string; expiresAt: Date },
    now: Date,
  ): Promise<{ batch: string; codes: string[] }>
  /** How many codes are void now. */
  voidGifts(tx: DatabaseTransaction, batch: string, now: Date): Promise<number>
  coupons(): Promise<Coupon[]>
  /** What members pay in, the house's own currency first. */
  currencies(): string[]
  /** False where there is one of this code. */
  issueCoupon(tx: DatabaseTransaction, coupon: IssuedCoupon, now: Date): Promise<boolean>
  /** False where there is none that still counts. */
  withdrawCoupon(tx: DatabaseTransaction, code: string, now: Date): Promise<boolean>
}

export type MailDesk = {
  /** The accounts of these addresses, by the address as it was asked for. */
  accountsOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** As it would reach somebody. */
  sample(kind: MemberMail, language: Language): { subject: string; html: string }
}

export type HouseDesk = {
  /** Who takes the money, which prices and texts are in force. */
  standing(): Standing
  /** What can be told of the house without asking other machines. */
  findings(): Promise<Finding[]>
}

export type ClockDesk = {
  /** Why time is not turned here; null: it is. */
  refusal: SandboxClock['refusal']
  /** What falls due by then. */
  coming(until: Date): Promise<ComingLine[]>
  /** Comes back once this process goes by what was set. */
  follow(): Promise<void>
}

export type Desks = {
  members: MemberDesk
  library: LibraryDesk
  feeds: FeedDesk
  uploads: UploadDesk
  front: FrontDesk
  money: MoneyDesk
  disputes: DisputeDesk
  payouts: PayoutDesk
  gifts: GiftDesk
  royalties: RoyaltyDesk
  mails: MailDesk
  house: HouseDesk
  clock: ClockDesk
}
