/** The list of credit notes. @spec decisions 13.44 */
import { CREDIT_NOTE_SORTS, REFUND_REASONS } from '@quintet/domain/credit-note'
import { MONTH_PATTERN } from '@quintet/domain/period'
import { z } from 'zod'
import { Country, Currency } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { MONEY_PLANS } from './money.ts'

/** Maximum number of lines in a file; if there are more, the months must be narrowed. */
export const CREDIT_NOTES_FILE_MAX = 100_000

const Month = z.string().regex(MONTH_PATTERN, 'Write a month as 2026-11.')

export const CreditNoteRow = z.object({
  id: z.string(),
  reference: z.string().describe('Its number.'),
  issuedAt: z.iso.datetime(),
  invoice: z.string().describe('The number of the invoice that it corrects.'),
  reason: z.enum(REFUND_REASONS).nullable().describe('Null where it was not noted.'),
  country: Country,
  plan: z.enum(MONEY_PLANS),
  accountId: z.string().nullable().describe('Null where the account was erased.'),
  email: z.string().nullable(),
  grossCents: z.int().describe('Below 0, as what follows.'),
  netCents: z.int(),
  vatCents: z.int(),
  currency: Currency,
})
export type CreditNoteRow = z.infer<typeof CreditNoteRow>

const Kept = {
  from: Month.optional().describe('The first month, in Germany.'),
  to: Month.optional().describe('The last one.'),
  country: Country.optional(),
  plan: z.enum(MONEY_PLANS).optional(),
  currency: Currency.optional(),
  reason: z.enum(REFUND_REASONS).optional(),
  invoice: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'Give the number of an invoice.')
    .optional()
    .describe('Those that correct the invoice of this number.'),
  sort: z.enum(CREDIT_NOTE_SORTS).default('newest'),
}

export const CreditNotesQuery = z.object({
  ...Kept,
  before: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'Give the id of a credit note.')
    .optional()
    .describe('Those that stand below the one of this id.'),
})

const money = { service: 'operator', access: 'operator:money', method: 'GET' } as const

export const listCreditNotes = defineRoute({
  ...money,
  id: 'operatorListCreditNotes',
  path: '/operator/money/credit-notes',
  summary: 'Credit notes with what they correct and why, newest first unless sorted otherwise.',
  query: CreditNotesQuery,
  answer: z.object({ items: z.array(CreditNoteRow), hasMore: z.boolean() }),
})

export const exportCreditNotes = defineRoute({
  ...money,
  id: 'operatorExportCreditNotes',
  path: '/operator/money/credit-notes.csv',
  summary: `The same as CSV, ${CREDIT_NOTES_FILE_MAX} at most, sums with a point.`,
  query: z.object(Kept),
  answer: z.string(),
  media: 'text/csv',
})
