/** The audit log of operators' changes. @spec decisions 13.2 */
import { z } from 'zod'
import { text } from '../fields.ts'
import { FILE_ROWS_MAX } from './fields.ts'
import { defineRoute } from '../route.ts'

/** Names of the logged actions. */
export const OPERATOR_ACTIONS = [
  'operator_invited',
  'operator_joined',
  'operator_disabled',
  'role_changed',
  'clock_turned',
  'passkey_added',
  'passkey_removed',
  'logged_in',
  'logged_out',
  'sessions_ended',
  'membership_cancelled',
  'membership_extended',
  'coupon_issued',
  'coupon_withdrawn',
  'ordering_allowed',
  'gifts_issued',
  'gifts_voided',
  'royalty_contract_added',
  'royalty_contract_ended',
  'royalty_contract_removed',
  'account_blocked',
  'account_unblocked',
  'address_changed',
  'data_sent',
  'note_written',
  'invoice_refunded',
  'refund_asked',
  'refund_refused',
  'erasure_asked',
  'erasure_refused',
  'account_erased',
  'notice_carried_out',
  'notice_closed',
  'payouts_fetched',
  'books_exported',
  'dispute_taken',
  'dispute_put_down',
  'dispute_noted',
  'dispute_answered',
  'dispute_accepted',
  'dispute_opened_again',
  'titles_published',
  'titles_hidden',
  'titles_scheduled',
  'schedule_removed',
  'title_published_on_time',
  'title_withdrawn_on_time',
  'titles_binned',
  'titles_put_back',
  'title_deleted',
  'title_let_in',
  'title_edited',
  'titles_edit_undone',
  'title_as_imported',
  'title_restored',
  'artwork_replaced',
  'artwork_as_imported',
  'trailer_replaced',
  'trailer_removed',
  'trailer_as_imported',
  'subtitles_changed',
  'subtitles_as_imported',
  'moment_entered',
  'moment_corrected',
  'moment_taken_back',
  // Used before 0270; old entries remain in the log.
  'texts_edited',
  'texts_as_imported',
  'job_run_again',
  'mail_sent_again',
  'uploads_taken',
  'upload_removed',
  'feed_added',
  'feed_changed',
  'feed_run',
  'feed_removed',
  'front_page_arranged',
  'front_page_reset',
  'channel_added',
  'channel_stopped',
  'channel_started',
  'channel_key_renewed',
  'jingles_set',
  'jingle_added',
  'library_imported',
  'newsletter_sent',
  'copy_resumed',
] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

export const OPERATOR_SUBJECTS = [
  'operator',
  'account',
  'title',
  'notice',
  'dispute',
  'payout',
  'books',
  'job',
  'invoice',
  'feed',
  'upload',
  'front_page',
  'gifts',
  'coupon',
  'royalty_contract',
  'mail',
  'clock',
  'library',
  'newsletter',
  'service',
] as const
export type OperatorSubject = (typeof OPERATOR_SUBJECTS)[number]

/** In place of the id of an account that is gone: an address would outlive it in the log. */
export const DELETED_ACCOUNT = 'deleted'

const Facts = z.record(z.string(), z.unknown()).nullable()

export const OperatorEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z
    .string()
    .describe('E-mail address, “command line”, or “plan” if whoever planned it is no longer known.'),
  action: z.enum(OPERATOR_ACTIONS),
  subject: z.enum(OPERATOR_SUBJECTS),
  subjectId: z.string(),
  reason: z.string().nullable(),
  before: Facts,
  after: Facts,
})
export type OperatorEvent = z.infer<typeof OperatorEvent>

export const EVENTS_PAGE = 50

/** An address that is asked for would stay in histories and in the logs of proxies. */
const NoEmail = text(100).regex(/^[^@]*$/, 'Give the id of an operator instead of an e-mail address.')

const Filtered = z.object({
  actor: NoEmail.optional().describe('Id of an operator, “command line” or “plan”.'),
  action: z.enum(OPERATOR_ACTIONS).optional(),
  subject: z.enum(OPERATOR_SUBJECTS).optional(),
  subjectId: NoEmail.optional().describe('For an operator: their id.'),
  from: z.iso.date().optional().describe('First day, in Germany.'),
  to: z.iso.date().optional().describe('Last day, in Germany.'),
})

export const listEvents = defineRoute({
  id: 'operatorListEvents',
  service: 'operator',
  method: 'GET',
  path: '/operator/events',
  access: 'operator:audit',
  summary: `Lists who changed what, newest first, ${EVENTS_PAGE} per page.`,
  query: Filtered.extend({
    before: z
      .string()
      .regex(/^\d{1,18}$/, 'Give the id of an event.')
      .optional()
      .describe('Only events older than the one with this id.'),
  }),
  answer: z.array(OperatorEvent),
})

export const listActors = defineRoute({
  id: 'operatorListActors',
  service: 'operator',
  method: 'GET',
  path: '/operator/actors',
  access: 'operator:audit',
  summary:
    'Lists the operators whom the log can be filtered by, also those who are blocked; by e-mail address.',
  answer: z.array(z.object({ id: z.string(), email: z.string() })),
})

export const exportEvents = defineRoute({
  id: 'operatorExportEvents',
  service: 'operator',
  method: 'GET',
  path: '/operator/events.csv',
  access: 'operator:audit',
  summary: `Returns the same list as CSV, at most ${FILE_ROWS_MAX} rows; what stood before and after is JSON.`,
  query: Filtered,
  answer: z.string(),
  media: 'text/csv',
  problems: ['too_many_rows'],
})
