/** The pictures of a title: viewing, replacing, cropping and resetting them to the imported ones. @spec decisions 13.19 */
import { PICTURE_SHAPES } from '@quintet/domain/artwork'
import { LANGUAGES } from '@quintet/domain/languages'
import { z } from 'zod'
import { ContentId, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'

const Share = z.number().min(0).max(1)
/** Tolerance for rounding errors. */
const BEYOND = 1e-6

export const Crop = z
  .strictObject({ left: Share, top: Share, width: Share.positive(), height: Share.positive() })
  .refine(
    ({ left, top, width, height }) => left + width <= 1 + BEYOND && top + height <= 1 + BEYOND,
    'The part lies beyond the edge of the picture.',
  )
  .describe('A part of the picture, in fractions of its width and height.')

const Kind = {
  shape: z.enum(PICTURE_SHAPES),
  language: z.enum(LANGUAGES).nullable().describe('Of the words in it; null serves every language.'),
}

export const TitlePicture = z.object({
  ...Kind,
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  isEdited: z.boolean().describe('Whether it lies over what the import found.'),
  crop: Crop.nullable(),
})
export type TitlePicture = z.infer<typeof TitlePicture>

/** Width at which the console shows pictures. */
export const PICTURE_WIDTH = 640

export const readPicture = defineRoute({
  id: 'operatorReadPicture',
  service: 'operator',
  method: 'GET',
  path: '/operator/pictures/:id',
  access: 'operator:look',
  summary: 'A picture of any title, shown or not, about so wide, or before it was cut.',
  params: z.object({ id: text(100) }),
  query: z.object({
    width: z.coerce.number().int().min(1).max(10_000).default(PICTURE_WIDTH),
    isWhole: z.stringbool().default(false),
  }),
  answer: z.instanceof(Uint8Array),
  media: 'image/webp',
  problems: ['unknown_content'],
})

export const ARTWORK_BYTES = 20 * 1024 * 1024
/** Maximum body size with such a picture in Base64. */
const ARTWORK_BODY_BYTES = Math.ceil((ARTWORK_BYTES * 4) / 3) + 64 * 1024

const TitleId = z.object({ id: ContentId })

export const setArtwork = defineRoute({
  id: 'operatorSetArtwork',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/artwork',
  access: 'operator:edit',
  summary:
    'Gives a title a picture of one shape and language, over that of the import; later imports leave it.',
  params: TitleId,
  body: z.strictObject({
    ...Kind,
    of: z.union([
      z
        .strictObject({ file: z.base64().max(ARTWORK_BODY_BYTES) })
        .describe('JPEG, PNG, WebP, AVIF, GIF or TIFF.'),
      z.strictObject({ picture: text(100) }).describe('One that the title has, to be cut anew.'),
    ]),
    crop: Crop,
  }),
  bodyBytes: ARTWORK_BODY_BYTES,
  answer: Changed,
  problems: ['unknown_content', 'picture_refused'],
})

export const takeImportedArtwork = defineRoute({
  id: 'operatorTakeImportedArtwork',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/artwork/as-imported',
  access: 'operator:edit',
  summary: 'Takes an editor’s picture away; the title has that of its import again.',
  params: TitleId,
  body: z.strictObject(Kind),
  answer: Changed,
  problems: ['unknown_content'],
})
