/** The pictures of a title: viewing, replacing, cropping and resetting them to the imported ones. @spec decisions 13.19 */
import { PICTURE_SHAPES } from '@quintet/domain/catalogue/artwork'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { ContentId, text, wholeNumber } from '../fields.ts'
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
  .describe('Part of the picture, as fractions of its width and height.')

const Kind = {
  shape: z.enum(PICTURE_SHAPES),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .describe('Language of the text in the picture. Null if it serves every language.'),
}

export const TitlePicture = z.object({
  ...Kind,
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  isEdited: z.boolean().describe('Whether it overrides what the import found.'),
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
  summary: 'Returns a picture of any title, published or not, at about the given width, or uncropped.',
  params: z.object({ id: text(100) }),
  query: z.object({
    width: wholeNumber(1, 10_000).default(PICTURE_WIDTH),
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
    'Gives a title a picture for one shape and language, overriding that of the import; later imports leave it in place.',
  params: TitleId,
  body: z.strictObject({
    ...Kind,
    of: z.union([
      z
        .strictObject({ file: z.base64().max(ARTWORK_BODY_BYTES) })
        .describe('File in JPEG, PNG, WebP, AVIF, GIF or TIFF format.'),
      z
        .strictObject({ picture: text(100) })
        .describe('Picture that the title already has, to be cropped again.'),
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
  summary: 'Removes an editor’s picture; the title goes back to that of its import.',
  params: TitleId,
  body: z.strictObject(Kind),
  answer: Changed,
  problems: ['unknown_content'],
})
