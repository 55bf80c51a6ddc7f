/** Sends queued mails over SMTP, retrying until each is accepted or permanently refused. @spec security 4.1 */
import type { Brand } from '@quintet/contracts/brand'
import { toldOf } from '@quintet/domain/account/mails'
import { readFileSync } from 'node:fs'
import { createTransport, type Transporter } from 'nodemailer'
import type { DkimSettings } from '../config/dkim-settings.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Log } from '../log/log.ts'
import { traced } from '../tracing/trace.ts'
import { type Claimed, claimDue, noteFailure, noteSent } from './queries.ts'

const LOOK_EVERY_MS = 2000
const AT_ONCE = 10
/** Delays after the first, second, ... failed attempt, in minutes; after the last one the mail is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60]
const SMTP_TIMEOUT_MS = 20_000

export type MailAttachment = { filename: string; content: Buffer; contentType: string }

/** Creates an attachment by the name that the mail's row stores; null if it does not exist. */
export type MakeAttachment = (name: string) => Promise<MailAttachment | null>

type Delivery = {
  db: Database
  clock: Clock
  log: Log
  transport: Transporter
  from: string
  replyTo: string
  attachmentOf: MakeAttachment
  /** Called with an address that its server permanently refuses. */
  refused: (email: string) => Promise<void>
}

/** Delivers in the background until `stop`, which waits for mails being sent. */
export function startMailDelivery(options: {
  db: Database
  clock: Clock
  log: Log
  smtpUrl: string
  dkim: DkimSettings | null
  publicOrigin: string | null
  brand: Brand
  attachmentOf: MakeAttachment
  refused: (email: string) => Promise<void>
}): { stop(): Promise<void> } {
  const transport = openTransport(options)
  const delivery = {
    ...options,
    transport,
    from: senderOf(options),
    replyTo: options.brand.company.email,
  }
  const delivering = repeat((stopped) => deliverMails(delivery, stopped), {
    pauseMs: LOOK_EVERY_MS,
    log: options.log,
    failure: 'mail delivery failed',
  })
  return {
    async stop() {
      await delivering.stop()
      transport.close()
    },
  }
}

// RFC 8058 requires both list headers to be signed, too.
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/** Throws if the signing key cannot be read. @spec decisions 14.45 */
export function openTransport({
  smtpUrl,
  dkim,
}: {
  smtpUrl: string
  dkim: DkimSettings | null
}): Transporter {
  return createTransport({
    url: smtpUrl,
    ...(dkim
      ? {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: readFileSync(dkim.keyFile, 'utf8'),
            headerFieldNames: SIGNED,
          },
        }
      : {}),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
}

// `SMTP_URL=smtp://host/?from=Quintet <post@quintet.example>` sets the sender; otherwise it is derived from the service's address.
export function senderOf({
  smtpUrl,
  publicOrigin,
  brand,
}: {
  smtpUrl: string
  publicOrigin: string | null
  brand: Brand
}): string {
  const host = publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname
  return new URL(smtpUrl).searchParams.get('from') ?? `${brand.name} <no-reply@${host}>`
}

/** Sends every mail that is due, unless `until` is aborted; one that fails waits and delays no other. */
export async function deliverMails(delivery: Delivery, until?: AbortSignal): Promise<void> {
  for (;;) {
    const mails = until?.aborted ? [] : await claimDue(delivery.db, delivery.clock.now(), AT_ONCE)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => deliver(delivery, mail)))
  }
}

const SENDING = { name: 'mail send', kind: 'client', attributes: { 'peer.service': 'smtp' } } as const

async function deliver(
  { db, clock, log, transport, from, replyTo, attachmentOf, refused }: Delivery,
  mail: Claimed,
): Promise<void> {
  try {
    const attachments = (await Promise.all(mail.attachments.map(attachmentOf))).filter(
      (each) => each !== null,
    )
    const letter = {
      // The same ID on each attempt: if we die between sending and recording, the recipient can detect the duplicate.
      messageId: `<${mail.id}@${from.replace(/^.*@|>$/g, '')}>`,
      from,
      replyTo: mail.reply_to ?? replyTo,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      ...(attachments.length > 0 ? { attachments } : {}),
      // Tells autoresponders not to reply, RFC 3834.
      headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail.list_unsubscribe) },
    }
    await traced(SENDING, () => transport.sendMail(letter))
  } catch (error) {
    const wait = isFinal(error) ? undefined : RETRY_MINUTES[mail.tries - 1]
    log.warn(
      { mail: mail.id, tries: mail.tries, code: codeOf(error), givenUp: wait === undefined },
      'sending mail failed',
    )
    if (isRefused(error)) await refused(mail.recipient)
    const nextTryAt = wait === undefined ? null : new Date(clock.now().getTime() + wait * 60_000)
    return noteFailure(db, mail, { nextTryAt, answer: toldOf(answerOf(error)) })
  }
  await noteSent(db, mail.id, clock.now())
}

/** One-click unsubscribe in mail programs: RFC 2369 and 8058. */
function listHeaders(address: string | null): Record<string, string> {
  if (address === null) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function codeOf(error: unknown): number | string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('responseCode' in error && typeof error.responseCode === 'number') return error.responseCode
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Returns the server's reply, or the error that kept us from reaching it. */
function answerOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message
}

// RFC 5321 section 4.2.3: the mailbox is unknown, elsewhere, or has an invalid name.
const NO_MAILBOX = [550, 551, 553]

function isRefused(error: unknown): boolean {
  const code = codeOf(error)
  return typeof code === 'number' && NO_MAILBOX.includes(code)
}

// RFC 5321 section 4.2.1: 5yz is a permanent refusal. A failed log-in is ours to fix, so the mail waits.
function isFinal(error: unknown): boolean {
  const code = codeOf(error)
  return typeof code === 'number' && code >= 500 && code !== 530 && code !== 535
}
