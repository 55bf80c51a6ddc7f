/** Bookmarks of a profile in a title, each with an optional note. @spec decisions 11.4 */
import { BOOKMARK_NOTE_MAX_LENGTH } from '@quintet/domain/listening/listening'
import { z } from 'zod'
import { ContentId, text } from './fields.ts'
import { defineRoute } from './route.ts'

export const Bookmark = z.object({
  id: z.string(),
  /** Seconds from the start. */
  position: z.number(),
  /** Title of the chapter it lies in, if the title has chapters. */
  chapter: z.string().nullable(),
  note: z.string(),
  createdAt: z.iso.datetime(),
})
export type Bookmark = z.infer<typeof Bookmark>

/** Newest first. */
const Bookmarks = z.array(Bookmark)
const Note = text(BOOKMARK_NOTE_MAX_LENGTH)
const place = z.object({ contentId: ContentId, id: text(64) })

export const listBookmarks = defineRoute({
  id: 'listBookmarks',
  service: 'content',
  method: 'GET',
  path: '/user/bookmarks/:contentId',
  access: 'member',
  summary: 'Lists this profile’s bookmarks in a title, newest first.',
  params: z.object({ contentId: ContentId }),
  answer: Bookmarks,
  problems: ['unknown_content'],
})

export const addBookmark = defineRoute({
  id: 'addBookmark',
  service: 'content',
  method: 'POST',
  path: '/user/bookmarks/:contentId',
  access: 'member',
  summary: 'Sets a bookmark and returns those of the title.',
  params: z.object({ contentId: ContentId }),
  body: z.strictObject({ position: z.number().min(0).max(1_000_000), note: Note.default('') }),
  answer: Bookmarks,
  problems: ['unknown_content', 'too_many_bookmarks'],
})

export const changeBookmark = defineRoute({
  id: 'changeBookmark',
  service: 'content',
  method: 'PATCH',
  path: '/user/bookmarks/:contentId/:id',
  access: 'member',
  summary: 'Changes the note of a bookmark and returns those of the title.',
  params: place,
  body: z.strictObject({ note: Note }),
  answer: Bookmarks,
  problems: ['unknown_content', 'unknown_bookmark'],
})

export const removeBookmark = defineRoute({
  id: 'removeBookmark',
  service: 'content',
  method: 'DELETE',
  path: '/user/bookmarks/:contentId/:id',
  access: 'member',
  summary: 'Removes a bookmark and returns those of the title. Removing a missing bookmark succeeds too.',
  params: place,
  answer: Bookmarks,
  problems: ['unknown_content'],
})
