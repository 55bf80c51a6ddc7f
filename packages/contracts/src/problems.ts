/** All error responses, as RFC 9457 problem documents. Clients switch on the code, never on the title. @spec decisions 1.3 */
import { APP_PASSWORDS_MAX } from '@quintet/domain/account/app-passwords'
import { KEPT_DEVICES_MAX, KEPT_TITLES_MAX } from '@quintet/domain/listening/kept'
import { BOOKMARKS_MAX } from '@quintet/domain/listening/listening'
import { MIXES_MAX } from '@quintet/domain/listening/mix-limits'
import { FOLLOWED_TEAMS_MAX } from '@quintet/domain/catalogue/competitions'
import { REMINDERS_MAX } from '@quintet/domain/live/reminders'
import { z } from 'zod'
import { ListeningQueue } from './listening-queue.ts'
import { Mix } from './mix.ts'

/** A running stream, as listed by `too_many_streams` and GET /playback. */
export const RunningStream = z.object({
  id: z.string(),
  /** Null, with an empty title, for a stream that a locked session may not see. */
  contentId: z.int().positive().nullable(),
  title: z.string(),
  type: z.enum(['VIDEO', 'AUDIO', 'GAME']),
  device: z.string(),
  startedAt: z.iso.datetime(),
})
export type RunningStream = z.infer<typeof RunningStream>

const retryAfter = z.object({
  retryAfter: z.int().nonnegative().describe('Seconds until another attempt is accepted.'),
})

export const problems = {
  malformed_json: { status: 400, title: 'The body is not JSON.' },
  malformed_request: { status: 400, title: 'The request is not valid HTTP.' },
  ambiguous_host: { status: 400, title: 'The request must name exactly one host.' },
  invalid_request: { status: 422, title: 'The request is not valid.' },
  unsupported_media_type: { status: 415, title: 'The body must be JSON.' },
  payload_too_large: { status: 413, title: 'The body is too large.' },
  unknown_path: { status: 404, title: 'There is no such path in this API.' },
  method_not_allowed: {
    status: 405,
    title: 'This address does not have this method.',
    extra: z.object({ allow: z.array(z.string()).describe('Its methods, as in the header Allow.') }),
  },
  request_timeout: { status: 408, title: 'The request took too long to arrive.' },
  headers_too_large: { status: 431, title: 'The headers are too large.' },
  internal_error: { status: 500, title: 'Something went wrong on our side.' },
  not_ready: { status: 503, title: 'The service is not ready.' },
  overloaded: { status: 503, title: 'The service is busy. Try again shortly.', extra: retryAfter },

  unauthenticated: { status: 401, title: 'Please log in first.' },
  account_blocked: { status: 403, title: 'This account is blocked. Please write to customer care.' },
  invalid_credentials: { status: 401, title: 'Invalid credentials.' },
  cross_origin: { status: 403, title: 'This request must come from the service’s own pages.' },
  kids_locked: { status: 403, title: 'The kids lock is on.' },
  password_required: { status: 403, title: 'Please confirm your account password first.' },
  not_permitted: { status: 403, title: 'Your role does not allow this.' },
  unknown_account: { status: 404, title: 'There is no such account.' },
  payouts_not_permitted: {
    status: 409,
    title: 'The payment provider’s API key is not allowed to read payouts.',
  },
  unknown_payout: { status: 404, title: 'There is no such payout.' },
  unknown_dispute: { status: 404, title: 'There is no such dispute.' },
  dispute_over: { status: 409, title: 'The bank has already decided this dispute.' },
  unknown_notice: { status: 404, title: 'There is no open declaration with this number.' },
  unknown_edit: { status: 404, title: 'There is no such bulk edit.' },
  unknown_version: { status: 404, title: 'This title has no such version.' },
  unknown_moment: { status: 404, title: 'This title has no such moment.' },
  too_many_moments: { status: 409, title: 'This title already has the maximum number of moments.' },
  title_not_in_bin: { status: 409, title: 'This title is not in the bin.' },
  subtitle_refused: { status: 422, title: 'The file contains no subtitles, or an empty cue.' },
  trailer_refused: { status: 422, title: 'This is not a video file.' },
  jingle_refused: {
    status: 422,
    title: 'Radio takes audio files as jingles, any other channel video files.',
  },
  picture_refused: {
    status: 422,
    title: 'This picture cannot be read. Use JPEG, PNG, WebP, AVIF or GIF, up to 20 MB.',
  },
  title_in_bin: { status: 409, title: 'This title is in the bin.' },
  title_rented: { status: 409, title: 'Members have rented this title, so it stays in the bin.' },
  schedule_in_past: { status: 409, title: 'This time has already passed.' },
  track_changed: {
    status: 409,
    title: 'Somebody else has changed this track in the meantime.',
    extra: z.object({ track: z.int() }),
  },
  track_number_taken: {
    status: 409,
    title: 'Two tracks would have the same number on one disc.',
    extra: z.object({ track: z.int(), other: z.int() }),
  },
  title_changed: { status: 409, title: 'Somebody else has changed this title in the meantime.' },
  unknown_feed: { status: 404, title: 'There is no such feed.' },
  known_feed: { status: 409, title: 'This feed has already been added.' },
  unreadable_feed: {
    status: 422,
    title: 'The feed cannot be read.',
    extra: z.object({ reason: z.string() }),
  },
  stale_front_page: { status: 409, title: 'Somebody else has changed this page in the meantime.' },
  unknown_upload: { status: 404, title: 'There is no such finished upload.' },
  upload_in_the_way: {
    status: 409,
    title: 'The library already has a file with this name.',
    extra: z.object({ path: z.string() }),
  },
  unknown_mail: { status: 404, title: 'There is no such mail that can be sent again.' },
  unknown_job: { status: 404, title: 'There is no such failed job.' },
  too_much: {
    status: 409,
    title: 'A refund cannot exceed what was paid.',
    extra: z.object({ refundableCents: z.int().nonnegative() }),
  },
  invoice_disputed: {
    status: 409,
    title: 'The bank holds this payment because of a dispute; a refund would pay it twice.',
  },
  accounting_missing: {
    status: 409,
    title: 'Set the tax adviser’s numbers as accounting in brand.json first.',
  },
  too_many_rows: {
    status: 409,
    title: 'These are more rows than one file holds. Choose fewer months.',
  },
  unknown_approval: { status: 404, title: 'There is no open approval request with this number.' },
  second_person_needed: { status: 403, title: 'Somebody else has to approve your request.' },
  already_asked: { status: 409, title: 'This is already waiting for approval.' },
  wrong_code: { status: 403, title: 'This code is not correct.' },
  coupon_exists: { status: 409, title: 'There is already a coupon with this code.' },
  contract_conflict: {
    status: 409,
    title: 'Another contract covers these titles in the same months.',
    extra: z.object({ contractId: z.string() }),
  },
  unknown_contract: { status: 404, title: 'There is no such contract.' },
  nothing_to_withdraw: { status: 409, title: 'There is nothing left to withdraw.' },
  day_is_over: { status: 409, title: 'This day has already passed.' },
  social_unproved: { status: 422, title: 'Your provider did not confirm this log-in.' },
  log_in_taken: { status: 409, title: 'This log-in belongs to another account.' },
  log_in_linked: { status: 409, title: 'A log-in with this provider is already linked.' },
  unknown_log_in: { status: 404, title: 'No log-in with this provider is linked.' },
  last_log_in: { status: 409, title: 'This is the only way to log in. Please set a password first.' },
  passkey_refused: { status: 403, title: 'This passkey was not accepted.' },
  unknown_passkey: { status: 404, title: 'There is no such passkey.' },
  last_passkey: { status: 409, title: 'Without a password you need this passkey. Add another one first.' },
  too_many_passkeys: { status: 409, title: 'You already have the maximum number of passkeys.' },
  unknown_operator: { status: 404, title: 'There is no such operator.' },
  operator_exists: { status: 409, title: 'There is already an operator with this address.' },
  last_owner: { status: 409, title: 'Nobody else can log in as owner.' },
  clock_not_turned: {
    status: 409,
    title: 'The clock can only be changed in the payment sandbox with DEV_TOOLS=1.',
  },
  invalid_invitation: { status: 410, title: 'This invitation has expired or has already been used.' },
  too_many_attempts: { status: 429, title: 'Too many attempts.', extra: retryAfter },

  price_changed: {
    status: 409,
    title: 'The price has changed.',
    extra: z.object({ priceCents: z.int().nonnegative(), currency: z.string() }),
  },
  not_cancelled: { status: 409, title: 'There is no cancellation to undo.' },
  unknown_newsletter: { status: 404, title: 'This newsletter link is not valid. Subscribe again.' },
  unknown_declaration: { status: 404, title: 'This link is not valid.' },
  unknown_profile: { status: 404, title: 'There is no such profile.' },
  too_many_profiles: { status: 409, title: 'An account has up to five profiles.' },
  first_profile: { status: 409, title: 'The first profile belongs to the account and cannot be removed.' },
  invalid_reset_link: {
    status: 410,
    title: 'This link has expired or has already been used. Please request a new one.',
  },
  invalid_export_link: {
    status: 410,
    title: 'This link has expired. Please ask customer care for a new one.',
  },
  invalid_social_token: { status: 401, title: 'The log-in with the provider could not be verified.' },
  user_not_found: {
    status: 404,
    title: 'User not found.',
    extra: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  },
  social_unavailable: { status: 503, title: 'This provider is not available here.' },
  unknown_session: { status: 404, title: 'There is no such log-in.' },
  unknown_app_password: { status: 404, title: 'There is no such app password.' },
  too_many_app_passwords: {
    status: 409,
    title: `An account has up to ${APP_PASSWORDS_MAX} app passwords. Revoke one first.`,
  },
  unknown_product: { status: 404, title: 'There is no such product.' },

  account_exists: { status: 409, title: 'There is already an account with this address.' },
  trial_used: {
    status: 409,
    title: 'The free trial has already been used: the first period is charged immediately.',
    extra: z.object({ priceCents: z.int().positive(), currency: z.string() }),
  },
  order_by_hand: {
    status: 409,
    title:
      'You have withdrawn from several orders within a year. Please write to customer care to order again.',
  },
  unknown_setup: { status: 404, title: 'There is no such payment setup.' },
  payment_not_confirmed: { status: 409, title: 'The payment setup is not confirmed yet.' },
  country_not_served: {
    status: 403,
    title: 'The service is not available in the country of this payment method.',
  },
  payment_failed: { status: 402, title: 'The payment setup failed.' },
  unknown_offer: { status: 422, title: 'There is no such offer.' },
  idempotency_mismatch: { status: 422, title: 'This Idempotency-Key was used with another body.' },

  provider_unavailable: { status: 503, title: 'The payment provider is not responding. Try again shortly.' },
  payment_pending: { status: 503, title: 'The payment is not confirmed yet. Nothing is charged twice.' },
  unknown_payment_method: { status: 404, title: 'There is no such payment method.' },
  last_payment_method: { status: 409, title: 'An active subscription needs a payment method.' },
  unknown_text: { status: 404, title: 'You have not agreed to such a text.' },
  unknown_invoice: { status: 404, title: 'There is no such invoice.' },
  unknown_gift: { status: 404, title: 'This code is not valid.' },
  gift_redeemed: { status: 409, title: 'This code has already been redeemed.' },
  gift_expired: { status: 410, title: 'This code has expired.' },
  unknown_coupon: { status: 404, title: 'This coupon is not valid.' },
  coupon_expired: { status: 410, title: 'This coupon has expired or been used up.' },
  coupon_not_for_you: {
    status: 409,
    title: 'This coupon is for other members, another plan or another currency, or you have used it.',
  },
  nothing_due: { status: 409, title: 'There is no failed payment.' },
  subscription_cancelled: { status: 409, title: 'The subscription is cancelled. Resume it first.' },
  subscription_paused: { status: 409, title: 'The membership is paused. Resume it first.' },
  not_pausable: {
    status: 409,
    title:
      'A membership can only be paused after a paid period: not during a trial, and not while a payment is overdue.',
  },
  not_paused: { status: 409, title: 'There is no pause to end.' },
  still_subscribed: { status: 409, title: 'The subscription is still active.' },
  invalid_signature: { status: 400, title: 'The event is too old or not signed by the payment provider.' },

  pin_not_set: { status: 409, title: 'There is no PIN yet.' },
  wrong_pin: {
    status: 403,
    title: 'This PIN is not correct.',
    extra: z.object({ attemptsLeft: z.int().nonnegative() }),
  },
  wrong_password: { status: 403, title: 'Your password is not correct' },
  pin_locked: {
    status: 429,
    title: 'Too many wrong PINs.',
    extra: z.object({
      retryAfter: z
        .int()
        .nonnegative()
        .nullable()
        .describe('Seconds until another attempt is accepted. Null if only the password helps.'),
    }),
  },

  unknown_content: { status: 404, title: 'There is no such title.' },
  unknown_person: { status: 404, title: 'There is no such person.' },
  unknown_work: { status: 404, title: 'There is no such work.' },
  unknown_series: { status: 404, title: 'There is no such series.' },
  unknown_competition: { status: 404, title: 'There is no such competition.' },
  unknown_team: { status: 404, title: 'There is no such team.' },
  unknown_bookmark: { status: 404, title: 'There is no such bookmark.' },
  too_many_bookmarks: {
    status: 409,
    title: `A title has up to ${BOOKMARKS_MAX} bookmarks. Remove one first.`,
  },
  not_keepable: { status: 409, title: 'Only albums, single tracks and audiobooks can be kept on a device.' },
  too_many_kept_devices: {
    status: 409,
    title: `Up to ${KEPT_DEVICES_MAX} devices of an account keep titles. Log another one out first.`,
  },
  too_many_kept_titles: {
    status: 409,
    title: `A device keeps up to ${KEPT_TITLES_MAX} titles. Remove one first.`,
  },
  unknown_category: { status: 404, title: 'There is no such category.' },
  stale_queue: {
    status: 409,
    title: 'Another device has changed the queue in the meantime.',
    extra: z.object({ queue: ListeningQueue }),
  },
  unknown_mix: { status: 404, title: 'There is no such playlist.' },
  too_many_mixes: { status: 409, title: `You have ${MIXES_MAX} playlists already. Delete one first.` },
  not_for_mixes: { status: 409, title: 'Playlists can only contain tracks, channels and audiobooks.' },
  stale_mix: {
    status: 409,
    title: 'Another device has changed the playlist in the meantime. Fetch it again.',
    extra: z.object({ mix: Mix }),
  },
  no_lyrics: { status: 404, title: 'This title has no lyrics.' },
  no_trailer: { status: 404, title: 'No trailer exist.' },
  not_playable: { status: 409, title: 'This title cannot be played yet.' },
  not_announced: { status: 409, title: 'This title has no start time to be reminded of.' },
  too_many_reminders: {
    status: 409,
    title: `A profile has up to ${REMINDERS_MAX} reminders. Remove one first.`,
  },
  too_many_teams: {
    status: 409,
    title: `A profile follows up to ${FOLLOWED_TEAMS_MAX} teams. Unfollow one first.`,
  },
  no_subscription: { status: 402, title: 'Playback needs an active subscription.' },
  rental_required: { status: 402, title: 'This title must be rented first.' },
  no_credit: { status: 409, title: 'This month’s rental credit has already been used.' },
  not_for_rent: { status: 409, title: 'This title cannot be rented: it is part of the membership.' },
  youth_protected: {
    status: 403,
    title: 'Titles with this age rating play only at night or after entering the PIN.',
    extra: z.object({
      age: z.union([z.literal(16), z.literal(18)]),
      opensAt: z.iso
        .datetime()
        .nullable()
        .describe('When its permitted hours begin. Null if there are none.'),
      pin: z
        .enum(['enter', 'set'])
        .nullable()
        .describe(
          'What unlocks it at once: entering the PIN, or setting one first. Null if no PIN can unlock it.',
        ),
    }),
  },
  not_available_here: { status: 403, title: 'This title is currently not available in your country.' },
  unknown_stream: { status: 404, title: 'There is no such active stream.' },
  stream_ended: { status: 410, title: 'This stream has ended.' },
  save_unmatched: { status: 428, title: 'Name the save that this one replaces in If-Match.' },
  save_changed: { status: 412, title: 'Another device has saved in the meantime.' },
  too_many_streams: {
    status: 409,
    title: 'All your streams are in use.',
    extra: z.object({ streams: z.array(RunningStream) }),
  },
} as const satisfies Record<string, { status: number; title: string; extra?: z.ZodObject }>

export type ProblemCode = keyof typeof problems

export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The response body of every failed request. */
export const ProblemDocument = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened here: what was given, else the fields with their errors, else the title. */
  detail: z.string(),
  code: z.string(),
  errors: z.array(FieldError).optional(),
})
export type ProblemDocument = z.infer<typeof ProblemDocument>

/** Returns the response body for a problem. */
export function documentOf({
  code,
  details,
}: {
  code: ProblemCode
  details: { errors?: FieldError[] }
}): ProblemDocument {
  const { status, title } = problems[code]
  const detail = details.errors?.map(({ path, message }) => `${path}: ${message}`).join(' ') ?? title
  return { type: `/api/docs#problem-${code}`, title, status, detail, code, ...details }
}
