import { type Kysely, sql } from 'kysely'

/**
 * Finds what belongs to a deleted account, profile or device: the daily removal read all sessions for each forgotten device. Of these
 * columns only a session's profile ever changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index session_of_account on session (account_id);
    create index session_profile on session (profile_id);
    create index session_device on session (device_id);
    create index account_device_device on account_device (device_id);
    create index payment_method_account on payment_method (account_id);
    create index social_identity_account on social_identity (account_id);
    create index idempotency_key_account on idempotency_key (account_id);
  `.execute(db)
}
