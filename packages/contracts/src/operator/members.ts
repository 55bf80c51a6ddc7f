/** Members and customer care. Nothing here reveals a secret, a payment method's number, or what anyone watched. @spec decisions 13.4 */
import { PLANS } from '@quintet/domain/membership/pricing'
import { SUBSCRIPTION_STATES } from '@quintet/domain/membership/subscription'
import { z } from 'zod'
import { Email, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, ChangedOrAsked, LIST_PAGE, PageNumber, Reason, SEARCH_MAX } from './fields.ts'

const State = z.enum(SUBSCRIPTION_STATES)
/** By the day of signing up or by address: an index serves each, in both directions. */
const MEMBER_SORTS = ['newest', 'oldest', 'email', 'emailDown'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

const AccountId = z.object({ id: text(100) })

export const MemberLine = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  country: z.string(),
  createdAt: z.iso.datetime(),
  plan: z.enum(PLANS).nullable(),
  state: State.nullable().describe('State of the subscription. Null if there never was one.'),
})
export type MemberLine = z.infer<typeof MemberLine>

export const listMembers = defineRoute({
  id: 'operatorListMembers',
  service: 'operator',
  method: 'GET',
  path: '/operator/members',
  access: 'operator:members',
  summary: `Lists accounts, newest first unless sorted otherwise, ${LIST_PAGE} per page, searched by part of an address or name, invoice number, last four digits of a card, or id.`,
  query: z.object({
    search: text(SEARCH_MAX).default(''),
    state: State.optional(),
    sort: z.enum(MEMBER_SORTS).default('newest'),
    page: PageNumber,
  }),
  answer: z.object({ items: z.array(MemberLine), hasMore: z.boolean() }),
  problems: [],
})

export const MemberInvoice = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  reference: z.string(),
  issuedAt: z.iso.datetime(),
  grossCents: z.int(),
  currency: z.string(),
  refundableCents: z
    .int()
    .nonnegative()
    .describe('Amount that can still be refunded; nothing while its payment is disputed.'),
  isDisputed: z.boolean().describe('Whether the bank holds its payment because of an open dispute.'),
  hasDocument: z.boolean().describe('False for rentals, since the document names the title.'),
})

export const MemberRecord = MemberLine.extend({
  expireAt: z.iso.datetime().nullable(),
  periodEndsAt: z.iso.datetime().nullable(),
  anchorAt: z.iso.datetime().nullable().describe('The time from which its months are counted.'),
  monthsPaid: z.int().nullable().describe('How many months after that the current period ends.'),
  hasAccess: z.boolean(),
  profiles: z.int(),
  sessions: z.int(),
  blockedAt: z.iso.datetime().nullable().describe('When the account was blocked from logging in.'),
  paymentTypes: z.array(z.string()).describe('Types of payment methods, such as card; no numbers.'),
  invoices: z.array(MemberInvoice),
})
export type MemberRecord = z.infer<typeof MemberRecord>

export const readMember = defineRoute({
  id: 'operatorReadMember',
  service: 'operator',
  method: 'GET',
  path: '/operator/members/:id',
  access: 'operator:members',
  summary: 'Returns one account with its subscription and its invoices.',
  params: AccountId,
  answer: MemberRecord,
  problems: ['unknown_account'],
})

export const readMemberInvoice = defineRoute({
  id: 'operatorReadMemberInvoice',
  service: 'operator',
  method: 'GET',
  path: '/operator/members/:id/invoices/:invoiceId/pdf',
  access: 'operator:members',
  summary:
    'Returns an invoice or credit note of a membership as a PDF, in the language it was issued in; never one that names a title.',
  params: AccountId.extend({ invoiceId: text(100) }),
  answer: z.instanceof(Uint8Array),
  media: 'application/pdf',
  problems: ['unknown_invoice'],
})

const TIMELINE_SOURCES = [
  'account',
  'invoice',
  'payment',
  'dispute',
  'mail',
  'notice',
  'operator',
  'note',
] as const

export const TimelineEntry = z.object({
  at: z.iso.datetime(),
  source: z.enum(TIMELINE_SOURCES),
  kind: z.string().describe('Such as logged_in, credit_note or charge_failed.'),
  detail: z
    .string()
    .nullable()
    .describe('Detail: a device, the kind of a mail, the number of an invoice, a reason.'),
  cents: z.int().nullable(),
  currency: z.string().nullable(),
  mailId: z.string().nullable().describe('For a mail that can be sent again: its id.'),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const readTimeline = defineRoute({
  id: 'operatorReadTimeline',
  service: 'operator',
  method: 'GET',
  path: '/operator/members/:id/timeline',
  access: 'operator:members',
  summary:
    'Lists what happened to an account, newest first: log-ins, payments, disputes, invoices, mails, notices, operators.',
  params: AccountId,
  answer: z.array(TimelineEntry),
  problems: ['unknown_account'],
})

const Because = z.strictObject({ reason: Reason })

export const endMemberSessions = defineRoute({
  id: 'operatorEndMemberSessions',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/end-sessions',
  access: 'operator:care',
  summary: 'Logs an account out everywhere.',
  params: AccountId,
  body: Because,
  answer: Changed,
  problems: ['unknown_account'],
})

export const cancelMembership = defineRoute({
  id: 'operatorCancelMembership',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/cancel',
  access: 'operator:care',
  summary: 'Cancels the membership as the member could; the member is notified by mail.',
  params: AccountId,
  body: Because,
  answer: Changed,
  problems: ['unknown_account', 'no_subscription'],
})

export const refundInvoice = defineRoute({
  id: 'operatorRefundInvoice',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/refund',
  access: 'operator:refund',
  isProofAsked: true,
  summary:
    'Refunds an invoice, in full or in part, with a credit note and a mail; above the limit, a second person must confirm first.',
  params: AccountId,
  body: z.strictObject({
    invoiceId: text(100),
    amountCents: z.int().positive(),
    reason: Reason,
  }),
  answer: ChangedOrAsked,
  problems: ['unknown_account', 'unknown_invoice', 'invoice_disputed', 'too_much', 'already_asked'],
})

export const eraseMember = defineRoute({
  id: 'operatorEraseMember',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/erase',
  access: 'operator:care',
  isProofAsked: true,
  summary: 'Requests the erasure of an account, as its owner could; a second person must confirm it.',
  params: AccountId,
  body: Because,
  answer: ChangedOrAsked,
  problems: ['unknown_account', 'already_asked'],
})

/** The longest extension in one step, in days. */
export const EXTENSION_DAYS_MAX = 90

export const extendMembership = defineRoute({
  id: 'operatorExtendMembership',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/extend',
  access: 'operator:care',
  isProofAsked: true,
  summary: 'Grants free days; the next charge is postponed accordingly, and the member is notified by mail.',
  params: AccountId,
  body: Because.extend({ days: z.int().min(1).max(EXTENSION_DAYS_MAX) }),
  answer: Changed,
  problems: ['unknown_account', 'no_subscription'],
})

export const blockMember = defineRoute({
  id: 'operatorBlockMember',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/block',
  access: 'operator:care',
  summary: 'Blocks an account: logs it out everywhere and prevents log-ins; its membership continues.',
  params: AccountId,
  body: Because,
  answer: Changed,
  problems: ['unknown_account'],
})

export const unblockMember = defineRoute({
  id: 'operatorUnblockMember',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/unblock',
  access: 'operator:care',
  summary: 'Unblocks an account, so that its members can log in again.',
  params: AccountId,
  body: Because,
  answer: Changed,
  problems: ['unknown_account'],
})

export const changeAddress = defineRoute({
  id: 'operatorChangeAddress',
  service: 'operator',
  method: 'PUT',
  path: '/operator/members/:id/address',
  access: 'operator:care',
  isProofAsked: true,
  summary: 'Changes the e-mail address of an account; every session ends, and both addresses are notified.',
  params: AccountId,
  body: Because.extend({ email: Email }),
  answer: Changed,
  problems: ['unknown_account', 'account_exists'],
})

export const sendMemberData = defineRoute({
  id: 'operatorSendMemberData',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/export',
  access: 'operator:care',
  isProofAsked: true,
  summary:
    'Mails the member a link to all their personal data, also if they cannot log in; operators do not see it.',
  params: AccountId,
  body: Because,
  answer: Changed,
  problems: ['unknown_account'],
})

export const writeNote = defineRoute({
  id: 'operatorWriteNote',
  service: 'operator',
  method: 'POST',
  path: '/operator/members/:id/notes',
  access: 'operator:care',
  summary: 'Adds a note to an account; it appears in its timeline and in the member’s own export.',
  params: AccountId,
  body: z.strictObject({ text: text(2000).min(1) }),
  answer: Changed,
  problems: ['unknown_account'],
})
