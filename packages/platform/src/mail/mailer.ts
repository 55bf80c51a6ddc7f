/**
 * Mail as an outbox: written in the transaction of what it tells about, delivered afterwards by a worker. Without an SMTP
 * server it is kept and shown to the developer. @spec decisions 3.26
 */
import { type MailKind, withoutSecrets } from '@quintet/domain/mails'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { newId } from '../identity/secrets.ts'
import { deleteMail, deleteWaitingLists, insertLetter, insertMail } from './queries.ts'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** What goes along, such as `invoice:inv_1`; each is made when the mail leaves. */
  attachments?: readonly string[]
  /** Where one click ends the list that it belongs to. @spec law 6.5 */
  listUnsubscribe?: string
  /** Who gets an answer; the company, where nobody is named. */
  replyTo?: string
  /** About a contract: a copy without the secrets of its links outlives the mail. @spec law 5.8 */
  isBusinessLetter?: boolean
}

export type Mailer = {
  /** Leaves with `tx`, or not at all; its id. */
  queue(tx: Database | DatabaseTransaction, mail: Mail, now: Date): Promise<string>
  /** In the transaction that queued it: nobody ever saw it. */
  takeBack(tx: DatabaseTransaction, id: string): Promise<void>
  /** What of lists still waits to leave for somebody who has ended them. */
  takeBackLists(tx: Database | DatabaseTransaction, to: string): Promise<void>
}

/** The mailer; kept mails count as sent at once, the others wait for `deliverMails`. */
export function openMailer({ smtpUrl }: { smtpUrl: string | null }): Mailer {
  return {
    async queue(tx, mail, now) {
      const id = newId('mail')
      await insertMail(tx, {
        id,
        kind: mail.kind,
        recipient: mail.to,
        // A line break would let the text of a subject become a header.
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
    takeBack: deleteMail,
    takeBackLists: deleteWaitingLists,
  }
}
