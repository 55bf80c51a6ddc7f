import type { Database } from '@quintet/platform/db/database'

const MOST = 200

export async function selectMails(db: Database, to: string | undefined) {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('sent_at', 'is not', null)
    .$if(to !== undefined, (query) =>
      query.where((row) => row.fn('lower', ['recipient']), '=', to?.toLowerCase() ?? ''),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return mails.map((mail) => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    sentAt: (mail.sent_at ?? mail.created_at).toISOString(),
  }))
}
