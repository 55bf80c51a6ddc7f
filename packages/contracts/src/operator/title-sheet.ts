/** The fields of a title that an editor may write. Each of them overrides the imported value. @spec decisions 13.3 */
import { Category, Chapter } from '../content.ts'
import { Countries, text } from '../fields.ts'
import { CREDIT_ROLES } from '../library.ts'
import { Skip } from '../playback.ts'
import { type Language, LANGUAGES } from '@quintet/domain/basics/languages'
import { MOMENT_KINDS, MOMENT_TITLE_MAX_LENGTH, MOMENTS_MAX } from '@quintet/domain/live/moments'
import { ageOfGuidance } from '@quintet/domain/youth/rating'
import {
  areInOrder,
  isSpan,
  RATING_REASONS,
  SHEET_FIELDS,
  type SheetField,
  TITLE_TAGS,
} from '@quintet/domain/catalogue/title-sheet'
import { DISCS_MAX, TRACK_NUMBER_MAX } from '@quintet/domain/catalogue/track-order'
import { MOVEMENTS_MAX, WORK_NAME_MAX } from '@quintet/domain/catalogue/works'
import { z } from 'zod'

export const TitleTexts = z.strictObject({
  title: text(500).min(1),
  shortDescription: text(500).nullable(),
  description: text(10_000).nullable(),
})
export type TitleTexts = z.infer<typeof TitleTexts>

/** The field that holds the texts of each language. */
export const TEXT_FIELDS = { de: 'textDe', en: 'textEn' } as const satisfies Record<Language, SheetField>

const PLACES_MAX = 1_000_000
const SECONDS_MAX = 400_000
const Time = z.iso.datetime({ offset: true }).nullable()
const Seconds = z.number().min(0).max(SECONDS_MAX)

/** A moment as editors enter it. */
export const SheetMoment = z.strictObject({
  at: Seconds,
  kind: z.enum(MOMENT_KINDS),
  titles: z.partialRecord(z.enum(LANGUAGES), text(MOMENT_TITLE_MAX_LENGTH).min(1)),
  score: z
    .tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)])
    .readonly()
    .nullable(),
})
export type SheetMoment = z.infer<typeof SheetMoment>

const WorkName = text(WORK_NAME_MAX).min(1)
/** The same in all languages if only one is known. */
const WorkNames = z.strictObject({ de: WorkName, en: WorkName } satisfies Record<Language, z.ZodType>)

const FIELDS = {
  textDe: TitleTexts.nullable(),
  textEn: TitleTexts.nullable(),
  year: z.int().min(1000).max(9999).nullable(),
  rating: z.strictObject({
    guidance: text(20)
      .refine((guidance) => ageOfGuidance(guidance) !== null, 'Nobody can read this rating.')
      .nullable()
      .describe('Rating as stored: `FSK-12`. Null if unrated, which makes it unsuitable for children.'),
    descriptors: z.array(text(RATING_REASONS.length).min(1)).max(RATING_REASONS.count),
  }),
  people: z
    .array(
      z.strictObject({
        name: text(200).min(1),
        role: z.enum(CREDIT_ROLES),
        character: text(200).min(1).nullable(),
      }),
    )
    .max(200),
  categories: z
    .array(Category.min(1))
    .max(30)
    .describe('Categories in addition to the vertical: `movies:drama`, `kids:movies`.'),
  tags: z.array(text(TITLE_TAGS.length).min(1)).max(TITLE_TAGS.count),
  rights: z
    .strictObject({ from: Time, until: Time })
    .refine(({ from, until }) => isSpan(from, until), 'The window ends before it begins.'),
  countries: Countries.nullable().describe('Countries of members who may play it. Null for all.'),
  rental: z
    .strictObject({ priceCents: z.int().positive().max(100_000), currency: z.literal('EUR') })
    .nullable(),
  order: z.int().min(-PLACES_MAX).max(PLACES_MAX),
  trackNumber: z
    .strictObject({
      disc: z.int().min(0).max(DISCS_MAX).nullable(),
      number: z.int().min(0).max(TRACK_NUMBER_MAX).nullable(),
    })
    .describe('For a track: its disc, and its number on it.'),
  chapters: z
    .array(
      Chapter.extend({
        title: text(200),
        start: Seconds,
        end: Seconds,
        titles: z.strictObject({ de: text(200), en: text(200) }).nullish(),
      }),
    )
    .max(2000)
    .refine(areInOrder, 'Chapters must be in order, and each must end after it begins.'),
  skips: z
    .array(Skip.extend({ start: Seconds, end: Seconds }))
    .max(20)
    .refine(areInOrder, 'Marks must be in order, and each must end after it begins.'),
  work: z
    .strictObject({
      names: WorkNames,
      movements: WorkNames.nullable(),
      number: z.int().min(1).max(MOVEMENTS_MAX).nullable(),
    })
    .nullable()
    .describe('For a track: the musical work it plays, and which of its movements.'),
  broadcast: z
    .strictObject({ startsAt: Time, endsAt: Time })
    .refine(({ startsAt, endsAt }) => isSpan(startsAt, endsAt), 'The event ends before it begins.'),
  moments: z.array(SheetMoment).max(MOMENTS_MAX),
} satisfies Record<SheetField, z.ZodType>

export type TitleSheet = { [Field in SheetField]: z.infer<(typeof FIELDS)[Field]> }

/** All effective fields, reported as they are even if an editor could not enter such values. */
export const ShownSheet = z.record(z.enum(SHEET_FIELDS), z.unknown()) as unknown as z.ZodType<TitleSheet>

/** The imported values of overridden fields. */
export const ImportedSheet = z.partialRecord(z.enum(SHEET_FIELDS), z.unknown()) as unknown as z.ZodType<
  Partial<TitleSheet>
>

/** The fields to change; all others stay. Texts can be changed but not removed. */
export const SheetChanges = z.strictObject({ ...FIELDS, textDe: TitleTexts, textEn: TitleTexts }).partial()
export type SheetChanges = z.infer<typeof SheetChanges>
