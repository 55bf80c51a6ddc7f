/** All SQL of the operator's look at accounts; it reads only. */
import type { Database } from '@quintet/platform/db/database'
import { sql } from 'kysely'

function accounts(db: Database, now: Date) {
  return (
    db
      .selectFrom('account')
      .leftJoin('subscription', 'subscription.account_id', 'account.id')
      .select((eb) => [
        'account.id',
        'account.email',
        'account.first_name',
        'account.last_name',
        'account.country',
        'account.created_at',
        'subscription.plan',
        'subscription.state',
        'subscription.period_ends_at',
        'subscription.expire_at',
        eb
          .selectFrom('profile')
          .select(sql<number>`count(*)::integer`.as('count'))
          .whereRef('profile.account_id', '=', 'account.id')
          .as('profiles'),
        eb
          .selectFrom('session')
          .select(sql<number>`count(*)::integer`.as('count'))
          .whereRef('session.account_id', '=', 'account.id')
          .where('session.ended_at', 'is', null)
          .where('session.expires_at', '>', now)
          .as('sessions'),
      ])
      // Of several subscriptions over the years the newest counts.
      .distinctOn('account.id')
      .orderBy('account.id')
      .orderBy('subscription.started_at', 'desc')
  )
}

/** Accounts whose address holds `part`, newest first. */
export function listAccounts(db: Database, now: Date, part: string, limit: number) {
  return db
    .selectFrom(accounts(db, now).as('found'))
    .selectAll()
    .where(sql<boolean>`strpos(lower(email), ${part.toLowerCase()}) > 0`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

export function findAccount(db: Database, now: Date, emailOrId: string) {
  return accounts(db, now)
    .where((eb) =>
      eb.or([eb('account.id', '=', emailOrId), eb('account.email', '=', emailOrId.toLowerCase())]),
    )
    .executeTakeFirst()
}

/** What was noted of an account, with the device's name where that is still kept, newest first. */
export function listEvents(db: Database, accountId: string, limit: number) {
  return db
    .selectFrom('audit_event')
    .leftJoin('device', 'device.id', 'audit_event.device_id')
    .select(['audit_event.at', 'audit_event.kind', 'device.name'])
    .where('audit_event.account_id', '=', accountId)
    .orderBy('audit_event.id', 'desc')
    .limit(limit)
    .execute()
}
