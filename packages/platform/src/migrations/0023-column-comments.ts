import { type Kysely, sql } from 'kysely'

/** Comments on columns whose name does not say enough; the generated table types include them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column account.language is 'Of mails and invoices.';
    comment on column subscription.anchor_at is 'The first day that is paid for; renewals keep it.';
    comment on column payment_setup.customer is 'The provider''s; null in rows from before it was kept.';
    comment on column consent.text_hash is 'Of the page that was agreed to, in the language it was read in.';
    comment on column mail.next_try_at is 'Null: sent, kept, or given up.';
    comment on column mail.attachment is 'Made when the mail leaves, such as \`invoice:inv_1\`.';
    comment on column import_source.publishes is 'Shown once its media are ready.';
    comment on column catalogue_change.item_ids is 'Null: all may have changed.';
    comment on column media_asset.loudness_lufs is 'EBU R128, of the first sound track; null: silent or not measured.';
    comment on column media_asset.thumbnails_key is 'A WebVTT file of small pictures for the seek bar.';
    comment on column media_asset.work_digest is 'Of the work that was begun: the same work goes on with what is in storage.';
    comment on column media_asset.growing is 'Still being made, and playable as far as it is.';
    comment on column media_asset.plays is 'Playable, whole or growing.';
    comment on column media_asset.failures is 'Failed tries whose cause was not the file.';
    comment on column picture.has_avif is 'Whether AVIF lies beside the WebP, wherever it is smaller.';
    comment on column stream.prepared is 'Opened before anybody pressed Play; gives way to what plays.';
    comment on column position.seen is 'Whether it was ever watched to its end.';
    comment on column position_event.began is 'Where the run began that ends at this position.';
    comment on column clock_offset.milliseconds is 'By how much the clock of a development installation runs ahead.';
    comment on column sandbox_object.body is 'The object as Stripe''s API would answer it.';
  `.execute(db)
}
