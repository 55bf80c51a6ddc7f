/** What columns hold of which the database only knows that it is JSON or text; `script/table-types.ts` says which. */
import type { RefundReason } from '@quintet/domain/credit-note'
import type { Crop, PictureShape } from '@quintet/domain/artwork'
import type { Language } from '@quintet/domain/languages'
import type { PaymentType } from '@quintet/domain/payment'
import type { Plan } from '@quintet/domain/pricing'

/** A title that a channel has settled to play, whole or cut off. */
export type ChannelEntry = {
  itemId: number
  assetId: string
  /** As long as its segments are. */
  seconds: number
  segments: number
}

/** What a moment of an event is called; a language that is missing falls back to another one. */
export type MomentTitles = Partial<Record<Language, string>>

/** A field of a title as an editor wrote it, and what the import says in its place; which type it has is the field's. */
export type TitleEdit = { edited: unknown; imported: unknown }

/** What a payment provider tells of a method; never a full number. */
export type MethodFacts = {
  type: PaymentType
  /** The provider's own name of the method, by which it is charged. */
  reference: string
  /** The provider's customer that the method belongs to. */
  customer: string
  fingerprint: string
  /** ISO 3166-1 alpha-2 of the billing address, else of the IBAN; of who does not say where they live. */
  country: string
  /** Of the billing address alone, null where it names none; absent in what was stored before it was kept apart. */
  billingCountry?: string | null
  /** Where the bank of the IBAN or the card is; a proof beside what the member says. @spec law 5.3 */
  instrumentCountry?: string | null
  card?: { brand: string; last4: string; expMonth: number; expYear: number; funding: string }
  /** Of a SEPA debit. */
  mandate?: { reference: string; creditorId: string | null; textVersion: string; acceptedAt: string }
  billing: { email: string | null; name: string | null }
}

/** What a declaration says beside who declares it. */
export type LegalNoticeDetails = {
  reference?: string | undefined
  kind?: 'ordinary' | 'extraordinary' | undefined
  reason?: string | undefined
  /** A day, `2026-12-31`; absent: as soon as possible. */
  effectiveDate?: string | undefined
}

/** What a media asset is made of; all paths are absolute paths of the operator's files. */
export type AssetSource = {
  /** In order: several files of an audiobook are one asset. */
  files: string[]
  subtitles: {
    path: string
    language: string
    label: string
    kind: 'subtitles' | 'captions'
    isForced?: boolean
  }[]
  /** For several files: the title of each, which becomes its chapter. */
  fileTitles?: string[]
  /** Of one file of sound: the part that is the title, in frames of a disc, 1/75 s; `to` null: to its end. */
  span?: { from: number; to: number | null }
}

/** Where a picture comes from: a file, the cover inside a media file, or a frame of the film; all of it, or a part. */
export type PictureSource = { path: string; from: 'file' | 'cover' | 'frame'; crop?: Crop }

/** A picture that an editor gave a title. */
export type EditedPicture = { shape: PictureShape; language: Language | null; source: PictureSource }

/** What an editor said of a title's trailer: the film it is made of, as a source; null: it has none. */
export type EditedTrailer = { source: string | null }

/** A subtitle as an editor left it, by the file that it says; forced: only what the film says in another language. */
export type EditedSubtitle = {
  file: string
  language: string
  kind: 'subtitles' | 'captions' | 'forced'
  label: string
}

/** What the tags of an uploaded sound file say of it. */
export type UploadTags = {
  title?: string | undefined
  artist?: string | undefined
  albumArtist?: string | undefined
  album?: string | undefined
  year?: number | undefined
}

/** What a charge pays for, and what a refund gives back. */
export type PaidPeriod = { plan: Plan; startsAt: string; endsAt: string; monthsPaid: number }

export type OrderDetails = {
  /** Of a membership. */
  plan?: Plan
  startsAt?: string
  endsAt?: string
  monthsPaid?: number
  /** Asked for by the member, beside the tries that are planned. */
  isManual?: boolean
  /** Ordered by a paused member, whose pause ends with it. */
  endsPause?: true
  /** Of a lower price by a coupon: the price without it, and in how many periods it counts, this one among them. */
  discount?: { code: string; percent: number | null; cents: number | null; left: number; listCents: number }
  /** Of a rental. */
  itemId?: number
  title?: string
  consentVersion?: string
  /** Who is named where there is no account (any more). */
  name?: string
  language?: string
  country?: string
  /** Why money is given back. */
  reason?: RefundReason
}

/** An invoice's contents as they were when it was issued. */
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
  /** Of a house that section 19 UStG frees from tax. */
  isSmallBusiness?: true
  lines: { text: string; startsAt: string | null; endsAt: string | null; grossCents: number }[]
  /** How it was paid, such as `Visa •••• 4242`; null: nothing was. */
  paidBy: string | null
  /** Where the member says to live, and what address and bank tell by themselves; null where they tell nothing. @spec law 5.3 */
  locationProofs: { stated: string; billing: string | null; instrument: string | null } | null
}

/** A refund that waits for a second person: of which invoice, and how much. */
export type RefundFacts = { invoiceId: string; reference: string; amountCents: number; currency?: string }

/** What an approval is about, beside the account. */
export type ApprovalFacts = RefundFacts | Record<string, never>

/** A medium that a feed names: where it lies, what it is called there. */
export type FeedMedium = { address: string; title: string | null; type: string | null; bytes: number | null }
