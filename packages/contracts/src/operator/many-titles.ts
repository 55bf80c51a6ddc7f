/** Bulk edits of titles, with a preview of the effect on each. @spec decisions 13.18 */
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { Country, text } from '../fields.ts'
import { LIST_PAGE } from './fields.ts'
import { SheetChanges } from './title-sheet.ts'

const { categories, tags, rating, rights, countries, rental } = SheetChanges.shape
const Categories = categories.unwrap().default([])
const Tags = tags.unwrap().default([])

export const ManyChange = z
  .strictObject({
    addCategories: Categories.describe(
      'Categories to add; each title takes only those of its own vertical and of the children’s area.',
    ),
    removeCategories: Categories,
    addTags: Tags,
    removeTags: Tags,
    rating,
    rights,
    countries,
    rental: rental.describe(
      'Null makes it part of the membership. Titles of kinds that cannot be rented ignore it.',
    ),
  })
  .describe('Changes to apply: lists are added to and removed from; fields not given stay as they are.')
export type ManyChange = z.output<typeof ManyChange>

const Version = z.int().nonnegative()

const Fields = z.object(SheetChanges.shape).pick({
  categories: true,
  tags: true,
  rating: true,
  rights: true,
  countries: true,
  rental: true,
})

export const ManyLine = z.object({
  id: z.int(),
  title: z.string(),
  version: Version.describe('Version that this preview describes.'),
  before: Fields,
  after: Fields.describe('Empty if the title already has all these values.'),
})
export type ManyLine = z.infer<typeof ManyLine>

const Ids = z.array(z.int().positive()).min(1).max(LIST_PAGE)

export const previewMany = defineRoute({
  id: 'operatorPreviewMany',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/edit-many/preview',
  access: 'operator:edit',
  summary: 'Previews what a change would do to each of many titles.',
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
  summary: 'Changes many titles, all or none; each gets a version and an event of its own.',
  body: z.strictObject({
    titles: z
      .array(z.strictObject({ id: z.int().positive(), version: Version }))
      .min(1)
      .max(LIST_PAGE),
    change: ManyChange,
  }),
  answer: z.object({
    edit: z.string().nullable().describe('ID with which the change can be undone. Null if nothing changed.'),
  }),
  problems: ['unknown_content', 'title_changed'],
})

const Named = z.object({ id: z.int(), title: z.string() })

export const ManyUndone = z.object({
  undone: z.array(Named),
  kept: z.array(Named).describe('Titles that were edited since; they stay as they are.'),
  numberTaken: z
    .array(Named)
    .describe('Tracks that stay as they are because another track has their earlier number now.'),
})
export type ManyUndone = z.infer<typeof ManyUndone>

export const undoMany = defineRoute({
  id: 'operatorUndoMany',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/edit-many/:edit/undo',
  access: 'operator:edit',
  summary: 'Undoes one edit of many titles, for those that have not been edited since.',
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
  summary: 'Lists the categories under which titles may be filed.',
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      vertical: z
        .enum(VERTICALS)
        .nullable()
        .describe('Null if it applies to all, such as the children’s area.'),
    }),
  ),
})

export const listHomeCountries = defineRoute({
  id: 'operatorListHomeCountries',
  service: 'operator',
  method: 'GET',
  path: '/operator/countries',
  access: 'operator:look',
  summary: 'Lists the countries where members live, in the order of the offer.',
  answer: z.array(Country),
})
