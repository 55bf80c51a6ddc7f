/** All SQL of an account's timeline; reads only the newest entries of each kind. */
import type { Database } from '@quintet/platform/db/database'
import { CAN_BE_SENT_AGAIN, IS_LETTER, MAIL_STATE } from '@quintet/platform/mail/queries'
import { sql } from 'kysely'

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

/** Payments that the payer disputes, with the time of the bank's decision. */
export function selectDisputes(db: Database, accountId: string) {
  return db
    .selectFrom('payment_dispute')
    .innerJoin('payment_order', 'payment_order.id', 'payment_dispute.order_id')
    .select(['payment_dispute.opened_at', 'payment_dispute.closed_at', 'payment_dispute.state'])
    .select(['payment_dispute.reason', 'payment_dispute.is_inquiry', 'payment_dispute.amount_cents'])
    .select(['payment_order.currency', 'payment_order.method'])
    .where('payment_order.account_id', '=', accountId)
    .orderBy('payment_dispute.opened_at', 'desc')
    .limit(OF_EACH_KIND)
    .execute()
}

/** Mails to the account's current address. */
export function selectMails(db: Database, accountId: string) {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'created_at', 'sent_at', MAIL_STATE.as('state')])
    .select(sql<boolean>`(${CAN_BE_SENT_AGAIN} or ${IS_LETTER})`.as('can_be_sent_again'))
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
