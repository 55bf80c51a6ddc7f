import { type Kysely, sql } from 'kysely'

const COMMENTS: Record<string, string> = {
  'account.language': 'The language of mails and invoices.',
  'catalogue_change.item_ids': 'Null: everything may have changed.',
  'channel_page.first_segment': 'How many segments the channel had played before.',
  'consent.text_hash': 'Hash of the page that was agreed to, in the language in which it was read.',
  'content_item.programme': 'Of a channel: the rules or titles it plays.',
  'content_item.dvr_seconds':
    'Of an event: how far back viewers can seek while it is live; null: the default.',
  'content_item.repeat_minutes':
    'Of an event: the interval in minutes at which it is shown again as if live.',
  'content_item.name_de': 'Folded for sorting and searching: in German, else in another language.',
  'content_item.competition': 'Of an event: its league, cup or tour.',
  'content_item.other_results': 'Results of matches in the same competition that are not titles.',
  'content_item.extra_kind': 'Of an extra: its kind, such as a deleted scene.',
  'content_item.work': 'The musical work that a track plays, and the movement.',
  'coupon.plan': 'The only plan it applies to; null: any.',
  'coupon.max_uses': 'How many members can use it; null: no limit.',
  'feed.address':
    'Its source: a web address, a path on this machine, or "file:" and the name of the uploaded file.',
  'feed.mapping': 'Of a table: which column holds which field.',
  'feed.state': 'new: listed by another feed, never imported.',
  'feed_entry.path': 'Path of the title in the library made from the feed.',
  'feed_entry.guide_id': 'Of a channel: its id in programme guides (XMLTV).',
  'feed_entry.media': 'Addresses listed by the feed; downloaded only if the operator chose so.',
  'followed_team.person_id': 'The team; teams are credited like people.',
  'front_page.revision': 'Changes with every save, so that nobody overwrites what they have not seen.',
  'game_save.version': 'Incremented with each save; the ETag.',
  'import_source.publishes': 'Published once its media are ready.',
  'import_source.deleted_id': 'The deleted title, or the one this was a part of; imports skip it.',
  'invoice.sold': 'The plan, or a rental; set by a trigger. Of a credit note: what it corrects.',
  'legal_notice.link_hash':
    'Hash of the mailed link’s token; null if it took effect at once or people decide.',
  'legal_notice.confirmed_at': 'When it took effect; null while it waits for its link or a decision.',
  'live_source.sealed': 'The address to pull, the stream key for pushing, or the file in storage.',
  'live_source.port': 'Of SRT: the port this channel listens on.',
  'live_source.has_parts': 'Whether it uses low-latency HLS.',
  'mail.next_try_at': 'Null: sent, stored only, or given up.',
  'mail.list_unsubscribe': 'One-click unsubscribe address of the mailing list, RFC 8058.',
  'mail.kind': 'Null: from before kinds existed.',
  'mail.last_error': 'The mail server’s last response, without addresses.',
  'mail.returned_at': 'When a bounce or complaint about it arrived.',
  'media_asset.loudness_lufs': 'EBU R128 loudness of the first audio track; null: silent or not measured.',
  'media_asset.failures': 'Failed attempts whose cause was not the file.',
  'media_asset.thumbnails_key': 'A WebVTT file of thumbnails for the seek bar.',
  'media_asset.work_digest':
    'Fingerprint of the packaging job: the same job continues with what is in storage.',
  'media_asset.growing': 'Still being packaged, and playable up to there.',
  'media_asset.plays': 'Playable, complete or growing.',
  'media_asset.sound':
    'Of a recording: the range of its decoded samples. Null: not a recording, or packaged before they were counted.',
  'media_asset.true_peak_db':
    'True peak of a recording in dBTP; null: silent, a film, or packaged before it was measured.',
  'media_asset.notes': 'What could not be used from its files, in words for the operator.',
  'media_asset.from_editor': 'Takes precedence over what the import ordered for the same purpose.',
  'membership_change.country': 'Country of the member when the membership was first recorded.',
  'membership_change.trials': 'Change in the number of trial members.',
  'membership_change.paying': 'Change in the number of paying members.',
  'moment.score': 'Score after it, home and away; null: not a match between two teams, or unchanged.',
  'operator.totp_last_step': 'Time step of the last accepted code: no code is accepted twice.',
  'operator_challenge.token_hash': 'Hash of the cookie of the browser that received the challenge.',
  'operator_challenge.operator_id': 'The operator who adds a passkey; null: a log-in.',
  'operator_passkey.counter': 'The authenticator’s last signature counter; 0: it keeps none.',
  'operator_passkey.is_synced':
    'Whether it can be backed up off its device, as reported at registration; never changes.',
  'payment_order.returned_at': 'When the bank returned a paid debit; a refund records the money.',
  'payment_setup.customer': "The provider's id; null in rows from before it was stored.",
  'payment_setup.browser_hash': 'Hash of the cookie of the browser that began it; null for other clients.',
  'picture.has_avif': 'Whether there is an AVIF next to each WebP for which it is smaller.',
  'picture.language': 'Language of the text in it; null: suits every language.',
  'picture.from_editor': 'Takes precedence over what the import found; imports do not change it.',
  'position.seen': 'Whether it has ever been watched to the end.',
  'position_event.began': 'Start of the run that ends at this position.',
  'reminder.starts_at': 'The start time it reminds of; a postponed event is reminded of at its new one.',
  'sandbox_object.body': "The object as Stripe's API would return it.",
  'stream.prepared': 'Opened before anybody pressed Play; gives way to active streams.',
  'stream.next_asset_id': 'The asset that plays next, preloaded.',
  'subscription.anchor_at': 'The first paid day; renewals keep it.',
  'subscription.pause_months':
    'Length of the pause after the current period; null: the next period is paid for.',
  'subscription.paid_until':
    'End of the paid part of the current period if gifted time follows; null: all of it is paid.',
  'subscription.paid_cents': 'Amount paid for the current period; null: its list price.',
  'subscription.discount_left': 'How many future periods are charged at the lower price.',
  'title_bin.root_id': 'The title that was moved to the bin; its parts came along.',
  'title_bin.published_at': 'Its value before; null: not published.',
  'title_bin.publishes': 'Whether its import published it.',
  'title_edit.from_parent': 'The title follows an edit of its parent.',
  'title_schedule.actor': 'Who scheduled it last.',
  'title_version.trailer':
    'The editor’s version of the trailer, as trailer_edit after the change. Null: as imported.',
  'title_version.subtitles':
    'The editor’s version of the subtitles, as subtitle_edit after the change. Null: as imported.',
  'upload.path': 'Path within the dragged folder, with / between the names.',
  'upload.library_path': 'Its path in the library of uploads once imported.',
  'upload.tags': 'The tags of an audio file, once it is complete.',
}

/** Rewords the comments of columns; they appear in `db/tables.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, text] of Object.entries(COMMENTS))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}
