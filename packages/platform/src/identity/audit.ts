/** Records what happened to an account and from which device, separately from the data and without contents. @spec security 2.6 */
import type { Database, DatabaseTransaction } from '../db/database.ts'

export type AuditKind =
  | 'signed_up'
  | 'logged_in'
  | 'log_in_failed'
  | 'log_in_limited'
  | 'logged_out'
  | 'logged_out_everywhere'
  | 'logged_out_remotely'
  | 'password_reset_asked'
  | 'password_changed'
  | 'subscription_cancelled'
  | 'subscription_resumed'
  | 'subscription_paused'
  | 'pause_called_off'
  | 'contract_withdrawn'
  | 'data_exported'
  | 'password_checked'
  | 'password_check_failed'
  | 'provider_checked'
  | 'provider_check_failed'
  | 'log_in_linked'
  | 'log_in_unlinked'
  | 'app_password_made'
  | 'app_password_revoked'
  | 'pin_set'
  | 'pin_failed'
  | 'pin_locked'
  | 'kids_locked'
  | 'kids_unlocked'

/** Records an event; `accountId` is null if the address tried belongs to no account. */
export async function noteEvent(
  db: Database | DatabaseTransaction,
  event: { kind: AuditKind; accountId: string | null; deviceId: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({ kind: event.kind, account_id: event.accountId, device_id: event.deviceId, at: now })
    .execute()
}
