import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

type Reader = Database | DatabaseTransaction

export async function selectAccount(db: Reader, accountId: string) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'gender', 'location', 'newsletter', 'notify_new_device'])
    .select((row) => row('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function selectSubscription(db: Reader, accountId: string) {
  return db
    .selectFrom('subscription')
    .select([
      'plan',
      'state',
      'offer',
      'trial_ends_at',
      'period_ends_at',
      'next_try_at',
      'pause_months',
      'cancel_at',
      'expire_at',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
