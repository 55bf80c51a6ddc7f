/** What the console needs from the other services, supplied by the composition. Changes run in the console's transaction. */
import type { AlbumTrack, TrackEdit } from '@quintet/contracts/operator/albums'
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
import type { MemberLine, MemberRecord, MemberSort, TimelineEntry } from '@quintet/contracts/operator/members'
import type {
  MoneyRow,
  MoneyRowsQuery,
  PapersQuery,
  PaperTotal,
  readCohorts,
  readMoney,
  VatLine,
} from '@quintet/contracts/operator/money'
import type {
  Arriving,
  PayoutLineRow,
  PayoutRow,
  PayoutTotal,
  UnpaidRow,
} from '@quintet/contracts/operator/payouts'
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
import type {
  listSubtitles,
  setSubtitles,
  SubtitleCue,
  TitleSubtitle,
} from '@quintet/contracts/operator/subtitles'
import type { SheetChanges, SheetMoment } from '@quintet/contracts/operator/title-sheet'
import type { exportTitles, listTitles, listVersions, TitleRecord } from '@quintet/contracts/operator/titles'
import type { Today } from '@quintet/contracts/operator/today'
import type { USAGE_GROUPS, UsageLine } from '@quintet/contracts/operator/usage'
import type { Balance } from '@quintet/domain/money/book-export'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { DisputeAnswer } from '@quintet/domain/money/dispute'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import type { Language } from '@quintet/domain/basics/languages'
import type { MemberMail } from '@quintet/domain/account/mails'
import type { TitleSchedule } from '@quintet/domain/catalogue/title-schedule'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import type { SubscriptionState } from '@quintet/domain/membership/subscription'
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
    sort: MemberSort
    page: number
  }): Promise<{ items: MemberLine[]; hasMore: boolean }>
  read(id: string): Promise<MemberRecord>
  /** An invoice's PDF with its file name; throws `unknown_invoice`, also if the invoice names what was rented. */
  document(wanted: {
    accountId: string
    invoiceId: string
  }): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }>
  timeline(id: string): Promise<TimelineEntry[]>
  endSessions(tx: Tx, id: string, now: Date): Promise<void>
  /** Returns when the membership ends. */
  cancel(tx: Tx, id: string, now: Date): Promise<Date>
  /** Returns when it now ends. */
  extend(tx: Tx, extension: { id: string; days: number }, now: Date): Promise<Date>
  block(tx: Tx, id: string, now: Date): Promise<void>
  unblock(tx: Tx, id: string, now: Date): Promise<void>
  changeAddress(tx: Tx, change: { accountId: string; email: string }, now: Date): Promise<void>
  /** Mails the member a link to all their data; throws `unknown_account`. */
  sendData(tx: Tx, id: string, now: Date): Promise<void>
  /** Returns the invoice's number. */
  refund(tx: Tx, refund: Refund, now: Date): Promise<string>
  /** Like `refund`, without refunding: the invoice's number, and what operators have refunded this account since `since`. */
  checkRefund(
    tx: Tx,
    refund: Refund,
    since: Date,
  ): Promise<{ reference: string; currency: string; latelyCents: number }>
  /** Erases everything of the account, as its owner could. */
  erase(tx: Tx, id: string, now: Date): Promise<void>
  /** Null if the account is gone. */
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

/** A subtitle in storage. */
type KeptSubtitle = Omit<TitleSubtitle, 'id'> & { file: string }

/** An uploaded film, with its name. */
type KeptTrailer = { upload: string; name: string; source: string }

/** An uploaded jingle, with its name. */
type KeptJingle = { upload: string; name: string; source: string }

type TitleEditing = {
  id: number
  /** The version the editor saw. */
  version: number
  actor: string
}

export type LibraryDesk = {
  list(
    wanted: z.output<NonNullable<(typeof listTitles)['query']>> & { language: Language },
  ): Promise<CallAnswer<typeof listTitles>>
  csv(wanted: z.output<NonNullable<(typeof exportTitles)['query']>> & { language: Language }): Promise<string>
  read(id: number, language: Language, tx?: Tx): Promise<TitleRecord>
  /** WebP, either as cropped or whole. */
  picture(id: string, wanted: { width: number; isWhole: boolean }): Promise<Uint8Array<ArrayBuffer>>
  /** The film's stills, one every few seconds; empty before they are made. */
  stills(id: number): Promise<CallAnswer<typeof readStills>>
  /** A sheet of stills as JPEG; throws `unknown_content`. */
  stillSheet(wanted: { itemId: number; sheet: string }): Promise<Uint8Array<ArrayBuffer>>
  /** A page for viewing only; throws `unknown_content`, and `not_ready` if this process serves no pages. */
  preview(
    wanted: { id: number; as: (typeof PREVIEW_VIEWERS)[number]; language: Language },
    request: FastifyRequest,
  ): Promise<{ html: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>
  /** Stores an uploaded picture, or one of the title's, to crop from; throws `unknown_content`, `picture_refused`. */
  keepArtwork(id: number, of: Artwork['of']): Promise<string>
  /** Gives a title a crop of the stored picture. */
  setArtwork(
    tx: Tx,
    wanted: Omit<Artwork, 'of'> & { id: number; actor: string; file: string },
    now: Date,
  ): Promise<void>
  takeImportedArtwork(tx: Tx, wanted: PictureKind & { id: number; actor: string }, now: Date): Promise<void>
  /** Stores the film a trailer is made from; throws `unknown_content`, `unknown_upload`, `trailer_refused`. */
  keepTrailer(wanted: { id: number; upload: string; operator: string }): Promise<KeptTrailer>
  /** Gives a title the stored trailer; none if null. */
  setTrailer(
    tx: Tx,
    wanted: { id: number; actor: string; kept: KeptTrailer | null },
    now: Date,
  ): Promise<void>
  takeImportedTrailer(tx: Tx, wanted: { id: number; actor: string }, now: Date): Promise<void>
  /** Stores the recording a jingle is made from; throws `unknown_content`, `unknown_upload`, `jingle_refused`. */
  keepJingle(wanted: { id: number; upload: string; operator: string }): Promise<KeptJingle>
  /** Gives a channel a stored jingle; returns its id. Throws `unknown_content`, `unknown_upload`. */
  addJingle(tx: Tx, wanted: { id: number; actor: string; kept: KeptJingle }, now: Date): Promise<number>
  /** Sets how often a channel's jingles play, null as imported; returns what was set before. Throws `unknown_content`. */
  setJingles(tx: Tx, wanted: { id: number; every: number | null }): Promise<number | null>
  subtitles(id: number, tx?: Tx): Promise<CallAnswer<typeof listSubtitles>>
  /** The cues of one track; throws `unknown_content`. */
  cues(wanted: { itemId: number; track: string }): Promise<SubtitleCue[]>
  /** Stores the files of a title's new subtitles; throws `unknown_content`, `title_changed`, `subtitle_refused`. */
  keepSubtitles(wanted: z.output<typeof setSubtitles.body> & { id: number }): Promise<KeptSubtitle[]>
  /** Gives a title the stored subtitles; throws `unknown_content`, `title_changed`. */
  setSubtitles(tx: Tx, wanted: TitleEditing & { tracks: KeptSubtitle[] }, now: Date): Promise<void>
  takeImportedSubtitles(tx: Tx, wanted: { id: number; actor: string }, now: Date): Promise<void>
  /** Serves a file of packaged media, also of hidden titles; throws `unknown_content`. */
  sendMedia(
    wanted: { assetId: string; name: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
  edit(tx: Tx, edit: TitleEditing & { fields: SheetChanges }, now: Date): Promise<void>
  genres(language: Language): CallAnswer<typeof listGenres>
  previewMany(wanted: { ids: readonly number[]; change: ManyChange; language: Language }): Promise<ManyLine[]>
  /** Returns what changed in each title, and the id with which to undo it; titles already in that state are left out. */
  editMany(
    tx: Tx,
    wanted: { titles: readonly { id: number; version: number }[]; change: ManyChange; actor: string },
    now: Date,
  ): Promise<{ edit: string; done: Pick<ManyLine, 'id' | 'before' | 'after'>[] }>
  /** The tracks of an album, in order; throws `unknown_content`. */
  readAlbum(id: number): Promise<AlbumTrack[]>
  /** As `editMany`. Throws `unknown_content`, `track_changed`, `track_number_taken`. */
  editAlbum(
    tx: Tx,
    wanted: { id: number; tracks: readonly TrackEdit[]; actor: string },
    now: Date,
  ): Promise<{ edit: string; done: { id: number; before: object; after: object }[] }>
  undoMany(
    tx: Tx,
    wanted: { edit: string; actor: string; language: Language },
    now: Date,
  ): Promise<ManyUndone>
  takeImported(tx: Tx, edit: TitleEditing & { fields: readonly SheetField[] }, now: Date): Promise<void>
  /** Newest first. */
  versions(id: number): Promise<CallAnswer<typeof listVersions>>
  /** `back` is the version to restore; 0 is the imported one. */
  restore(tx: Tx, edit: TitleEditing & { back: number }, now: Date): Promise<void>
  /** Returns the entered moment. */
  enterMoment(
    tx: Tx,
    edit: TitleEditing & { entered: Pick<SheetMoment, 'kind' | 'score'> & { about: string | null } },
    now: Date,
  ): Promise<SheetMoment>
  /** Returns the previous moment. */
  correctMoment(
    tx: Tx,
    edit: TitleEditing & { place: number; moment: SheetMoment },
    now: Date,
  ): Promise<SheetMoment>
  takeBackMoment(tx: Tx, edit: TitleEditing & { place: number }, now: Date): Promise<SheetMoment>
  /** Returns the ids of all titles affected. */
  publish(tx: Tx, ids: readonly number[], now: Date): Promise<number[]>
  hide(tx: Tx, ids: readonly number[]): Promise<number[]>
  /** Returns the previous plans. */
  schedule(
    tx: Tx,
    wanted: { ids: readonly number[]; plan: TitleSchedule; actor: string },
    now: Date,
  ): Promise<{ id: number; plan: TitleSchedule }[]>
  /** Returns which were not in the bin before, and all of them with their parts. */
  bin(
    tx: Tx,
    wanted: { ids: readonly number[]; actor: string },
    now: Date,
  ): Promise<{ titles: number[]; all: number[] }>
  putBack(tx: Tx, ids: readonly number[], now: Date): Promise<number[]>
  fate(id: number): Promise<Fate>
  /** Returns what was deleted. */
  delete(
    tx: Tx,
    wanted: { id: number; actor: string },
    now: Date,
  ): Promise<{ title: string; source: string; parts: number }>
  deleted(): Promise<DeletedTitle[]>
  /** Returns false if imports do not exclude it. */
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
  }): Promise<UsageLine[]>
}

type FeedFile = { name: string; content: string }
type FeedSource = { address: string } | { file: FeedFile }
type FeedWishes = { vertical: Vertical | null; mapping: FeedMapping | null }
type FeedSettings = FeedWishes & { name: string; isDraft: boolean; fetchesMedia: boolean }

export type FeedDesk = {
  list(): Promise<Feed[]>
  preview(source: FeedSource, wishes: FeedWishes): Promise<FeedPreview>
  read(id: string, language: Language, tx?: Tx): Promise<FeedRecord>
  /** Returns its id. */
  add(tx: Tx, feed: FeedSettings & { source: FeedSource }, now: Date): Promise<string>
  change(tx: Tx, id: string, settings: FeedSettings): Promise<void>
  run(tx: Tx, wanted: { id: string; file?: FeedFile | undefined }): Promise<void>
  remove(tx: Tx, id: string): Promise<{ name: string; address: string }>
}

/** The uploads concerned, and what they are. */
type UploadsMeant = {
  ids: readonly string[]
  section: UploadSection
  files: Readonly<Record<string, UploadFacts>>
  operator: string
}

export type UploadDesk = {
  /** Handles a tus protocol request from this operator. */
  speak(request: IncomingMessage, response: ServerResponse, operator: string): Promise<void>
  list(operator: string): Promise<CallAnswer<typeof listUploads>>
  /** What importing them would change, or the progress of the inspection; throws as `take` does, and `overloaded`. */
  preview(wanted: UploadsMeant & { language: Language }): Promise<PreviewAnswer>
  /** Returns the files' paths in the library. */
  take(tx: Tx, wanted: UploadsMeant & { isDraft: boolean }, now: Date): Promise<string[]>
  /** Returns the name of its file. */
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
  /** Returns the previous assignee; throws `unknown_dispute` and `dispute_over`. */
  take(tx: Tx, wanted: { id: string; taker: string | null }): Promise<string | null>
  /** Returns the previous note; throws `unknown_dispute`. */
  note(tx: Tx, wanted: { id: string; note: string }): Promise<string>
  /** Returns the previous answer; throws as `take` does. */
  answer(
    tx: Tx,
    wanted: { id: string; answer: DisputeAnswer | null; by: string },
    now: Date,
  ): Promise<DisputeAnswer | null>
}

export type PayoutDesk = {
  list(wanted: Arriving & { before?: string | undefined }): Promise<{ items: PayoutRow[]; hasMore: boolean }>
  totals(wanted: Arriving): Promise<PayoutTotal[]>
  listCsv(wanted: Arriving): Promise<string>
  unpaid(): Promise<UnpaidRow[]>
  /** Throws `unknown_payout`. */
  read(
    id: string,
    wanted: { after?: string | undefined },
  ): Promise<{ payout: PayoutRow; lines: PayoutLineRow[]; hasMore: boolean }>
  /** Throws `unknown_payout`. */
  csv(id: string): Promise<string>
  /** Of the last forty days unless told; throws `provider_unavailable`. */
  ask(since: Date | undefined): Promise<{ count: number; save(tx: Tx, now: Date): Promise<void> }>
}

export type MoneyDesk = {
  cohorts(wanted: { to?: string | undefined; months: number }): Promise<CallAnswer<typeof readCohorts>>
  months(wanted: { to?: string | undefined; months: number }): Promise<CallAnswer<typeof readMoney>>
  rows(wanted: z.output<typeof MoneyRowsQuery>): Promise<{ items: MoneyRow[]; hasMore: boolean }>
  totals(wanted: z.output<typeof PapersQuery>): Promise<PaperTotal[]>
  /** Throws `too_many_rows`. */
  rowsCsv(wanted: z.output<typeof PapersQuery>): Promise<string>
  vat(quarter: string): Promise<{ lines: VatLine[] }>
  creditNotes(
    wanted: z.output<typeof CreditNotesQuery>,
  ): Promise<{ items: CreditNoteRow[]; hasMore: boolean }>
  /** Throws `too_many_rows`. */
  creditNotesCsv(wanted: z.output<typeof CreditNotesQuery>): Promise<string>
  /** With what the quarter's lines come to. */
  vatFile(quarter: string): Promise<{ file: string; isRunning: boolean; balance: Balance }>
  /** One part, counted from 1; throws `accounting_missing`. */
  datev(wanted: { month: string; part: number }): Promise<{
    file: Uint8Array<ArrayBuffer>
    currency: string
    parts: number
    isRunning: boolean
    balance: Balance
  }>
  /** What a month's batch or a quarter's report holds now; null if it cannot be made. */
  balance(period: string): Promise<{ currency: string; balance: Balance } | null>
}

/** A validated coupon, ready to be issued. */
export type IssuedCoupon = Omit<NewCoupon, 'discount' | 'lastDay'> & {
  percent: number | null
  cents: number | null
  currency: string | null
  expiresAt: Date
}

export type RoyaltyDesk = {
  contracts(): Promise<CallAnswer<typeof listRoyaltyContracts>>
  /** In the operator's currency; throws `contract_conflict`, and `unknown_content` if it names an unknown title. */
  add(tx: Tx, contract: NewContract, now: Date): Promise<{ id: string; currency: string }>
  /** Returns the previous contract; throws `unknown_contract` and `contract_conflict`. */
  end(tx: Tx, ending: { id: string; lastMonth: string }): Promise<RoyaltyContract>
  /** Returns the removed contract; throws `unknown_contract`. */
  remove(tx: Tx, id: string): Promise<RoyaltyContract>
  month(month: string): Promise<CallAnswer<typeof readRoyalties>>
  /** CSV. */
  titles(month: string, language: Language): Promise<Uint8Array<ArrayBuffer>>
  /** PDF; throws `unknown_contract` if nothing is settled with this holder in the month. */
  statement(wanted: { month: string; holder: string; language: Language }): Promise<Uint8Array<ArrayBuffer>>
}

export type GiftDesk = {
  gifts(): Promise<GiftBatch[]>
  /** Returns the codes, which cannot be read again later. */
  issueGifts(
    tx: DatabaseTransaction,
    wanted: { count: number; months: number; note: string; expiresAt: Date },
    now: Date,
  ): Promise<{ batch: string; codes: string[] }>
  /** Returns how many codes were voided. */
  voidGifts(tx: DatabaseTransaction, batch: string, now: Date): Promise<number>
  coupons(): Promise<Coupon[]>
  /** The currencies members pay in, the operator's own first. */
  currencies(): string[]
  /** Returns false if the code already exists. */
  issueCoupon(tx: DatabaseTransaction, coupon: IssuedCoupon, now: Date): Promise<boolean>
  /** Returns false if the code is unknown or already withdrawn. */
  withdrawCoupon(tx: DatabaseTransaction, code: string, now: Date): Promise<boolean>
}

export type MailDesk = {
  /** The ids of the accounts with these addresses, keyed by the address as given. */
  accountsOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Sends a business letter once more; returns false if it cannot be sent again. */
  sendAgain(tx: Tx, id: string, now: Date): Promise<boolean>
  /** A sample as a member would receive it. */
  sample(kind: MemberMail, language: Language): { subject: string; html: string }
}

export type HouseDesk = {
  /** The payment provider, and the prices and texts in force. */
  standing(): Standing
  /** The findings that need no other machines. */
  findings(): Promise<Finding[]>
}

export type ClockDesk = {
  /** Why the clock cannot be set here; null if it can. */
  refusal: SandboxClock['refusal']
  /** The steps that fall due by `until`. */
  coming(until: Date): Promise<ComingLine[]>
  /** Resolves once this process uses the new time. */
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
