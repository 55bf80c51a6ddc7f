/** Types of columns that the database knows only as JSON or text; `script/table-types.ts` maps them. */
import type { RefundReason } from '@quintet/domain/money/credit-note'
import type { Crop, PictureShape } from '@quintet/domain/catalogue/artwork'
import type { Language } from '@quintet/domain/basics/languages'
import type { PaymentType } from '@quintet/domain/money/payment'
import type { Plan } from '@quintet/domain/membership/pricing'

/** A title that a channel has scheduled, whole or cut off. */
export type ChannelEntry = {
  itemId: number
  assetId: string
  /** The total duration of its segments. */
  seconds: number
  segments: number
  /** Between two titles, and in no guide. */
  isJingle?: true
}

/** The title of a moment in an event; a missing language falls back to another one. */
export type MomentTitles = Partial<Record<Language, string>>

/** A title's field as an editor wrote it, and the import's value that it replaces; both have the field's type. */
export type TitleEdit = { edited: unknown; imported: unknown }

/** What a payment provider reports about a payment method; never a full number. */
export type MethodFacts = {
  type: PaymentType
  /** The provider's ID of the method, used to charge it. */
  reference: string
  /** The provider's customer to which the method belongs. */
  customer: string
  fingerprint: string
  /** ISO 3166-1 alpha-2 country of the billing address, else of the IBAN, for members who have not stated where they live. */
  country: string
  /** Country of the billing address alone; null if it has none, absent in rows stored before it was kept separately. */
  billingCountry?: string | null
  /** Country of the IBAN's or card's bank, as evidence besides the member's own statement. @spec law 5.3 */
  instrumentCountry?: string | null
  card?: { brand: string; last4: string; expMonth: number; expYear: number; funding: string }
  /** For SEPA direct debit. */
  mandate?: { reference: string; creditorId: string | null; textVersion: string; acceptedAt: string }
  billing: { email: string | null; name: string | null }
}

/** The content of a declaration, apart from who makes it. */
export type LegalNoticeDetails = {
  reference?: string | undefined
  kind?: 'ordinary' | 'extraordinary' | undefined
  reason?: string | undefined
  /** A day, such as `2026-12-31`; absent: as soon as possible. */
  effectiveDate?: string | undefined
}

/** The source files of a media asset; all paths are absolute paths of the operator's files. */
export type AssetSource = {
  /** In order; several audiobook files form one asset. */
  files: string[]
  subtitles: {
    path: string
    language: string
    label: string
    kind: 'subtitles' | 'captions'
    isForced?: boolean
  }[]
  /** For several files: each file's title, which becomes its chapter title. */
  fileTitles?: string[]
  /** For one audio file: the part that forms the title, in CD frames of 1/75 s; `to` null: to the end. */
  span?: { from: number; to: number | null }
}

/** The source of a picture: a file, the cover embedded in a media file, or a frame of the film, optionally cropped. */
export type PictureSource = { path: string; from: 'file' | 'cover' | 'frame'; crop?: Crop }

/** A picture that an editor assigned to a title. */
export type EditedPicture = { shape: PictureShape; language: Language | null; source: PictureSource }

/** A title's trailer as set by an editor: the source film it is cut from; null: no trailer. */
export type EditedTrailer = { source: string | null }

/** A subtitle track as an editor left it, identified by its file; `forced`: covers only speech in another language. */
export type EditedSubtitle = {
  file: string
  language: string
  kind: 'subtitles' | 'captions' | 'forced'
  label: string
}

/** The tags of an uploaded audio file. */
export type UploadTags = {
  title?: string | undefined
  artist?: string | undefined
  albumArtist?: string | undefined
  album?: string | undefined
  year?: number | undefined
}

/** The period that a charge pays for, or that a refund pays back. */
export type PaidPeriod = { plan: Plan; startsAt: string; endsAt: string; monthsPaid: number }

export type OrderDetails = {
  /** For a membership. */
  plan?: Plan
  startsAt?: string
  endsAt?: string
  monthsPaid?: number
  /** Set if the member requested the charge, in addition to the scheduled attempts. */
  isManual?: boolean
  /** Set if a paused member ordered it, which ends the pause. */
  endsPause?: true
  /** A coupon's discount: the list price, and the number of remaining periods with it, including this one. */
  discount?: { code: string; percent: number | null; cents: number | null; left: number; listCents: number }
  /** For a rental. */
  itemId?: number
  title?: string
  consentVersion?: string
  /** The person named if there is no account, or no longer one. */
  name?: string
  language?: string
  country?: string
  /** The reason for a refund. */
  reason?: RefundReason
}

/** An invoice's contents as issued. */
export type InvoiceDocument = {
  language: 'de' | 'en'
  supplier: {
    name: string
    street: string
    city: string
    country: string
    email: string
    vatId: string | null
  }
  recipient: { name: string; country: string }
  /** For an operator exempt from VAT under section 19 UStG. */
  isSmallBusiness?: true
  lines: { text: string; startsAt: string | null; endsAt: string | null; grossCents: number }[]
  /** How it was paid, such as `Visa •••• 4242`; null: nothing was paid. */
  paidBy: string | null
  /** The country the member stated, and those indicated by the billing address and the bank; null if they indicate none. @spec law 5.3 */
  locationProofs: { stated: string; billing: string | null; instrument: string | null } | null
}

/** A refund awaiting a second person's approval: its invoice and amount. */
export type RefundFacts = { invoiceId: string; reference: string; amountCents: number; currency?: string }

/** What an approval concerns, besides the account. */
export type ApprovalFacts = RefundFacts | Record<string, never>

/** A media file listed in a feed: its address and its title there. */
export type FeedMedium = { address: string; title: string | null; type: string | null; bytes: number | null }
