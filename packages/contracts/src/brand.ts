/** Who the service is: `brand.json`, the one configuration that a house replaces to make it its own. See docs/operate/brand.md. */
import { contrastOf, readOklch } from '@quintet/domain/colour'
import { VERTICALS } from '@quintet/domain/categories'
import { LANGUAGES } from '@quintet/domain/languages'
import type { PageOffer } from '@quintet/domain/offer'
import { isPremiumRate } from '@quintet/domain/premium-rate'
import { z } from 'zod'
import { Country, text } from './fields.ts'

const TEXT_CONTRAST = 4.5
const WHITE = [1, 1, 1] as const

const Colour = z.string().refine((value) => readOklch(value) !== null, 'Write it as oklch(0.62 0.19 256).')

/** A colour that carries text on white. @spec law 9.2 */
const TextColour = Colour.refine((value) => {
  const rgb = readOklch(value)
  return rgb !== null && contrastOf(rgb, WHITE) >= TEXT_CONTRAST
}, `Text in it would be too pale on white: make it darker, to a contrast of ${TEXT_CONTRAST} to 1.`)

/** `vivid` for surfaces, `deep` for text on white. */
const Pair = z.strictObject({ vivid: Colour, deep: TextColour })

const File = z.string().regex(/^[\w-]+\.woff2$/, 'Name a .woff2 file beside brand.json.')
const Font = z.strictObject({
  family: z.string().regex(/^[\w -]{1,60}$/, 'Use letters, figures and blanks.'),
  /** A variable font beside brand.json; without it the family is one that the web app brings. */
  file: File.optional(),
})

/** A general ledger account of four digits. */
const Account = z.string().regex(/^[1-9]\d{3}$/, 'Write four digits, such as 8400.')

const Words = z.strictObject({
  /** After the name in the title of the start page: the promise in a few words. */
  claim: text(60).min(1),
  /** What search engines and shared links show. */
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
      /** Of customer care, at no premium rate. @spec law 7.4 */
      phone: z
        .string()
        .regex(/^\+?[\d /()-]{5,30}$/, 'Write it as +49 30 12345.')
        .optional(),
      /** Who represents the company, and who answers for its contents; the imprint names what is given. @spec law 7.1 */
      representative: text(100).min(1).optional(),
      responsible: text(100).min(1).optional(),
      register: text(100).min(1).optional(),
      vatId: text(30).min(1).optional(),
      /** Who collects SEPA debits, as the mandate names it (in Germany the Gläubiger-ID). @spec law 5.12 */
      creditorId: text(35).min(8).optional(),
      mediaAuthority: text(200).min(1).optional(),
      youthOfficer: text(200).min(1).optional(),
    })
    .refine(({ phone = '', country }) => !isPremiumRate(phone, country), {
      path: ['phone'],
      error: 'Customers call at the price of a call: name a number that is not a premium one.',
    }),
  /** Who keeps the books, by the tax adviser's numbers; DATEV takes the console's export under them. @spec decisions 13.9 */
  accounting: z
    .strictObject({
      consultantNumber: z.int().min(1001).max(9_999_999),
      clientNumber: z.int().min(1).max(99_999),
      chart: z.enum(['03', '04']).describe('SKR 03 or SKR 04.'),
      /** Where the adviser wants other accounts than those of the chart. */
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
       * How the provider's fees are taxed: DATEV's key (BU-Schlüssel) and case (Sachverhalt L+L). Preset: the house owes the
       * tax of a service from another country of the EU (section 13b UStG). Null where the account says it, or none is owed.
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
  /** Where else the house is found; the footer shows what is given. */
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
  /** Counts that help and marketing state; they have to be true. @spec decisions 5.8 */
  figures: z.strictObject({
    audiobooks: text(20),
    games: text(20),
    channels: text(20),
    rentals: text(20),
  }),
  /**
   * What the search overlay proposes, by title in any language: the first four that a viewer may see. Name some for kids;
   * where fewer exist, the most popular titles take their places.
   */
  trending: z.array(text(100).min(1)).max(20).default([]),
  colours: z.strictObject({
    /** Text, buttons and the mark. */
    ink: TextColour,
    /** The one dark room: the film player and the results' header. */
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

/** What pages know of the brand; its colours and fonts reach them as a style sheet. */
export type PageBrand = Omit<Brand, 'accounting' | 'colours' | 'fonts' | 'trending'> & {
  /** Addresses that change with the content of the brand's folder. */
  files: { theme: string; icon: string; touchIcon: string; share: Record<string, string> }
  /** The offer in force when the page was drawn. */
  offer: PageOffer
}
