import type { Database } from '@quintet/platform/db/database'

export async function selectAccountOf(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
) {
  return db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account_id')
    .select(['account.id', 'account.email', 'account.password_hash', 'account.notify_new_device'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}
