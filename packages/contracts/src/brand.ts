/** The service's identity: `brand.json`, the one configuration file that an operator replaces. See docs/operate/brand.md. */
import { contrastOf, readOklch } from '@quintet/domain/basics/colour'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import type { PageOffer } from '@quintet/domain/membership/offer'
import { isPremiumRate } from '@quintet/domain/account/premium-rate'
import { z } from 'zod'
import { Country, text } from './fields.ts'

const TEXT_CONTRAST = 4.5
const WHITE = [1, 1, 1] as const

const Colour = z.string().refine((value) => readOklch(value) !== null, 'Write it as oklch(0.62 0.19 256).')

/** A colour with enough contrast for text on white. @spec law 9.2 */
const TextColour = Colour.refine((value) => {
  const rgb = readOklch(value)
  return rgb !== null && contrastOf(rgb, WHITE) >= TEXT_CONTRAST
}, `Text in this colour is too pale on white: make it darker, to a contrast of ${TEXT_CONTRAST} to 1.`)

/** `vivid` for surfaces, `deep` for text on white. */
const Pair = z.strictObject({ vivid: Colour, deep: TextColour })

const File = z.string().regex(/^[\w-]+\.woff2$/, 'Name a .woff2 file beside brand.json.')
const Font = z.strictObject({
  family: z.string().regex(/^[\w -]{1,60}$/, 'Use letters, figures and blanks.'),
  /** A variable font next to brand.json; without it, `family` is one that ships with the web app. */
  file: File.optional(),
})

/** A four-digit general ledger account. */
const Account = z.string().regex(/^[1-9]\d{3}$/, 'Write four digits, such as 8400.')

const Words = z.strictObject({
  /** The promise in a few words, shown after the name in the title of the start page. */
  claim: text(60).min(1),
  /** Shown by search engines and shared links. */
  description: text(200).min(1),
})

export const Brand = z.strictObject({
  name: text(40).min(1),
  words: z.record(z.enum(LANGUAGES), Words),
  company: z
    .strictObject({
      name: text(100).min(1),
      street: text(100).min(1),
      city: text(100).min(1),
      country: Country,
      email: z.email(),
      supportHours: z.strictObject({ from: text(5), to: text(5) }),
      /** Phone number of customer care, not a premium rate number. @spec law 7.4 */
      phone: z
        .string()
        .regex(/^\+?[\d /()-]{5,30}$/, 'Write it as +49 30 12345.')
        .optional(),
      /** The company's representative and the person responsible for its content; the imprint shows those that are given. @spec law 7.1 */
      representative: text(100).min(1).optional(),
      responsible: text(100).min(1).optional(),
      register: text(100).min(1).optional(),
      vatId: text(30).min(1).optional(),
      /** The creditor that collects SEPA debits, as named in the mandate (in Germany the Gläubiger-ID). @spec law 5.12 */
      creditorId: text(35).min(8).optional(),
      mediaAuthority: text(200).min(1).optional(),
      youthOfficer: text(200).min(1).optional(),
    })
    .refine(({ phone = '', country }) => !isPremiumRate(phone, country), {
      path: ['phone'],
      error: 'Customers call at the price of a call: name a number that is not a premium one.',
    }),
  /** The bookkeeping numbers of the tax adviser, under which DATEV accepts the console's export. @spec decisions 13.9 */
  accounting: z
    .strictObject({
      consultantNumber: z.int().min(1001).max(9_999_999),
      clientNumber: z.int().min(1).max(99_999),
      chart: z.enum(['03', '04']).describe('Chart of accounts: SKR 03 or SKR 04.'),
      /** Accounts that replace those of the standard chart. */
      accounts: z
        .strictObject({
          provider: Account,
          domestic: Account,
          oss: Account,
          abroad: Account,
          vatAbroad: Account,
          bank: Account,
          fees: Account,
          disputes: Account,
          clearing: Account,
        })
        .partial()
        .default({}),
      /**
       * How the provider's fees are taxed: DATEV's key (BU-Schlüssel) and case (Sachverhalt L+L). By default the company owes the tax of a
       * service from another EU country (section 13b UStG). Null if the account implies it, or no tax is owed.
       */
      feesTax: z
        .strictObject({
          key: z.string().regex(/^[1-9]\d{0,3}$/, 'Write one to four digits, such as 94.'),
          case: z.int().min(1).max(999).optional(),
        })
        .nullable()
        .default({ key: '94', case: 7 }),
    })
    .optional(),
  /** The company's other sites and apps; the footer shows those that are given. */
  links: z
    .strictObject({
      appStore: z.httpUrl().optional(),
      googlePlay: z.httpUrl().optional(),
      social: z
        .array(z.strictObject({ name: text(30).min(1), url: z.httpUrl() }))
        .max(6)
        .optional(),
    })
    .default({}),
  /** Counts stated in help and marketing; they must be true. @spec decisions 5.8 */
  figures: z.strictObject({
    audiobooks: text(20),
    games: text(20),
    channels: text(20),
    rentals: text(20),
  }),
  /**
   * Titles that the search overlay suggests, named in any language: the first four that the viewer may see. Include some for kids; missing
   * ones are replaced by the most popular titles.
   */
  trending: z.array(text(100).min(1)).max(20).default([]),
  colours: z.strictObject({
    /** Text, buttons and the logo. */
    ink: TextColour,
    /** Dark background of the film player and the results' header. */
    night: TextColour,
    ...(Object.fromEntries(VERTICALS.map((vertical) => [vertical, Pair])) as Record<
      (typeof VERTICALS)[number],
      typeof Pair
    >),
    kids: Pair,
  }),
  fonts: z.strictObject({ display: Font, text: Font }),
})
export type Brand = z.infer<typeof Brand>

/** The part of the brand that pages receive; colours and fonts reach them as a style sheet. */
export type PageBrand = Omit<Brand, 'accounting' | 'colours' | 'fonts' | 'trending'> & {
  /** Addresses that change with the content of the brand folder. */
  files: { theme: string; icon: string; touchIcon: string; share: Record<string, string> }
  /** The offer in force when the page was rendered. */
  offer: PageOffer
}
