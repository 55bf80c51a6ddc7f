/** The library as editors see it: every title, published or not, and their edits of it. @spec decisions 13.3, decisions 13.11 */
import { KINDS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { JINGLES_EVERY_MAX } from '@quintet/domain/live/channel-plan'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { INGEST_KINDS } from '@quintet/domain/live/live-ingest'
import { MOMENTS_MAX } from '@quintet/domain/live/moments'
import { isSpan, SHEET_FIELDS, VERSION_FIELDS } from '@quintet/domain/catalogue/title-sheet'
import { z } from 'zod'
import { ContentId, text, wholeNumber } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { TitlePicture } from './artwork.ts'
import { TitleTrailer } from './trailers.ts'
import { Changed, FILE_ROWS_MAX, LIST_PAGE, PageNumber, SEARCH_MAX } from './fields.ts'
import { ImportedSheet, SheetChanges, SheetMoment, ShownSheet } from './title-sheet.ts'

/** waiting: published as soon as its media, or its parts, are ready. scheduled: on its day. */
export const TITLE_STATES = ['published', 'scheduled', 'waiting', 'draft', 'failed', 'binned'] as const
export const TITLE_ORDERS = ['title', 'year', 'updated', 'added', 'until'] as const
/** For a series or album the state of its parts; a failed part takes precedence over one in progress. */
export const MEDIA_STATES = ['ready', 'making', 'failed', 'none'] as const
/** The lowest age of each band, which reaches up to the next one. */
export const RATING_BANDS = ['0', '6', '12', '16', '18', 'none'] as const

const Times = {
  publishAt: z.iso.datetime({ offset: true }).nullable(),
  withdrawAt: z.iso.datetime({ offset: true }).nullable(),
}

export const TitleLine = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(KINDS),
  vertical: z.enum(VERTICALS),
  year: z.int().nullable(),
  rating: z.string().nullable(),
  state: z.enum(TITLE_STATES),
  media: z.enum(MEDIA_STATES),
  lacks: z.array(z.enum(LANGUAGES)).describe('Languages in which it has no texts yet.'),
  isEdited: z.boolean().describe('Whether edits made in the console override the import.'),
  updatedAt: z.iso.datetime(),
  addedAt: z.iso.datetime(),
  availableUntil: z.iso.datetime().nullable().describe('When its rights window ends. Null if never.'),
  schedule: z.object(Times).describe('When it is published and withdrawn automatically.'),
})
export type TitleLine = z.infer<typeof TitleLine>

const Listed = z.object({
  search: text(SEARCH_MAX).default(''),
  vertical: z.enum(VERTICALS).optional(),
  kind: z.enum(KINDS).optional(),
  state: z
    .enum(TITLE_STATES)
    .optional()
    .describe('State to filter by; if not given, everything except the bin.'),
  media: z.enum(MEDIA_STATES).optional(),
  rating: z.enum(RATING_BANDS).optional(),
  lacks: z.enum(LANGUAGES).optional().describe('Only titles without texts in this language.'),
  isEdited: z.stringbool().optional(),
  sort: z.enum(TITLE_ORDERS).default('title'),
  isDescending: z.stringbool().default(false),
})

export const listTitles = defineRoute({
  id: 'operatorListTitles',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles',
  access: 'operator:look',
  summary: `Lists all titles except episodes and tracks, ${LIST_PAGE} per page.`,
  query: Listed.extend({ page: PageNumber }),
  answer: z.object({ items: z.array(TitleLine), total: z.int() }),
})

export const exportTitles = defineRoute({
  id: 'operatorExportTitles',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles.csv',
  access: 'operator:look',
  summary: `Returns the same list as CSV, at most ${FILE_ROWS_MAX} rows.`,
  query: Listed,
  answer: z.string(),
  media: 'text/csv',
  problems: ['too_many_rows'],
})

const JinglesEvery = z
  .int()
  .min(0)
  .max(JINGLES_EVERY_MAX)
  .describe('Number of titles between two jingles; 0 for none.')

export const TitleRecord = TitleLine.extend({
  version: z.int().describe('Its latest version; 0 means as imported.'),
  shown: ShownSheet,
  imported: ImportedSheet.describe('Imported values of the fields that were edited.'),
  follows: z
    .array(z.enum(SHEET_FIELDS))
    .describe('Edited fields inherited from the title it belongs to, as long as it has no edit of its own.'),
  genres: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Genres and categories it may be filed under, including those it has.'),
  parent: z.object({ id: z.int(), title: z.string() }).nullable(),
  parts: z.array(
    z.object({
      id: z.int(),
      season: z.int().nullable(),
      number: z.int().nullable(),
      title: z.string(),
      state: z.enum(TITLE_STATES),
    }),
  ),
  pictures: z.array(TitlePicture),
  trailer: TitleTrailer,
  film: z
    .object({ id: z.string(), isSound: z.boolean(), durationSeconds: z.number().nullable() })
    .nullable()
    .describe('Its own playable film or recording.'),
  durationSeconds: z.number().nullable(),
  reason: z.string().nullable().describe('Reason its import failed.'),
  source: z.string().describe('Its library and path.'),
  live: z
    .object({
      kind: z.enum(INGEST_KINDS),
      state: z
        .enum(['running', 'waiting', 'idle'])
        .describe('State of the ingest; idle if no worker runs it.'),
      since: z.iso.datetime().nullable(),
      trouble: z
        .string()
        .nullable()
        .describe(
          'Reason it is waiting for its source; `slow` if it is running at reduced effort because the machine did not keep up.',
        ),
      worker: z.string().nullable(),
    })
    .nullable()
    .describe('For a channel with a live source: the state of its ingest.'),
  jingles: z
    .object({
      every: JinglesEvery,
      importedEvery: JinglesEvery.describe('As its programme says, or the default.'),
      isSet: z.boolean().describe('True if an operator set it.'),
      jingles: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          isShown: z.boolean(),
          isReady: z.boolean().describe('True once it is packaged.'),
          seconds: z.number().nullable(),
          reason: z.string().nullable().describe('Reason its packaging failed.'),
          isRatedOut: z
            .boolean()
            .describe(
              'True if its rating keeps it off the channel: it is above the channel’s, or unsafe for children.',
            ),
        }),
      ),
    })
    .nullable()
    .describe('For a channel that plays titles: what plays between them.'),
})
export type TitleRecord = z.infer<typeof TitleRecord>

const TitleId = z.object({ id: ContentId })

export const readTitle = defineRoute({
  id: 'operatorReadTitle',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id',
  access: 'operator:look',
  summary: 'Returns one title as shown, with the imported values of edited fields.',
  params: TitleId,
  answer: TitleRecord,
  problems: ['unknown_content'],
})

export const setJingles = defineRoute({
  id: 'operatorSetJingles',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/jingles',
  access: 'operator:edit',
  summary: 'Sets how often the jingles of a channel play; later imports leave it in place.',
  params: TitleId,
  body: z.strictObject({ every: JinglesEvery.nullable().describe('Null for as imported.') }),
  answer: Changed,
  problems: ['unknown_content'],
})

export const addJingle = defineRoute({
  id: 'operatorAddJingle',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/jingles',
  access: 'operator:edit',
  summary:
    'Adds a jingle to a channel that plays titles, with the rating of the channel; it plays once it is packaged.',
  params: TitleId,
  body: z.strictObject({
    upload: text(100).describe(
      'A recording among the operator’s own uploads that has arrived completely: audio for radio, video for any other channel.',
    ),
  }),
  answer: z.object({ id: z.int() }),
  problems: ['unknown_content', 'unknown_upload', 'jingle_refused'],
})

const KnownVersion = z
  .int()
  .nonnegative()
  .describe('Version that the editor saw; any other answers 409 `title_changed`.')

export const editTitle = defineRoute({
  id: 'operatorEditTitle',
  service: 'operator',
  method: 'PATCH',
  path: '/operator/titles/:id',
  access: 'operator:edit',
  summary: 'Overrides imported fields; later imports leave them in place.',
  params: TitleId,
  body: z.strictObject({ version: KnownVersion, fields: SheetChanges }),
  answer: TitleRecord,
  problems: ['unknown_content', 'title_changed', 'track_number_taken'],
})

export const takeImported = defineRoute({
  id: 'operatorTakeImported',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/as-imported',
  access: 'operator:edit',
  summary: 'Resets fields to their imported values.',
  params: TitleId,
  body: z.strictObject({ version: KnownVersion, fields: z.array(z.enum(SHEET_FIELDS)).min(1) }),
  answer: TitleRecord,
  problems: ['unknown_content', 'title_changed', 'track_number_taken'],
})

const MOMENT_PROBLEMS = ['unknown_content', 'unknown_moment', 'too_many_moments', 'title_changed'] as const

/** Maximum length of what a moment is about, in any language. */
export const MOMENT_ABOUT_MAX = 120

export const enterMoment = defineRoute({
  id: 'operatorEnterMoment',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/moments',
  access: 'operator:edit',
  summary: 'Records what is happening in an event at this moment; members see it at once.',
  params: TitleId,
  body: SheetMoment.pick({ kind: true, score: true }).extend({
    version: KnownVersion,
    about: text(MOMENT_ABOUT_MAX)
      .min(1)
      .nullable()
      .default(null)
      .describe('Whom or what it is about: a team, a name.'),
  }),
  answer: TitleRecord,
  problems: MOMENT_PROBLEMS,
})

const PlacedMoment = TitleId.extend({
  place: wholeNumber(0, MOMENTS_MAX - 1).describe('Index among the moments of that version.'),
})

export const correctMoment = defineRoute({
  id: 'operatorCorrectMoment',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/moments/:place',
  access: 'operator:edit',
  summary: 'Corrects a moment; if this corrects a score, later scores are corrected, too.',
  params: PlacedMoment,
  body: z.strictObject({ version: KnownVersion, moment: SheetMoment }),
  answer: TitleRecord,
  problems: MOMENT_PROBLEMS,
})

export const takeBackMoment = defineRoute({
  id: 'operatorTakeBackMoment',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/moments/:place/take-back',
  access: 'operator:edit',
  summary: 'Removes a moment; later scores lose what it had added.',
  params: PlacedMoment,
  body: z.strictObject({ version: KnownVersion }),
  answer: TitleRecord,
  problems: MOMENT_PROBLEMS,
})

export const VERSIONS_PAGE = 50

export const listVersions = defineRoute({
  id: 'operatorListVersions',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/versions',
  access: 'operator:look',
  summary: `Lists the last ${VERSIONS_PAGE} versions of a title, newest first.`,
  params: TitleId,
  answer: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      actor: z.string().nullable().describe('Who made it. Null if it was too long ago to be kept.'),
      fields: z.array(z.enum(VERSION_FIELDS)).describe('Fields that were changed.'),
      edit: z.string().nullable().describe('Edit of many titles that created it.'),
    }),
  ),
})

export const restoreVersion = defineRoute({
  id: 'operatorRestoreVersion',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/versions/:version/restore',
  access: 'operator:edit',
  summary:
    'Restores the edits, pictures, trailer and subtitles of an earlier version; 0 restores everything as imported.',
  params: z.object({ id: ContentId, version: wholeNumber(0, 2_147_483_647) }),
  body: z.strictObject({ version: KnownVersion }),
  answer: TitleRecord,
  problems: ['unknown_content', 'unknown_version', 'title_changed', 'track_number_taken'],
})

const ManyTitles = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(LIST_PAGE) })

export const publishTitles = defineRoute({
  id: 'operatorPublishTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/publish',
  access: 'operator:edit',
  summary: 'Publishes titles, with everything that belongs to a series or an album.',
  body: ManyTitles,
  answer: Changed,
})

export const hideTitles = defineRoute({
  id: 'operatorHideTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/hide',
  access: 'operator:edit',
  summary:
    'Hides titles, with everything that belongs to a series or an album; later imports leave them hidden.',
  body: ManyTitles,
  answer: Changed,
})

export const scheduleTitles = defineRoute({
  id: 'operatorScheduleTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/schedule',
  access: 'operator:edit',
  summary:
    'Schedules when titles are published and withdrawn; null clears the schedule. A title not yet published then waits for its day; one that is already published is only withdrawn.',
  body: z
    .strictObject({ ids: ManyTitles.shape.ids, ...Times })
    .refine(
      ({ publishAt, withdrawAt }) => isSpan(publishAt, withdrawAt),
      'It is withdrawn before it is published.',
    ),
  answer: Changed,
  problems: ['unknown_content', 'schedule_in_past', 'title_in_bin'],
})
