/** All SQL of a member's personal data: what an export contains, and what an erasure deletes. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { dropSetup } from '@quintet/payments/setups'
import { endByEmail } from '../newsletter/index.ts'
import { cancelUnsentCharges } from '../payments/index.ts'

export async function selectAccount(db: Database, accountId: string) {
  return db
    .selectFrom('account')
    .select([
      'email',
      'first_name',
      'last_name',
      'gender',
      'location',
      'country',
      'notify_new_device',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** The address of an account; undefined if it does not exist. */
export async function findAddress(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  return row?.email
}

/** An account's rows in its tables, without secrets. */
export async function selectHousehold(db: Database, accountId: string) {
  const [profiles, devices, sessions, appPasswords, consents, identities] = await Promise.all([
    db
      .selectFrom('profile')
      .select(['name', 'language', 'hides_spoilers', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('place')
      .execute(),
    db
      .selectFrom('account_device')
      .innerJoin('device', 'device.id', 'account_device.device_id')
      .select([
        'device.name',
        'account_device.created_at',
        'device.last_seen_at',
        'account_device.kid_locked',
      ])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('session')
      .select(['created_at', 'last_seen_at', 'ended_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('app_password')
      .innerJoin('session', 'session.id', 'app_password.session_id')
      .select(['app_password.name', 'scope', 'app_password.created_at', 'last_seen_at', 'ended_at'])
      .where('session.account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('consent')
      .select(['kind', 'text_version', 'text_hash as text_sha256', 'given_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('social_identity')
      .select(['issuer', 'subject', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
  ])
  return { profiles, devices, sessions, appPasswords, consents, identities }
}

export async function selectMoney(db: Database, accountId: string) {
  const [subscription, priceNotices, gifts, coupons, methods, payments, invoices] = await Promise.all([
    db
      .selectFrom('subscription')
      .select([
        'plan',
        'state',
        'offer',
        'price_cents',
        'currency',
        'started_at',
        'trial_ends_at',
        'period_ends_at',
        'cancel_at',
        'expire_at',
        'pause_months',
      ])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('price_notice')
      .innerJoin('subscription', 'subscription.id', 'price_notice.subscription_id')
      .select([
        'price_notice.plan',
        'price_notice.price_cents',
        'price_notice.currency',
        'counts_from',
        'told_at',
      ])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('gift_code')
      .select(['months', 'redeemed_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db.selectFrom('coupon_use').select(['code', 'used_at']).where('account_id', '=', accountId).execute(),
    db
      .selectFrom('payment_method')
      .select(['type', 'details', 'is_default', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('payment_order')
      .select(['kind', 'purpose', 'amount_cents', 'currency', 'state', 'details', 'created_at', 'settled_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('invoice')
      .select(['reference', 'issued_at', 'gross_cents', 'vat_cents', 'currency', 'document'])
      .where('account_id', '=', accountId)
      .orderBy('issued_at')
      .execute(),
  ])
  return {
    subscription: subscription ?? null,
    priceNotices,
    gifts,
    coupons,
    // Leaves out the provider's references.
    methods: methods.map(({ details: { card, billing, country }, ...method }) => ({
      ...method,
      card,
      billing,
      country,
    })),
    payments,
    invoices,
  }
}

export async function selectCorrespondence(db: Database, accountId: string, email: string) {
  const own = email.toLowerCase()
  const [messages, notices, mails, letters, newsletter, endedNewsletters, events] = await Promise.all([
    db
      .selectFrom('contact_message')
      .select(['subject', 'content', 'received_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('legal_notice')
      .select(['kind', 'name', 'email', 'details', 'received_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('mail')
      .select(['subject', 'created_at'])
      .where((row) => row.fn('lower', ['recipient']), '=', own)
      .execute(),
    db
      .selectFrom('business_letter')
      .select(['subject', 'body_text as text', 'sent_at'])
      .where((row) => row.fn('lower', ['recipient']), '=', own)
      .orderBy('sent_at')
      .execute(),
    db
      .selectFrom('newsletter')
      .select(['language', 'asked_at', 'confirmed_at'])
      .where('email', '=', own)
      .executeTakeFirst(),
    db
      .selectFrom('ended_newsletter')
      .select(['asked_at', 'confirmed_at', 'ended_at'])
      .where('email', '=', own)
      .execute(),
    db
      .selectFrom('audit_event')
      .select(['kind', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ])
  return { messages, notices, mails, letters, newsletter: newsletter ?? null, endedNewsletters, events }
}

/** Consents outlive the account for as long as claims may be made (sections 195, 199 BGB). @spec law 1.11 */
export async function lockConsents(tx: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('locked_consent')
    .columns(['account_id', 'name', 'email', 'kind', 'text_version', 'text_hash', 'given_at', 'locked_at'])
    .expression((from) =>
      from
        .selectFrom('consent')
        .innerJoin('account', 'account.id', 'consent.account_id')
        .select((row) => [
          'account_id',
          row.fn<string>('concat_ws', [row.val(' '), row.ref('first_name'), row.ref('last_name')]).as('name'),
          'email',
          'kind',
          'text_version',
          'text_hash',
          'given_at',
          row.val(now).as('locked_at'),
        ])
        .where('account_id', '=', accountId),
    )
    .execute()
}

/** Deletes rows that name the person, then the account's own row, which cascades to everything else. */
export async function deleteTraces(
  tx: DatabaseTransaction,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where((row) => row.fn('lower', ['recipient']), '=', email.toLowerCase())
    .execute()
  await endByEmail(tx, email, at)
  await tx.deleteFrom('contact_message').where('account_id', '=', id).execute()
  await tx.deleteFrom('audit_event').where('account_id', '=', id).execute()
  await cancelUnsentCharges(tx, id)
  await tx.deleteFrom('attempt').where('key', 'like', `%${id}%`).execute()
  const devices = await tx
    .selectFrom('account_device')
    .select('device_id')
    .where('account_id', '=', id)
    .execute()
  const setups = await tx
    .selectFrom('payment_method')
    .select('payment_setup_id')
    .where('account_id', '=', id)
    .execute()
  await tx.deleteFrom('account').where('id', '=', id).execute()
  for (const { payment_setup_id: setupId } of setups) await dropSetup(tx, setupId)
  // A device that another account uses too is kept for it.
  for (const { device_id } of devices)
    await tx
      .deleteFrom('device')
      .where('id', '=', device_id)
      .where((row) =>
        row.not(
          row.exists(row.selectFrom('account_device').select('device_id').where('device_id', '=', device_id)),
        ),
      )
      .execute()
}
