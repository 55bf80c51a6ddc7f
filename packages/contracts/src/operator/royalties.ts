/** Royalties: the contracts of rights holders, and each month's statement. @spec decisions 13.32 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { MONTH_PATTERN } from '@quintet/domain/basics/calendar'
import { RATE_MAX, ROYALTY_KINDS } from '@quintet/domain/money/royalties'
import { z } from 'zod'
import { Currency, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, Reason } from './fields.ts'

export const HOLDER_MAX = 200
/** The maximum number of titles that a contract may name. */
const CONTRACT_TITLES_MAX = 1000

const Month = z
  .string()
  .regex(MONTH_PATTERN, 'Write a month as 2026-11.')
  .describe('A calendar month in Germany, such as 2026-11.')

const Terms = {
  holder: text(HOLDER_MAX).min(1).describe('Publisher of its titles, as named in the library.'),
  kind: z.enum(ROYALTY_KINDS),
  rate: z
    .int()
    .positive()
    .describe('Rate in cents a month, thousandths of a cent a minute, or hundredths of a percent.'),
  titles: z
    .array(z.int().positive())
    .max(CONTRACT_TITLES_MAX)
    .describe(
      'Titles to which the contract is limited, a series or an album with its parts; empty for all titles of the holder.',
    ),
  firstMonth: Month,
  lastMonth: Month.nullable(),
}

export const RoyaltyContract = z.object({
  ...Terms,
  id: z.string(),
  currency: Currency,
  madeAt: z.iso.datetime(),
})
export type RoyaltyContract = z.infer<typeof RoyaltyContract>

const NewContract = z
  .strictObject(Terms)
  .refine(({ kind, rate }) => rate <= RATE_MAX[kind], {
    path: ['rate'],
    message: 'This rate is too high for this kind of contract.',
  })
  .refine(({ firstMonth, lastMonth }) => lastMonth === null || firstMonth <= lastMonth, {
    path: ['lastMonth'],
    message: 'A contract must end after it begins.',
  })
export type NewContract = z.output<typeof NewContract>

const royalties = { service: 'operator', access: 'operator:money' } as const

export const listRoyaltyContracts = defineRoute({
  ...royalties,
  id: 'operatorListRoyaltyContracts',
  method: 'GET',
  path: '/operator/royalties/contracts',
  summary:
    'Lists contracts with rights holders, by holder and month, and everyone named as a publisher in the library.',
  answer: z.object({
    contracts: z.array(RoyaltyContract),
    publishers: z.array(z.string()),
    currency: Currency,
  }),
})

export const addRoyaltyContract = defineRoute({
  ...royalties,
  id: 'operatorAddRoyaltyContract',
  method: 'POST',
  path: '/operator/royalties/contracts',
  isProofAsked: true,
  summary: 'Adds a contract; a title is in at most one at any time.',
  body: NewContract,
  answer: z.object({ id: z.string() }),
  status: 201,
  problems: ['contract_conflict', 'unknown_content'],
})

const ContractId = z.object({ id: text(50) })

export const endRoyaltyContract = defineRoute({
  ...royalties,
  id: 'operatorEndRoyaltyContract',
  method: 'POST',
  path: '/operator/royalties/contracts/:id/end',
  isProofAsked: true,
  summary: 'Sets the last month of a contract.',
  params: ContractId,
  body: z.strictObject({ lastMonth: Month, reason: Reason }),
  answer: Changed,
  problems: ['unknown_contract', 'contract_conflict'],
})

export const removeRoyaltyContract = defineRoute({
  ...royalties,
  id: 'operatorRemoveRoyaltyContract',
  method: 'POST',
  path: '/operator/royalties/contracts/:id/remove',
  isProofAsked: true,
  summary: 'Removes a contract entered by mistake, as if it had never existed; the audit log keeps it.',
  params: ContractId,
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['unknown_contract'],
})

export const RoyaltyLine = z.object({
  contract: RoyaltyContract,
  titles: z.int().nonnegative().describe('Number of its titles that were played.'),
  seconds: z.number().nonnegative(),
  cents: z.int().nonnegative(),
})

export const readRoyalties = defineRoute({
  ...royalties,
  id: 'operatorReadRoyalties',
  method: 'GET',
  path: '/operator/royalties',
  summary: 'Returns what each contract owes for a month, from the plays and invoices of that month.',
  query: z.object({ month: Month }),
  answer: z.object({
    month: Month,
    seconds: z.number().nonnegative().describe('Total playing time.'),
    lines: z.array(RoyaltyLine),
    withoutContract: z
      .array(
        z.object({
          holder: z.string().nullable(),
          titles: z.int().nonnegative(),
          seconds: z.number().nonnegative(),
        }),
      )
      .describe('Plays that no contract covers, by publisher.'),
  }),
})

export const exportRoyalties = defineRoute({
  ...royalties,
  id: 'operatorExportRoyalties',
  method: 'GET',
  path: '/operator/royalties/titles',
  summary: 'Exports the royalties of a month title by title, as CSV.',
  query: z.object({ month: Month }),
  answer: z.instanceof(Uint8Array),
  media: 'text/csv',
})

export const readRoyaltyStatement = defineRoute({
  ...royalties,
  id: 'operatorReadRoyaltyStatement',
  method: 'GET',
  path: '/operator/royalties/statement',
  summary: 'Returns a rights holder’s statement for a month, as PDF.',
  query: z.object({
    month: Month,
    holder: text(HOLDER_MAX).min(1),
    language: z.enum(LANGUAGES).default('de'),
  }),
  answer: z.instanceof(Uint8Array),
  media: 'application/pdf',
  problems: ['unknown_contract'],
})
