/** The mails that the service sent or tried to send, without their content. @spec decisions 13.27 */
import { MAIL_FILTERS, MAIL_KINDS, MAIL_STATES, MEMBER_MAILS } from '@quintet/domain/account/mails'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, LIST_PAGE, Reason } from './fields.ts'

const Count = z.int().nonnegative()
const Time = z.iso.datetime()

export const MailLine = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS).nullable().describe('Null for mails from before kinds existed.'),
  recipient: z.string().describe('Address, masked for roles that may not see members.'),
  accountId: z.string().nullable().describe('Account that has this address, for roles that may see members.'),
  state: z.enum(MAIL_STATES),
  createdAt: Time,
  sentAt: Time.nullable(),
  nextTryAt: Time.nullable(),
  returnedAt: Time.nullable().describe('When a bounce report or a complaint came back.'),
  tries: Count,
  lastError: z.string().nullable().describe('Response of the recipient’s server, without addresses.'),
  canBeSentAgain: z
    .boolean()
    .describe(
      'Whether it can be sent again: delivery was given up, and it contained no link that grants access to anything.',
    ),
})
export type MailLine = z.infer<typeof MailLine>

export const listMails = defineRoute({
  id: 'operatorListMails',
  service: 'operator',
  method: 'GET',
  path: '/operator/mails',
  access: 'operator:look',
  summary: `Lists the mails of the last 90 days with their state, newest first, ${LIST_PAGE} per page.`,
  query: z.object({
    state: z
      .enum(MAIL_FILTERS)
      .optional()
      .describe('A state, or undelivered: given up, or waiting after more than one attempt.'),
    kind: z.enum(MAIL_KINDS).optional(),
    before: text(100).optional().describe('Only mails older than the one with this id.'),
  }),
  answer: z.object({ items: z.array(MailLine), hasMore: z.boolean() }),
})

export const countMails = defineRoute({
  id: 'operatorCountMails',
  service: 'operator',
  method: 'GET',
  path: '/operator/mails/figures',
  access: 'operator:look',
  summary: 'Returns the outcome of the mails of the last 24 hours, and how many are waiting.',
  answer: z.object({
    lastDay: z.object({ sent: Count, kept: Count, failed: Count, bounced: Count, complained: Count }),
    waiting: Count.describe('All mails waiting, however old.'),
    waitingSince: Time.nullable(),
  }),
})

export const sendMailAgain = defineRoute({
  id: 'operatorSendMailAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/mails/:id/again',
  access: 'operator:care',
  summary: 'Retries a mail whose delivery was given up, or sends a business letter once more to its account.',
  params: z.object({ id: text(100) }),
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['unknown_mail'],
})

export const listMailSamples = defineRoute({
  id: 'operatorListMailSamples',
  service: 'operator',
  method: 'GET',
  path: '/operator/mail-samples',
  access: 'operator:look',
  summary: 'Lists every kind of mail with its subject, in one language.',
  query: z.object({ lang: z.string().optional() }),
  answer: z.array(z.object({ kind: z.enum(MEMBER_MAILS), subject: z.string() })),
})

export const readMailSample = defineRoute({
  id: 'operatorReadMailSample',
  service: 'operator',
  method: 'GET',
  path: '/operator/mail-samples/:kind',
  access: 'operator:look',
  summary: 'Returns a mail as a fictitious recipient would get it; for viewing only.',
  params: z.object({ kind: z.enum(MEMBER_MAILS) }),
  query: z.object({ lang: z.string().optional() }),
  answer: z.instanceof(Uint8Array),
  media: 'text/html; charset=utf-8',
})
