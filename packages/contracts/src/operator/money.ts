/** Monthly revenue of memberships, and the reports for the tax office and the tax adviser. @spec decisions 13.8, decisions 13.9 */
import { MEMBERSHIP_CHANGES } from '@quintet/domain/membership/membership-change'
import { MONTH_PATTERN, QUARTER_PATTERN } from '@quintet/domain/basics/calendar'
import { PLANS } from '@quintet/domain/membership/pricing'
import { VAT_SCHEMES } from '@quintet/domain/money/vat'
import { z } from 'zod'
import { Country, Currency, wholeNumber } from '../fields.ts'
import { FILE_ROWS_MAX } from './fields.ts'
import { defineRoute } from '../route.ts'

/** The sources of revenue: a plan, or rentals. */
export const MONEY_PLANS = [...PLANS, 'rental'] as const

/** The longest time span of one request, in months. */
const MONTHS_MAX = 60

const Month = z
  .string()
  .regex(MONTH_PATTERN, 'Write a month as 2026-11.')
  .describe('A calendar month in Germany, such as 2026-11.')
const Quarter = z.string().regex(QUARTER_PATTERN, 'Write a quarter as 2026-Q4.').describe('Such as 2026-Q4.')
const Count = z.int().nonnegative()

/** Figures that count memberships; each links to a list with as many rows. */
export const MEMBERSHIP_FIGURES = [
  'paying',
  'trials',
  'won',
  'churned',
  'trialsBegan',
  'converted',
  'trialsLeft',
  'failed',
  'recovered',
  'lost',
] as const
export type MembershipFigure = (typeof MEMBERSHIP_FIGURES)[number]
/** Figures that sum up invoices and credit notes. */
const PAPER_FIGURES = ['revenue', 'credited'] as const
export type PaperFigure = (typeof PAPER_FIGURES)[number]

export const MoneyCell = z.object({
  month: Month,
  country: Country,
  plan: z.enum(MONEY_PLANS),
  payingBefore: Count.describe('Memberships paying at the start of the month.'),
  paying: Count.describe('Memberships paying at the end of the month.'),
  trials: Count.describe('Memberships in trial at the end of the month.'),
  won: Count.describe('Memberships that began to pay.'),
  churned: Count.describe('Memberships that stopped paying.'),
  trialsBegan: Count,
  converted: Count.describe('Of the trials that began: those converted to paid.'),
  trialsLeft: Count.describe('Of the trials that began: those that ended unpaid.'),
  failed: Count.describe('Memberships whose payment failed.'),
  recovered: Count.describe('Of those that failed: those paid after all.'),
  lost: Count.describe('Of those that failed: those that ended.'),
  papers: Count.describe('Number of invoices and credit notes that carry an amount.'),
  grossCents: z.int().describe('Invoices minus credit notes.'),
  netCents: z.int(),
  vatCents: z.int(),
  creditedCents: z.int().describe('Gross amount of the credit notes included in that. Zero or negative.'),
})
export type MoneyCell = z.infer<typeof MoneyCell>

const Span = { from: Month, to: Month }
const money = { service: 'operator', access: 'operator:money', method: 'GET' } as const

export const readMoney = defineRoute({
  ...money,
  id: 'operatorReadMoney',
  path: '/operator/money',
  summary: `Returns the figures of each month, country and plan, at most ${MONTHS_MAX} months.`,
  query: z.object({
    to: Month.optional().describe('Last month; the current one if not given.'),
    months: wholeNumber(1, MONTHS_MAX).default(12),
    currency: Currency.optional().describe(
      'Currency of the invoices; that of the service’s own country if not given.',
    ),
  }),
  answer: z.object({
    currency: Currency,
    currencies: z.array(Currency).describe('All currencies in which invoices of these months were issued.'),
    ...Span,
    cells: z.array(MoneyCell),
  }),
})

export const readCohorts = defineRoute({
  ...money,
  id: 'operatorReadCohorts',
  path: '/operator/money/cohorts',
  summary: `Returns, for the members who started to pay in a month, how many still paid at the end of it and of each later month, at most ${MONTHS_MAX} months.`,
  query: z.object({
    to: Month.optional().describe('Last month; the current one if not given.'),
    months: wholeNumber(1, MONTHS_MAX).default(12),
  }),
  answer: z.array(
    z.object({
      month: Month,
      began: Count,
      paying: z
        .array(z.int())
        .describe(
          'Number still paying at the end of that month and of each month after it, up to the last one.',
        ),
    }),
  ),
})

export const MoneyRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum([...MEMBERSHIP_CHANGES, 'standing', 'invoice', 'credit_note']),
  country: Country,
  plan: z.enum(MONEY_PLANS),
  accountId: z.string().nullable().describe('Null if the account was erased.'),
  email: z.string().nullable(),
  reference: z.string().nullable().describe('Number of an invoice or a credit note.'),
  netCents: z.int().nullable(),
  vatCents: z.int().nullable(),
  grossCents: z.int().nullable(),
  currency: Currency.nullable(),
})
export type MoneyRow = z.infer<typeof MoneyRow>

const Kept = {
  ...Span,
  country: Country.optional(),
  plan: z.enum(MONEY_PLANS).optional(),
  currency: Currency.optional(),
}

export const MoneyRowsQuery = z
  .object({
    ...Kept,
    figure: z.enum([...MEMBERSHIP_FIGURES, ...PAPER_FIGURES]),
    before: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'Give the id of a row.')
      .optional()
      .describe('Only rows older than the one with this id.'),
  })
  .refine(({ figure, before }) => isOfPapers(figure) || !before || /^\d{1,18}$/.test(before), {
    path: ['before'],
    message: 'Give the id of a row.',
  })

function isOfPapers(figure: string): boolean {
  return (PAPER_FIGURES as readonly string[]).includes(figure)
}

export const listMoneyRows = defineRoute({
  ...money,
  id: 'operatorListMoneyRows',
  path: '/operator/money/rows',
  summary: 'Lists the rows that make up a figure, newest first.',
  query: MoneyRowsQuery,
  answer: z.object({ items: z.array(MoneyRow), hasMore: z.boolean() }),
})

export const PapersQuery = z.object({ ...Kept, figure: z.enum(PAPER_FIGURES) })

export const PaperTotal = z.object({
  currency: Currency,
  papers: Count,
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
})
export type PaperTotal = z.infer<typeof PaperTotal>

export const sumMoneyRows = defineRoute({
  ...money,
  id: 'operatorSumMoneyRows',
  path: '/operator/money/rows/totals',
  summary: 'Returns the totals of the invoices and credit notes behind a figure, by currency.',
  query: PapersQuery,
  answer: z.array(PaperTotal),
})

export const exportMoneyRows = defineRoute({
  ...money,
  id: 'operatorExportMoneyRows',
  path: '/operator/money/rows.csv',
  summary: `Returns the invoices and credit notes behind a figure as CSV, at most ${FILE_ROWS_MAX}, amounts with a decimal point.`,
  query: PapersQuery,
  answer: z.string(),
  media: 'text/csv',
  problems: ['too_many_rows'],
})

export const VatLine = z.object({
  country: Country,
  currency: Currency,
  rate: z.int().describe('Tax rate in hundredths of a percent.'),
  scheme: z.enum(VAT_SCHEMES),
  papers: Count,
  grossCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  corrections: z
    .array(z.object({ quarter: Quarter, netCents: z.int(), vatCents: z.int() }))
    .describe('The part that corrects tax of earlier quarters; a one-stop-shop return states it separately.'),
})
export type VatLine = z.infer<typeof VatLine>

export const readVat = defineRoute({
  ...money,
  id: 'operatorReadVat',
  path: '/operator/money/vat',
  summary: 'Returns the value added tax of a quarter by country and rate, as the one-stop shop requires it.',
  query: z.object({ quarter: Quarter }),
  answer: z.object({ lines: z.array(VatLine) }),
})

export const exportVat = defineRoute({
  ...money,
  id: 'operatorExportVat',
  path: '/operator/money/vat.csv',
  summary: 'Returns the same report as CSV, amounts with a decimal point. The download is recorded.',
  query: z.object({ quarter: Quarter }),
  answer: z.string(),
  media: 'text/csv',
})

/** DATEV accepts 99 999 bookings per file, and a document needs at most two; the first part also contains those of payouts. */
export const DATEV_PAPERS_MAX = 45_000

export const exportDatev = defineRoute({
  ...money,
  id: 'operatorExportDatev',
  path: '/operator/money/datev',
  summary: `Returns the invoices, credit notes and payouts of a month as DATEV bookings, ${DATEV_PAPERS_MAX} documents per part. The download is recorded.`,
  query: z.object({ month: Month, part: wholeNumber(1, 1000).default(1) }),
  answer: z.instanceof(Uint8Array),
  media: 'text/csv',
  problems: ['accounting_missing'],
})

/** How many months back downloads are compared with the books. */
export const EXPORT_MONTHS = 36

export const BookPeriod = z.object({
  period: z.string().describe('A month of the DATEV batch, or a quarter of the tax report.'),
  at: z.iso.datetime().describe('When it was last downloaded.'),
  actor: z.string().describe('E-mail address, or “command line”.'),
  missing: z.array(z.int()).describe('Parts of the batch that were not downloaded.'),
  isRunning: z.boolean().describe('Whether the period was not over when it was downloaded.'),
  hasChanged: z.boolean().describe('Whether its books have changed since.'),
  currency: Currency,
  differences: z
    .array(z.object({ account: z.string(), cents: z.int() }))
    .describe('By how much the balance of each account, or the tax of each country, has changed since.'),
})
export type BookPeriod = z.infer<typeof BookPeriod>

export const listBookExports = defineRoute({
  ...money,
  id: 'operatorListBookExports',
  path: '/operator/money/exports',
  summary: `Lists the months and quarters of the last ${EXPORT_MONTHS} months that were downloaded for the tax adviser, newest first, and whether their books have changed since.`,
  answer: z.array(BookPeriod),
})
