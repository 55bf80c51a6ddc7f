/** The list of credit notes. @spec decisions 13.44 */
import { CREDIT_NOTE_SORTS, REFUND_REASONS } from '@quintet/domain/money/credit-note'
import { MONTH_PATTERN } from '@quintet/domain/basics/calendar'
import { z } from 'zod'
import { Country, Currency } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { FILE_ROWS_MAX } from './fields.ts'
import { MONEY_PLANS } from './money.ts'

const Month = z.string().regex(MONTH_PATTERN, 'Write a month as 2026-11.')

export const CreditNoteRow = z.object({
  id: z.string(),
  reference: z.string().describe('Number of the credit note.'),
  issuedAt: z.iso.datetime(),
  invoice: z.string().describe('Number of the invoice it corrects.'),
  reason: z.enum(REFUND_REASONS).nullable().describe('Null if none was recorded.'),
  country: Country,
  plan: z.enum(MONEY_PLANS),
  accountId: z.string().nullable().describe('Null if the account was erased.'),
  email: z.string().nullable(),
  grossCents: z.int().describe('Negative, as are the amounts below.'),
  netCents: z.int(),
  vatCents: z.int(),
  currency: Currency,
})
export type CreditNoteRow = z.infer<typeof CreditNoteRow>

const Kept = {
  from: Month.optional().describe('First month, in German time.'),
  to: Month.optional().describe('Last month.'),
  country: Country.optional(),
  plan: z.enum(MONEY_PLANS).optional(),
  currency: Currency.optional(),
  reason: z.enum(REFUND_REASONS).optional(),
  invoice: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'Give the number of an invoice.')
    .optional()
    .describe('Only credit notes that correct the invoice with this number.'),
  sort: z.enum(CREDIT_NOTE_SORTS).default('newest'),
}

export const CreditNotesQuery = z.object({
  ...Kept,
  before: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'Give the id of a credit note.')
    .optional()
    .describe('Only credit notes that come after the one with this id.'),
})

const money = { service: 'operator', access: 'operator:money', method: 'GET' } as const

export const listCreditNotes = defineRoute({
  ...money,
  id: 'operatorListCreditNotes',
  path: '/operator/money/credit-notes',
  summary:
    'Lists credit notes with the invoice each corrects and the reason, newest first unless sorted otherwise.',
  query: CreditNotesQuery,
  answer: z.object({ items: z.array(CreditNoteRow), hasMore: z.boolean() }),
})

export const exportCreditNotes = defineRoute({
  ...money,
  id: 'operatorExportCreditNotes',
  path: '/operator/money/credit-notes.csv',
  summary: `Returns the same list as CSV, at most ${FILE_ROWS_MAX} rows, amounts with a decimal point.`,
  query: z.object(Kept),
  answer: z.string(),
  media: 'text/csv',
  problems: ['too_many_rows'],
})
