/** The tracks of an album, read and edited together. @spec decisions 13.45 */
import { z } from 'zod'
import { ContentId } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { SheetChanges, type TitleSheet } from './title-sheet.ts'
import { TRACK_FIELDS, type TrackField } from '@quintet/domain/catalogue/title-sheet'

const TRACKS_MAX = 1000

export type TrackSheet = Pick<TitleSheet, TrackField>

export const AlbumTrack = z.object({
  id: z.int(),
  version: z.int().describe('Its latest version; 0 means as imported.'),
  shown: z.record(z.enum(TRACK_FIELDS), z.unknown()) as unknown as z.ZodType<TrackSheet>,
})
export type AlbumTrack = z.infer<typeof AlbumTrack>

const TrackChanges = SheetChanges.pick({
  trackNumber: true,
  textDe: true,
  textEn: true,
  people: true,
  work: true,
})

export const TrackEdit = z.strictObject({
  id: z.int().positive(),
  version: z
    .int()
    .nonnegative()
    .describe('Version that the editor saw; any other answers 409 `track_changed`.'),
  fields: TrackChanges,
})
export type TrackEdit = z.infer<typeof TrackEdit>

const AlbumId = z.object({ id: ContentId })

export const readAlbum = defineRoute({
  id: 'operatorReadAlbum',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/tracks',
  access: 'operator:look',
  summary: 'Lists the tracks of an album in order, with the fields that are edited together.',
  params: AlbumId,
  answer: z.object({ tracks: z.array(AlbumTrack) }),
  problems: ['unknown_content'],
})

export const editAlbum = defineRoute({
  id: 'operatorEditAlbum',
  service: 'operator',
  method: 'PATCH',
  path: '/operator/titles/:id/tracks',
  access: 'operator:edit',
  summary:
    'Changes tracks of an album, all or none; each gets a version and an event of its own, and later imports leave the changes in place.',
  params: AlbumId,
  body: z.strictObject({
    tracks: z
      .array(TrackEdit)
      .min(1)
      .max(TRACKS_MAX)
      .refine(
        (tracks) => new Set(tracks.map(({ id }) => id)).size === tracks.length,
        'A track is listed twice.',
      ),
  }),
  bodyBytes: 4_000_000,
  answer: z.object({
    edit: z
      .string()
      .nullable()
      .describe('ID with which the change can be undone as a bulk edit. Null if nothing changed.'),
  }),
  problems: ['unknown_content', 'track_changed', 'track_number_taken'],
})
