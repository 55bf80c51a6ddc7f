/** The mails that the service sent or tried to send, without their content. @spec decisions 13.27 */
import { MAIL_KINDS, MAIL_STATES, MEMBER_MAILS } from '@quintet/domain/mails'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, LIST_PAGE, Reason } from './fields.ts'

const Count = z.int().nonnegative()
const Time = z.iso.datetime()

export const MailLine = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS).nullable().describe('Null: of before there were kinds.'),
  recipient: z.string().describe('Masked for roles that see no members.'),
  accountId: z.string().nullable().describe('Who has this address, for roles that see members.'),
  state: z.enum(MAIL_STATES),
  createdAt: Time,
  sentAt: Time.nullable(),
  nextTryAt: Time.nullable(),
  returnedAt: Time.nullable().describe('When a report or a complaint came back.'),
  tries: Count,
  lastError: z.string().nullable().describe('What its server answered, without addresses.'),
  canBeSentAgain: z.boolean().describe('Given up, and it had no link that opens anything.'),
})
export type MailLine = z.infer<typeof MailLine>

export const listMails = defineRoute({
  id: 'operatorListMails',
  service: 'operator',
  method: 'GET',
  path: '/operator/mails',
  access: 'operator:look',
  summary: `Mails of the last 90 days with what became of each, newest first, ${LIST_PAGE} at a time.`,
  query: z.object({
    state: z.enum(MAIL_STATES).optional(),
    kind: z.enum(MAIL_KINDS).optional(),
    before: text(100).optional().describe('Mails older than the one of this id.'),
  }),
  answer: z.object({ items: z.array(MailLine), hasMore: z.boolean() }),
})

export const countMails = defineRoute({
  id: 'operatorCountMails',
  service: 'operator',
  method: 'GET',
  path: '/operator/mails/figures',
  access: 'operator:look',
  summary: 'What became of the mails of the last 24 hours, and how many wait.',
  answer: z.object({
    lastDay: z.object({ sent: Count, kept: Count, failed: Count, bounced: Count, complained: Count }),
    waiting: Count.describe('All that wait, however old.'),
    waitingSince: Time.nullable(),
  }),
})

export const sendMailAgain = defineRoute({
  id: 'operatorSendMailAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/mails/:id/again',
  access: 'operator:care',
  summary: 'Tries a mail again that was given up.',
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
  summary: 'Every kind of mail with its subject, in one language.',
  query: z.object({ lang: z.string().optional() }),
  answer: z.array(z.object({ kind: z.enum(MEMBER_MAILS), subject: z.string() })),
})

export const readMailSample = defineRoute({
  id: 'operatorReadMailSample',
  service: 'operator',
  method: 'GET',
  path: '/operator/mail-samples/:kind',
  access: 'operator:look',
  summary: 'A mail as it would reach somebody made up; to be looked at only.',
  params: z.object({ kind: z.enum(MEMBER_MAILS) }),
  query: z.object({ lang: z.string().optional() }),
  answer: z.instanceof(Uint8Array),
  media: 'text/html; charset=utf-8',
})
