/** Sends queued mails over SMTP, again and again until each is taken or refused for good. @spec security 4.1 */
import type { Brand } from '@quintet/contracts/brand'
import { createTransport, type Transporter } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { type Claimed, claimDue, noteFailure, noteSent } from './queries.ts'

const LOOK_EVERY_MS = 2000
const AT_ONCE = 10
/** Waits after the first, second, ... failed try, in minutes; after the last one the mail is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60]
const SMTP_TIMEOUT_MS = 20_000

export type MailAttachment = { filename: string; content: Buffer; contentType: string }

/** Makes what a mail carries along, by the name that its row keeps; null where there is no such thing. */
export type MakeAttachment = (name: string) => Promise<MailAttachment | null>

type Delivery = {
  db: Database
  clock: Clock
  log: Log
  transport: Transporter
  from: string
  attachmentOf: MakeAttachment
}

/** Delivers in the background until `stop`, which waits for what is being sent. */
export function startMailDelivery(options: {
  db: Database
  clock: Clock
  log: Log
  smtpUrl: string
  publicOrigin: string | null
  brand: Brand
  attachmentOf: MakeAttachment
}): { stop(): Promise<void> } {
  const transport = openTransport(options.smtpUrl)
  const delivery = { ...options, transport, from: senderOf(options) }
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    running = deliverMails(delivery)
      .catch((error: unknown) => options.log.error({ err: error }, 'mail delivery failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS)
      })
  }
  look()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      transport.close()
    },
  }
}

export function openTransport(smtpUrl: string): Transporter {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
}

// `SMTP_URL=smtp://host/?from=Quintet <post@quintet.example>` names the sender; else it follows from the service's address.
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

/** Sends every mail that is due; one that fails waits, and holds up no other. */
export async function deliverMails(delivery: Delivery): Promise<void> {
  for (;;) {
    const mails = await claimDue(delivery.db, delivery.clock.now(), AT_ONCE)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => deliver(delivery, mail)))
  }
}

async function deliver(
  { db, clock, log, transport, from, attachmentOf }: Delivery,
  mail: Claimed,
): Promise<void> {
  try {
    const attachments = (await Promise.all(mail.attachments.map(attachmentOf))).filter(
      (each) => each !== null,
    )
    await transport.sendMail({
      // The same id each time: should we die between sending and noting it, the receiver can tell the double.
      messageId: `<${mail.id}@${from.replace(/^.*@|>$/g, '')}>`,
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      ...(attachments.length > 0 ? { attachments } : {}),
      // Tells autoresponders to be silent, RFC 3834.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    const wait = isFinal(error) ? undefined : RETRY_MINUTES[mail.tries - 1]
    log.warn(
      { mail: mail.id, tries: mail.tries, code: codeOf(error), givenUp: wait === undefined },
      'mail not sent',
    )
    const nextTryAt = wait === undefined ? null : new Date(clock.now().getTime() + wait * 60_000)
    return noteFailure(db, mail.id, nextTryAt)
  }
  await noteSent(db, mail.id, clock.now())
}

function codeOf(error: unknown): number | string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('responseCode' in error && typeof error.responseCode === 'number') return error.responseCode
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

// RFC 5321 section 4.2.1: 5yz is a permanent refusal. A failed log-in is ours to mend, so the mail waits.
function isFinal(error: unknown): boolean {
  const code = codeOf(error)
  return typeof code === 'number' && code >= 500 && code !== 530 && code !== 535
}
