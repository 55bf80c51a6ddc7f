/**
 * `quintet.json`: what a title's folder may say about itself beyond its names, tags and NFO. The demo catalogue uses it too, so that there
 * is a single way into the catalogue. @spec decisions 9.2
 */
import { KINDS } from '@quintet/domain/catalogue/categories'
import { JINGLES_EVERY_MAX } from '@quintet/domain/live/channel-plan'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { MOMENT_KINDS, MOMENT_TITLE_MAX_LENGTH, MOMENTS_MAX } from '@quintet/domain/live/moments'
import { MOVEMENTS_MAX, WORK_NAME_MAX } from '@quintet/domain/catalogue/works'
import { z } from 'zod'
import { Category, Chapter, Score, WrittenAttributes } from './content.ts'
import { ContentId, Countries, text } from './fields.ts'
import { Skip } from './playback.ts'

export const CREDIT_ROLES = [
  'director',
  'actor',
  'writer',
  'author',
  'narrator',
  'artist',
  'composer',
  'developer',
  'team',
] as const

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time of day like 06:30.')

/** What a channel plays. @spec decisions 12.1 */
export const Programme = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        from: TimeOfDay.optional(),
        categories: z.array(Category).min(1).max(30),
        tags: z.array(text(100)).max(30).optional(),
      }),
    )
    .max(48)
    .default([]),
  apartHours: z.number().min(0).max(48).default(3),
  titles: z.array(ContentId).max(1000).optional(),
  /** One of the channel's jingles plays after so many titles; 0 for none. @spec decisions 12.15 */
  jinglesEvery: z.int().min(0).max(JINGLES_EVERY_MAX).optional(),
})

/** One text for all languages, or one per language; a missing language falls back to another. */
const inLanguages = (max: number) => {
  const one = text(max).min(1)
  return z.union([one, z.partialRecord(z.enum(LANGUAGES), one)])
}

const WorkName = inLanguages(WORK_NAME_MAX).refine(
  (name) => typeof name === 'string' || Object.keys(name).length > 0,
  'A name is needed in at least one language.',
)

const TitleTexts = z.strictObject({
  title: text(500).min(1),
  description: text(10_000).optional(),
  shortDescription: text(500).optional(),
})

/**
 * Everything is optional: what is missing comes from NFO, embedded tags, `album.json` and file names, in this order. Unknown fields are
 * rejected.
 */
export const TitleFile = z
  .strictObject({
    kind: z.enum(KINDS),
    /** A missing language falls back to the other one. */
    texts: z.partialRecord(z.enum(LANGUAGES), TitleTexts),
    year: z.int().min(1000).max(9999),
    releasedOn: z.iso.date(),
    /** As printed on the case: "FSK 12", "TV-MA". */
    rating: text(20),
    /** `movies:drama`, `kids`, `kids:movies`; the vertical itself is implied. */
    categories: z.array(text(100)).max(30),
    tags: z.array(text(100)).max(30),
    people: z
      .array(
        z.strictObject({
          name: text(200).min(1),
          role: z.enum(CREDIT_ROLES),
          character: text(200).optional(),
        }),
      )
      .max(200),
    /** Identifier of the content owner, such as a studio or `utomik`. */
    owner: text(100),
    /** ISO 3166-1 alpha-2 country of origin. */
    country: text(2),
    live: z.boolean(),
    startsAt: z.iso.datetime({ offset: true }),
    endsAt: z.iso.datetime({ offset: true }),
    /** How far back viewers can seek in a live event, and whether they can go to its beginning. */
    dvrSeconds: z.int().min(30).max(172_800),
    startOver: z.boolean(),
    /** The recording is shown as live every so many minutes, starting at `startsAt`. */
    repeatMinutes: z.int().min(10).max(10_080),
    availableFrom: z.iso.datetime({ offset: true }),
    availableUntil: z.iso.datetime({ offset: true }),
    /** Only members who live in these countries may play it. */
    availableIn: Countries,
    rental: z.strictObject({ priceCents: z.int().positive(), currency: z.literal('EUR') }),
    /** Position in lists sorted by `order`, ascending. */
    order: z.int(),
    popularity: z.int().nonnegative(),
    chapters: z
      .array(Chapter.extend({ title: z.union([z.string(), z.partialRecord(z.enum(LANGUAGES), z.string())]) }))
      .max(2000),
    /** The moments of an event, in seconds from its start; for two teams with the score after each. */
    moments: z
      .array(
        z.strictObject({
          at: z.number().min(0).max(172_800),
          kind: z.enum(MOMENT_KINDS),
          title: inLanguages(MOMENT_TITLE_MAX_LENGTH),
          score: Score.optional(),
        }),
      )
      .max(MOMENTS_MAX),
    /** Results of other matches of its competition that are not titles themselves. They count in its table. */
    otherResults: z
      .array(
        z.strictObject({
          on: z.iso.date(),
          home: text(200).min(1),
          away: text(200).min(1),
          score: Score,
        }),
      )
      .max(2000),
    /** By default taken from chapters with telling names ("Intro", "Abspann"). */
    skips: z.array(Skip).max(20),
    /** Only for audiobooks. */
    series: z.strictObject({ name: text(200).min(1), position: z.number().nonnegative().optional() }),
    /** The musical work that a track plays, and which of its movements. */
    work: z.strictObject({
      name: WorkName,
      movement: WorkName.optional(),
      number: z.int().min(1).max(MOVEMENTS_MAX).optional(),
    }),
    /** Season of an episode, disc of a track, or season of a match's competition, such as 2026. */
    season: z.int().nonnegative(),
    number: z.int().nonnegative(),
    /** Only for channels. */
    programme: Programme,
  })
  .partial()
  .extend(WrittenAttributes.shape)
export type TitleFile = z.infer<typeof TitleFile>

/**
 * `quintet-library.json` at the root of a library: what its folders contain, by folder name: "movies", "shows:anime", "movies:kids".
 * @spec decisions 9.10
 */
export const LibraryMap = z.strictObject({ folders: z.record(text(255).min(1), text(100).min(1)) })
export type LibraryMap = z.infer<typeof LibraryMap>
export type LibraryFolders = LibraryMap['folders']
