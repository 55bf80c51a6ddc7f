/** The tables of money: orders to the payment provider, its events, invoices, and what the sandbox keeps. */
import type { Plan } from '@quintet/domain/pricing'
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MethodFacts } from './tables.ts'

type Defaulted<T> = ColumnType<T, T | undefined, T>

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
  /** Of a rental. */
  itemId?: number
  title?: string
  consentVersion?: string
  /** Who is named where there is no account (any more). */
  name?: string
  language?: string
  /** Why money is given back. */
  reason?: 'withdrawal' | 'annual_rest' | 'not_delivered' | 'dispute'
}

export type PaymentOrderTable = {
  id: string
  kind: 'charge' | 'refund'
  purpose: 'sign_up' | 'period' | 'restart' | 'rental' | 'refund'
  account_id: string
  subscription_id: string | null
  amount_cents: number
  currency: string
  method: JSONColumnType<MethodFacts>
  details: JSONColumnType<OrderDetails>
  refunds: string | null
  state: 'waiting' | 'succeeded' | 'failed' | 'cancelled'
  key_version: Defaulted<number>
  provider_reference: string | null
  failure_code: string | null
  tries: Defaulted<number>
  next_try_at: Date | null
  leased_until: Date | null
  created_at: Date
  settled_at: Date | null
}

export type PaymentEventTable = {
  id: string
  type: string
  order_id: string | null
  created_at: Date
  received_at: Date
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
  lines: { text: string; startsAt: string | null; endsAt: string | null; grossCents: number }[]
  /** How it was paid, such as `Visa •••• 4242`; null: nothing was. */
  paidBy: string | null
  /** Where the member lives, by two proofs. @spec law 5.3 */
  locationProofs: { billingCountry: string; methodCountry: string } | null
}

export type InvoiceNumberTable = { series: string; year: number; last: number }

export type InvoiceTable = {
  id: string
  kind: 'invoice' | 'credit_note'
  series: string
  year: number
  number: number
  reference: string
  account_id: string
  payment_order_id: string | null
  corrects: string | null
  issued_at: Date
  currency: string
  gross_cents: number
  net_cents: number
  vat_cents: number
  vat_rate: number
  country: string
  document: JSONColumnType<InvoiceDocument>
}

/** What the sandbox keeps of an object is the object as Stripe's API would answer it. */
export type SandboxObjectTable = { id: string; kind: string; body: JSONColumnType<object>; created_at: Date }

export type SandboxAnswerTable = {
  key: string
  request_hash: Buffer
  status: number
  body: JSONColumnType<object>
  created_at: Date
}

export type SandboxEventTable = {
  id: string
  body: JSONColumnType<object>
  created_at: Date
  deliver_at: Date | null
  tries: Defaulted<number>
}

/** Of every process that speaks to the sandbox. */
export type SandboxFaultTable = {
  id: GeneratedAlways<string>
  kind: 'request' | 'event' | 'decline' | 'share'
  fault: string
}

/** Customers whom the provider has yet to delete. */
export type ProviderFarewellTable = { customer: string; next_try_at: Date }

export type PaymentDisputeTable = {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  state: 'open' | 'won' | 'lost'
  opened_at: Date
  closed_at: Date | null
}

/** By how much the clock of a development installation runs ahead. */
export type ClockOffsetTable = { id: number; milliseconds: string }

export type MoneyTables = {
  clock_offset: ClockOffsetTable
  payment_order: PaymentOrderTable
  payment_event: PaymentEventTable
  payment_dispute: PaymentDisputeTable
  provider_farewell: ProviderFarewellTable
  invoice: InvoiceTable
  invoice_number: InvoiceNumberTable
  sandbox_object: SandboxObjectTable
  sandbox_answer: SandboxAnswerTable
  sandbox_event: SandboxEventTable
  sandbox_fault: SandboxFaultTable
}
