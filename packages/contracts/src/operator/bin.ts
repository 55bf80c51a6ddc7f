/** Deleting titles in two steps. @spec decisions 13.17 */
import { z } from 'zod'
import { ContentId } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed, LIST_PAGE, Reason } from './fields.ts'

const ManyTitles = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(LIST_PAGE) })
const TitleId = z.object({ id: ContentId })

export const binTitles = defineRoute({
  id: 'operatorBinTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/bin',
  access: 'operator:edit',
  summary:
    'Puts titles into the bin, with all that belongs to a series or an album: nobody sees them from now on.',
  body: ManyTitles,
  answer: Changed,
  problems: ['unknown_content'],
})

export const putBackTitles = defineRoute({
  id: 'operatorPutBackTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/put-back',
  access: 'operator:edit',
  summary: 'Takes titles out of the bin, as they were before.',
  body: ManyTitles,
  answer: Changed,
  problems: ['title_not_in_bin'],
})

export const Fate = z.object({
  parts: z.int().describe('Episodes or tracks.'),
  media: z.int().describe('Packaged media: film, trailer, book, those of its parts among them.'),
  positions: z.int().describe('Places at which members go on.'),
  favorites: z.int(),
  rentals: z.int().describe('That run.'),
  wasRented: z.boolean().describe('Ever: such a title stays in the bin.'),
})
export type Fate = z.infer<typeof Fate>

export const readFate = defineRoute({
  id: 'operatorReadFate',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/fate',
  access: 'operator:edit',
  summary: 'What goes with a title that is deleted for good.',
  params: TitleId,
  answer: Fate,
  problems: ['unknown_content'],
})

export const deleteTitle = defineRoute({
  id: 'operatorDeleteTitle',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/delete',
  access: 'operator:edit',
  summary:
    'Deletes a title in the bin for good. Its files stay in the library folder, and imports leave them out.',
  params: TitleId,
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['title_not_in_bin', 'title_rented'],
})

export const DELETED_SHOWN = 200

export const DeletedTitle = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string().describe('In its library.'),
  deletedAt: z.iso.datetime(),
  actor: z.string().nullable().describe('null: too long ago to be kept.'),
})
export type DeletedTitle = z.infer<typeof DeletedTitle>

export const listDeleted = defineRoute({
  id: 'operatorListDeleted',
  service: 'operator',
  method: 'GET',
  path: '/operator/deleted-titles',
  access: 'operator:edit',
  summary: `The last ${DELETED_SHOWN} deleted titles whose files imports leave out.`,
  answer: z.array(DeletedTitle),
})

export const letInAgain = defineRoute({
  id: 'operatorLetInAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/deleted-titles/:id/let-in',
  access: 'operator:edit',
  summary: 'Lets the next import bring a deleted title again, as a new one.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})
