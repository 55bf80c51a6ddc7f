/** Issues invoices and the credit notes that correct them, numbered in the same transaction as the payment they document. @spec law 5.3 */
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { offerAt } from '@quintet/domain/membership/offers'
import { yearOf } from '@quintet/domain/basics/calendar'
import { splitVat, vatRate } from '@quintet/domain/money/vat'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { InvoiceDocument, MethodFacts } from '@quintet/platform/db/columns'
import { newId } from '@quintet/platform/identity/secrets'
import { methodName } from '../texts/format.ts'
import { languageOfMember, texts } from '../texts/index.ts'
import type { Order } from '../payments/index.ts'
import * as queries from './queries.ts'

export type IssuedInvoice = queries.StoredInvoice

/** The recipient of a document; `email` is null if there is no account, or no longer one. */
export type Payer = { name: string; country: string; language: Language; email: string | null }

const SERIES = { invoice: 'R', credit_note: 'G' } as const
const NUMBER_DIGITS = 6

/** The paying account; without one, the details in its order. */
export async function payerOf(
  tx: DatabaseTransaction,
  order: Pick<Order, 'account_id' | 'details'> & { method: MethodFacts },
): Promise<Payer> {
  const account = await queries.selectPayer(tx, order.account_id)
  if (account) return payerFrom(account)
  const { name = '', language = DEFAULT_LANGUAGE } = order.details
  return {
    name,
    country: order.details.country ?? order.method.country,
    language: languageOfMember({ chosen: null, language }),
    email: null,
  }
}

function payerFrom(account: NonNullable<Awaited<ReturnType<typeof queries.selectPayer>>>): Payer {
  return {
    name: `${account.first_name} ${account.last_name}`.trim(),
    country: account.country,
    language: languageOfMember(account),
    email: account.email,
  }
}

/** Issues the invoice of a successful charge. The database ensures one invoice per order. */
export async function issueInvoice(
  tx: DatabaseTransaction,
  brand: OpenBrand,
  { order, payer }: { order: Order; payer: Payer },
  now: Date,
): Promise<IssuedInvoice> {
  const { startsAt = null, endsAt = null, discount } = order.details
  return issue(
    tx,
    {
      kind: 'invoice',
      accountId: order.account_id,
      orderId: order.id,
      corrects: null,
      currency: order.currency,
      grossCents: order.amount_cents,
      rate: rateOf(brand, payer, now),
      country: payer.country,
      document: {
        ...documentOf(brand, payer, now),
        lines: [
          {
            text: lineOf(order, brand.name, payer.language),
            startsAt,
            endsAt,
            grossCents: discount?.listCents ?? order.amount_cents,
          },
          ...(discount
            ? [
                {
                  text: texts[payer.language].invoice.coupon(discount.code),
                  startsAt: null,
                  endsAt: null,
                  grossCents: order.amount_cents - discount.listCents,
                },
              ]
            : []),
        ],
        paidBy: methodName(order.method, payer.language),
        // Each proof from its own source; a missing one is not filled in from another (article 24f of regulation 282/2011).
        locationProofs: {
          stated: payer.country,
          billing: order.method.billingCountry ?? null,
          instrument: order.method.instrumentCountry ?? null,
        },
      },
    },
    now,
  )
}

/** Issues the record of a rental paid for with a credit: 0,00 €. @spec law 5.11 */
export async function issueCreditRecord(
  tx: DatabaseTransaction,
  brand: OpenBrand,
  { accountId, title, currency }: { accountId: string; title: string; currency: string },
  now: Date,
): Promise<IssuedInvoice> {
  const line = (language: Language) => ({
    text: texts[language].invoice.rentalWithCredit(title),
    startsAt: null,
    endsAt: null,
  })
  return issueFree(tx, brand, { accountId, currency, line }, now)
}

/** Issues the record of months granted by a gift code: 0,00 €. Decision 0311. */
export async function issueGiftRecord(
  tx: DatabaseTransaction,
  brand: OpenBrand,
  gift: { accountId: string; months: number; currency: string; from: Date; until: Date },
  now: Date,
): Promise<IssuedInvoice> {
  const line = (language: Language) => ({
    text: texts[language].invoice.gift(brand.name, gift.months),
    startsAt: gift.from.toISOString(),
    endsAt: gift.until.toISOString(),
  })
  return issueFree(tx, brand, { ...gift, line }, now)
}

type FreeLine = { text: string; startsAt: string | null; endsAt: string | null }

async function issueFree(
  tx: DatabaseTransaction,
  brand: OpenBrand,
  {
    accountId,
    currency,
    line,
  }: { accountId: string; currency: string; line: (language: Language) => FreeLine },
  now: Date,
): Promise<IssuedInvoice> {
  const account = await queries.selectPayer(tx, accountId)
  if (!account) throw new Error('What is free is given to an account.')
  const payer = payerFrom(account)
  return issue(
    tx,
    {
      kind: 'invoice',
      accountId,
      orderId: null,
      corrects: null,
      currency,
      grossCents: 0,
      rate: rateOf(brand, payer, now),
      country: payer.country,
      document: {
        ...documentOf(brand, payer, now),
        lines: [{ ...line(payer.language), grossCents: 0 }],
        paidBy: null,
        locationProofs: null,
      },
    },
    now,
  )
}

/** Credits part of an invoice for a refund, at the invoice's own tax rate and in its language. */
export async function issueCreditNote(
  tx: DatabaseTransaction,
  {
    invoice,
    refundOrderId,
    amountCents,
  }: { invoice: IssuedInvoice; refundOrderId: string; amountCents: number },
  now: Date,
): Promise<IssuedInvoice> {
  const { document } = invoice
  return issue(
    tx,
    {
      kind: 'credit_note',
      accountId: invoice.account_id,
      orderId: refundOrderId,
      corrects: invoice.id,
      currency: invoice.currency,
      grossCents: -amountCents,
      rate: invoice.vat_rate,
      country: invoice.country,
      document: {
        ...document,
        // A refund is one line, however many lines the invoice has.
        lines: document.lines.slice(0, 1).map((line) => ({ ...line, grossCents: -amountCents })),
      },
    },
    now,
  )
}

/** The invoice of an order, if it has one. */
export const invoiceOf = queries.findByOrder

type Draft = {
  kind: 'invoice' | 'credit_note'
  accountId: string
  orderId: string | null
  corrects: string | null
  currency: string
  grossCents: number
  rate: number
  country: string
  document: InvoiceDocument
}

async function issue(tx: DatabaseTransaction, draft: Draft, now: Date): Promise<IssuedInvoice> {
  const series = SERIES[draft.kind]
  const year = yearOf(now)
  const number = await queries.takeNumber(tx, series, year)
  const { netCents, vatCents } = splitVat(draft.grossCents, draft.rate)
  const invoice: IssuedInvoice = {
    id: newId('inv'),
    kind: draft.kind,
    series,
    year,
    number,
    reference: `${series}-${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`,
    account_id: draft.accountId,
    payment_order_id: draft.orderId,
    corrects: draft.corrects,
    issued_at: now,
    currency: draft.currency,
    gross_cents: draft.grossCents,
    net_cents: netCents,
    vat_cents: vatCents,
    vat_rate: draft.rate,
    country: draft.country,
    document: draft.document,
  }
  await queries.insertInvoice(tx, invoice)
  return invoice
}

function rateOf({ offers, company }: OpenBrand, { country }: Payer, now: Date): number {
  return vatRate(offerAt(offers, now), country, company.country)
}

function documentOf(
  { company, offers }: OpenBrand,
  payer: Payer,
  now: Date,
): Pick<InvoiceDocument, 'language' | 'supplier' | 'recipient' | 'isSmallBusiness'> {
  return {
    language: payer.language,
    supplier: {
      name: company.name,
      street: company.street,
      city: company.city,
      country: company.country,
      email: company.email,
      vatId: company.vatId ?? null,
    },
    recipient: { name: payer.name, country: payer.country },
    ...(offerAt(offers, now).tax.isSmallBusiness ? { isSmallBusiness: true as const } : {}),
  }
}

/** Describes what an order pays for. */
function lineOf({ details, purpose }: Order, brandName: string, language: Language): string {
  const words = texts[language].invoice
  return purpose === 'rental'
    ? words.rental(details.title ?? '')
    : words.membership(brandName, details.plan ?? 'monthly')
}
