/** All SQL of an account's timeline; reads only the newest entries of each kind. */
import type { Database } from '@quintet/platform/db/database'
import { MAIL_STATE } from '@quintet/platform/mail/queries'

const OF_EACH_KIND = 100

/** The events recorded for an account, with the device's name if it is still stored. */
export function selectEvents(db: Database, accountId: string, limit = OF_EACH_KIND) {
  return db
    .selectFrom('audit_event')
    .leftJoin('device', 'device.id', 'audit_event.device_id')
    .select(['audit_event.at', 'audit_event.kind', 'device.name'])
    .where('audit_event.account_id', '=', accountId)
    .orderBy('audit_event.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectInvoices(db: Database, accountId: string) {
  return db
    .selectFrom('invoice')
    .select(['issued_at', 'kind', 'reference', 'gross_cents', 'currency'])
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .limit(OF_EACH_KIND)
    .execute()
}

export function selectOrders(db: Database, accountId: string) {
  return db
    .selectFrom('payment_order')
    .select(['created_at', 'settled_at', 'kind', 'state', 'failure_code', 'amount_cents', 'currency'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(OF_EACH_KIND)
    .execute()
}

/** Mails to the account's current address. */
export function selectMails(db: Database, accountId: string) {
  return db
    .selectFrom('mail')
    .select(['kind', 'created_at', 'sent_at', MAIL_STATE.as('state')])
    .where('recipient', '=', (eb) =>
      eb.selectFrom('account').select('account.email').where('account.id', '=', accountId),
    )
    .orderBy('created_at', 'desc')
    .limit(OF_EACH_KIND)
    .execute()
}

export function selectNotices(db: Database, accountId: string) {
  return db
    .selectFrom('legal_notice')
    .select(['received_at', 'kind', 'id'])
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .limit(OF_EACH_KIND)
    .execute()
}
