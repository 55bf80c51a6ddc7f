/** The playlist: the specification's name for a profile's favourites. @spec catalogue 7.3 */
import { z } from 'zod'
import { Category } from './content.ts'
import { ContentId } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'

export const PlaylistEntry = z.object({ contentId: z.int().positive(), category: z.string() })
export type PlaylistEntry = z.infer<typeof PlaylistEntry>

/** Newest first. */
const Playlist = z.array(PlaylistEntry)

export const getPlaylist = defineRoute({
  id: 'getPlaylist',
  service: 'content',
  method: 'GET',
  path: '/user/playlist',
  access: 'member',
  summary: 'Lists the favorites of this profile, newest first.',
  answer: Playlist,
})

export const addToPlaylist = defineRoute({
  id: 'addToPlaylist',
  service: 'content',
  method: 'POST',
  path: '/user/playlist',
  access: 'member',
  summary: 'Adds a title and returns the playlist; a title already on it keeps its place.',
  body: z.strictObject({ contentId: ContentId, category: Category.min(1, messages.fieldRequired) }),
  answer: Playlist,
  problems: ['unknown_content'],
})

export const removeFromPlaylist = defineRoute({
  id: 'removeFromPlaylist',
  service: 'content',
  method: 'DELETE',
  path: '/user/playlist/:contentId',
  access: 'member',
  summary: 'Removes a title and returns the playlist. Removing a title that is not on it succeeds too.',
  params: z.object({ contentId: ContentId }),
  answer: Playlist,
})
