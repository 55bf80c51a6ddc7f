import { type Kysely, sql } from 'kysely'

/**
 * Finds the streams of an account, profile, session or device that is deleted, and the oldest ones: PostgreSQL read the whole table for each
 * deleted session, and for the streams that are due. None of these columns changes with a heartbeat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index stream_account on stream (account_id);
    create index stream_profile on stream (profile_id);
    create index stream_session on stream (session_id);
    create index stream_device on stream (device_id);
    create index stream_started on stream (started_at);
  `.execute(db)
}
