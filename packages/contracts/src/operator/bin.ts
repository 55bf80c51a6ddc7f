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
    'Moves titles to the bin, with everything that belongs to a series or an album: nobody sees them from now on.',
  body: ManyTitles,
  answer: Changed.extend({
    ids: z
      .array(z.int())
      .describe('Those of the titles that were not in the bin before: putting them back undoes it.'),
  }),
  problems: ['unknown_content'],
})

export const putBackTitles = defineRoute({
  id: 'operatorPutBackTitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/put-back',
  access: 'operator:edit',
  summary: 'Restores titles from the bin, as they were before.',
  body: ManyTitles,
  answer: Changed,
  problems: ['title_not_in_bin'],
})

export const Fate = z.object({
  parts: z.int().describe('Number of episodes or tracks.'),
  media: z.int().describe('Packaged media: film, trailer, book, including those of its parts.'),
  positions: z.int().describe('Number of members’ resume points.'),
  favorites: z.int(),
  rentals: z.int().describe('Number of running rentals.'),
  wasRented: z.boolean().describe('Whether it was ever rented: such a title stays in the bin.'),
})
export type Fate = z.infer<typeof Fate>

export const readFate = defineRoute({
  id: 'operatorReadFate',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/fate',
  access: 'operator:edit',
  summary: 'Returns what is lost when a title is deleted permanently.',
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
    'Permanently deletes a title that is in the bin. Its files stay in the library folder, and imports skip them.',
  params: TitleId,
  body: z.strictObject({ reason: Reason }),
  answer: Changed,
  problems: ['title_not_in_bin', 'title_rented'],
})

export const DELETED_SHOWN = 200

export const DeletedTitle = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string().describe('Path within its library.'),
  deletedAt: z.iso.datetime(),
  actor: z.string().nullable().describe('Operator who deleted it. Null if it was too long ago to be kept.'),
})
export type DeletedTitle = z.infer<typeof DeletedTitle>

export const listDeleted = defineRoute({
  id: 'operatorListDeleted',
  service: 'operator',
  method: 'GET',
  path: '/operator/deleted-titles',
  access: 'operator:edit',
  summary: `Lists the last ${DELETED_SHOWN} deleted titles whose files imports skip.`,
  answer: z.array(DeletedTitle),
})

export const letInAgain = defineRoute({
  id: 'operatorLetInAgain',
  service: 'operator',
  method: 'POST',
  path: '/operator/deleted-titles/:id/let-in',
  access: 'operator:edit',
  summary: 'Lets the next import bring a deleted title back, as a new one.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})
