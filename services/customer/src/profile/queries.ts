import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Reader = Database | DatabaseTransaction

/**
 * The account; `newsletter` is true once it is confirmed, however it was asked for, and while this member's own wish awaits confirmation.
 * @spec decisions 3.8
 */
export async function selectAccount(db: Reader, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('newsletter', (join) => join.on('newsletter.email', '=', sql<string>`lower(account.email)`))
    .select([
      'account.email',
      'first_name',
      'last_name',
      'gender',
      'location',
      'country',
      'notify_new_device',
    ])
    .select((row) => [
      row('password_hash', 'is not', null).as('has_password'),
      row
        .or([
          row('confirmed_at', 'is not', null),
          row.and([row('newsletter.email', 'is not', null), row('account.newsletter', '=', true)]),
        ])
        .as('newsletter'),
    ])
    .where('account.id', '=', accountId)
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
