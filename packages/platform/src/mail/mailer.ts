/**
 * Mail as an outbox: written in the transaction that causes it, delivered afterwards by a worker. Without an SMTP server it is kept and
 * shown to the developer. @spec decisions 3.26
 */
import { type MailKind, withoutSecrets } from '@quintet/domain/account/mails'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { newId } from '../identity/secrets.ts'
import { deleteMail, deleteWaitingLists, findLetter, insertLetter, insertMail } from './queries.ts'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** Attachments such as `invoice:inv_1`; each is created when the mail is sent. */
  attachments?: readonly string[]
  /** The one-click unsubscribe address of the list it belongs to. @spec law 6.5 */
  listUnsubscribe?: string
  /** Where replies go; the company if not set. */
  replyTo?: string
  /** Whether it concerns a contract: a copy without its links' secrets outlives the mail. @spec law 5.8 */
  isBusinessLetter?: boolean
}

export type Mailer = {
  /** Queues a mail as part of `tx`; returns its ID. */
  queue(tx: Database | DatabaseTransaction, mail: Mail, now: Date): Promise<string>
  /** Queues the kept copy of a business letter once more, as text; returns false if none can be sent again. */
  sendAgain(tx: DatabaseTransaction, id: string, now: Date): Promise<boolean>
  /** Takes back a mail in the transaction that queued it, before anybody could see it. */
  takeBack(tx: DatabaseTransaction, id: string): Promise<void>
  /** Takes back list mails still waiting for somebody who has unsubscribed. */
  takeBackLists(tx: Database | DatabaseTransaction, to: string): Promise<void>
}

/** Returns the mailer; kept mails count as sent at once, the others wait for `deliverMails`. */
export function openMailer({ smtpUrl }: { smtpUrl: string | null }): Mailer {
  const insert = async (tx: Database | DatabaseTransaction, mail: Mail, now: Date): Promise<string> => {
    const id = newId('mail')
    await insertMail(tx, {
      id,
      kind: mail.kind,
      recipient: mail.to,
      // A line break would let the subject inject headers.
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      body_text: mail.text,
      body_html: mail.html,
      attachments: [...(mail.attachments ?? [])],
      list_unsubscribe: mail.listUnsubscribe ?? null,
      reply_to: mail.replyTo ?? null,
      created_at: now,
      sent_at: smtpUrl === null ? now : null,
      next_try_at: smtpUrl === null ? null : now,
    })
    return id
  }
  return {
    async queue(tx, mail, now) {
      const id = await insert(tx, mail, now)
      if (mail.isBusinessLetter)
        await insertLetter(tx, {
          id,
          recipient: mail.to,
          subject: mail.subject,
          body_text: withoutSecrets(mail.text),
          attachments: [...(mail.attachments ?? [])],
          sent_at: now,
        })
      return id
    },
    async sendAgain(tx, id, now) {
      const kept = await findLetter(tx, id)
      if (!kept?.kind) return false
      const { kind, recipient: to, subject, body_text: text, attachments } = kept
      await insert(tx, { kind, to, subject, text, html: '', attachments }, now)
      return true
    },
    takeBack: deleteMail,
    takeBackLists: deleteWaitingLists,
  }
}
