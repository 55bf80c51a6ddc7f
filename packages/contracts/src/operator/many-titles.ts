/** Bulk edits of titles, with a preview of the effect on each. @spec decisions 13.18 */
import { VERTICALS } from '@quintet/domain/categories'
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { text } from '../fields.ts'
import { LIST_PAGE } from './fields.ts'
import { SheetChanges } from './title-sheet.ts'

const { categories, tags, rating, rights, rental } = SheetChanges.shape
const Categories = categories.unwrap().default([])
const Tags = tags.unwrap().default([])

export const ManyChange = z
  .strictObject({
    addCategories: Categories.describe('Each title takes those of its vertical, and of the children’s area.'),
    removeCategories: Categories,
    addTags: Tags,
    removeTags: Tags,
    rating,
    rights,
    rental: rental.describe('null: part of the membership. Titles of kinds that nobody rents leave it.'),
  })
  .describe('Lists are added to and taken from; what is not named stays.')
export type ManyChange = z.output<typeof ManyChange>

const Version = z.int().nonnegative()

const Fields = z.object(SheetChanges.shape).pick({
  categories: true,
  tags: true,
  rating: true,
  rights: true,
  rental: true,
})

export const ManyLine = z.object({
  id: z.int(),
  title: z.string(),
  version: Version.describe('That this is told of.'),
  before: Fields,
  after: Fields.describe('Nothing: the title says all of it already.'),
})
export type ManyLine = z.infer<typeof ManyLine>

const Ids = z.array(z.int().positive()).min(1).max(LIST_PAGE)

export const previewMany = defineRoute({
  id: 'operatorPreviewMany',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/edit-many/preview',
  access: 'operator:edit',
  summary: 'What a change would make of each of many titles.',
  body: z.strictObject({ ids: Ids, change: ManyChange }),
  answer: z.array(ManyLine),
  problems: ['unknown_content'],
})

export const editMany = defineRoute({
  id: 'operatorEditMany',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/edit-many',
  access: 'operator:edit',
  summary: 'Changes many titles, all or none; each has a version and an event of its own.',
  body: z.strictObject({
    titles: z
      .array(z.strictObject({ id: z.int().positive(), version: Version }))
      .min(1)
      .max(LIST_PAGE),
    change: ManyChange,
  }),
  answer: z.object({
    edit: z.string().nullable().describe('By which it is taken back; null: nothing changed.'),
  }),
  problems: ['unknown_content', 'title_changed'],
})

const Named = z.object({ id: z.int(), title: z.string() })

export const ManyUndone = z.object({
  undone: z.array(Named),
  kept: z.array(Named).describe('Somebody edited them since; they stay as they are.'),
})
export type ManyUndone = z.infer<typeof ManyUndone>

export const undoMany = defineRoute({
  id: 'operatorUndoMany',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/edit-many/:edit/undo',
  access: 'operator:edit',
  summary: 'Takes back what one edit of many titles did, of those that nobody edited since.',
  params: z.object({ edit: text(50) }),
  answer: ManyUndone,
  problems: ['unknown_edit'],
})

export const listGenres = defineRoute({
  id: 'operatorListGenres',
  service: 'operator',
  method: 'GET',
  path: '/operator/genres',
  access: 'operator:look',
  summary: 'What titles may be filed under.',
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      vertical: z.enum(VERTICALS).nullable().describe('null: of all, such as the children’s area.'),
    }),
  ),
})
