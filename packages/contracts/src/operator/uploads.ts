/**
 * Uploads: files and folders that become titles. The bytes themselves arrive through the tus protocol at `/operator/uploads/files`, with
 * `path` in the metadata: names separated by `/`. @spec decisions 9.22
 */
import { UPLOAD_REFUSALS } from '@quintet/domain/operation/uploads'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'

/** Path of the tus endpoint below `/api`. https://tus.io/protocols/resumable-upload */
export const UPLOAD_FILES_PATH = '/operator/uploads/files'

const UPLOAD_STATES = ['arriving', 'arrived', 'refused', 'taken', 'imported', 'failed'] as const
/** The names of a library's folders, one for each kind of title. */
export const UPLOAD_SECTIONS = ['Movies', 'Shows', 'Music', 'Audiobooks', 'Games', 'Sports'] as const
export type UploadSection = (typeof UPLOAD_SECTIONS)[number]

const Count = z.int().nonnegative()

/** What a single file is, according to its name and tags or to the operator. */
export const UploadFacts = z.strictObject({
  section: z.enum(UPLOAD_SECTIONS),
  title: text(200).min(1),
  year: z.int().min(1000).max(9999).nullable().default(null),
  /** For an episode, whose `title` is that of the series. */
  season: z.int().min(0).max(9999).nullable().default(null),
  number: z.int().min(0).max(99_999).nullable().default(null),
  /** For an album, track, book or match: its artist, author or competition. */
  owner: text(200).nullable().default(null),
})
export type UploadFacts = z.infer<typeof UploadFacts>

export const Upload = z.object({
  id: z.string(),
  path: z.string(),
  bytes: Count,
  receivedBytes: Count,
  state: z.enum(UPLOAD_STATES),
  reason: z
    .string()
    .nullable()
    .describe(`If refused, one of ${UPLOAD_REFUSALS.join(', ')}; if failed, the reason given by the import.`),
  guess: UploadFacts.nullable().describe('For a single media file that has arrived completely.'),
  titleId: z.int().nullable().describe('Title it became.'),
  changedAt: z.iso.datetime(),
})
export type Upload = z.infer<typeof Upload>

export const UPLOADS_SHOWN = 500

export const listUploads = defineRoute({
  id: 'operatorListUploads',
  service: 'operator',
  method: 'GET',
  path: '/operator/uploads',
  access: 'operator:edit',
  summary: `Lists your own uploads, newest first, at most ${UPLOADS_SHOWN}, with what their names and tags suggest.`,
  answer: z.object({
    uploads: z.array(Upload),
    freeBytes: z.number().nonnegative().nullable().describe('Null if media are kept in a bucket.'),
  }),
})

export const takeUploads = defineRoute({
  id: 'operatorTakeUploads',
  service: 'operator',
  method: 'POST',
  path: '/operator/uploads/take',
  access: 'operator:edit',
  summary:
    'Moves uploaded files into the library and imports them like any folder: single ones by their facts, the others as they are laid out.',
  body: z.strictObject({
    ids: z.array(text(100)).min(1).max(UPLOADS_SHOWN),
    section: z.enum(UPLOAD_SECTIONS).describe('What the files are, if they keep their folders.'),
    files: z.record(text(100), UploadFacts).default({}).describe('What single files are, by their id.'),
    isDraft: z.boolean().default(true),
  }),
  answer: Changed,
  problems: ['unknown_upload', 'upload_in_the_way'],
})

export const removeUpload = defineRoute({
  id: 'operatorRemoveUpload',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/uploads/:id',
  access: 'operator:edit',
  summary: 'Removes an upload that has not become a title, complete or not.',
  params: z.object({ id: text(100) }),
  answer: Changed,
  problems: ['unknown_upload'],
})
