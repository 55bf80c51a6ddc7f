/** Playlists that members make themselves; in the API `playlist` means the favourites. @spec decisions 11.6 */
import { MIX_ENTRIES_MAX, MIX_NAME_MAX_LENGTH } from '@quintet/domain/listening/mix-limits'
import { z } from 'zod'
import { ContentId, requiredName, text } from './fields.ts'
import { Mix } from './mix.ts'
import { defineRoute } from './route.ts'

const Name = requiredName(MIX_NAME_MAX_LENGTH, 'Give the playlist a name.')
const one = z.object({ mixId: text(64) })

const hasNoDoubles = (entries: readonly { id: string }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length

const shared = { service: 'content' } as const

export const listMixes = defineRoute({
  ...shared,
  id: 'listMixes',
  method: 'GET',
  path: '/user/mixes',
  access: 'member',
  summary:
    'Lists the playlists of this profile and those its household shares, most recently changed first; leaves out what this device may not see.',
  answer: z.array(Mix),
})

export const createMix = defineRoute({
  ...shared,
  id: 'createMix',
  method: 'POST',
  path: '/user/mixes',
  access: 'unlocked',
  summary: 'Creates an empty playlist.',
  body: z.strictObject({ name: Name }),
  status: 201,
  answer: Mix,
  problems: ['too_many_mixes'],
})

export const getMix = defineRoute({
  ...shared,
  id: 'getMix',
  method: 'GET',
  path: '/user/mixes/:mixId',
  access: 'member',
  summary: 'Returns one playlist.',
  params: one,
  answer: Mix,
  problems: ['unknown_mix'],
})

export const changeMix = defineRoute({
  ...shared,
  id: 'changeMix',
  method: 'PATCH',
  path: '/user/mixes/:mixId',
  access: 'unlocked',
  summary: 'Renames a playlist, or shares it with the other profiles of the household.',
  params: one,
  body: z
    .strictObject({ name: Name.optional(), shared: z.boolean().optional() })
    .refine((change) => Object.keys(change).length > 0, { message: 'Give at least one field to change.' }),
  answer: Mix,
  problems: ['unknown_mix'],
})

export const deleteMix = defineRoute({
  ...shared,
  id: 'deleteMix',
  method: 'DELETE',
  path: '/user/mixes/:mixId',
  access: 'unlocked',
  summary: 'Deletes a playlist. Deleting a missing playlist succeeds too.',
  params: one,
  status: 204,
  answer: z.undefined(),
})

export const putMixEntries = defineRoute({
  ...shared,
  id: 'putMixEntries',
  method: 'PUT',
  path: '/user/mixes/:mixId/entries',
  access: 'unlocked',
  summary: 'Replaces the contents of a playlist, given the revision that was read. A new entry has no id.',
  params: one,
  body: z.strictObject({
    revision: z.int().min(0).max(2_000_000_000),
    entries: z
      .array(z.strictObject({ id: text(64).min(1).optional(), contentId: ContentId }))
      .max(MIX_ENTRIES_MAX, `A playlist holds up to ${MIX_ENTRIES_MAX} tracks. Remove some first.`)
      .refine((entries) => hasNoDoubles(entries.flatMap(({ id }) => (id === undefined ? [] : { id }))), {
        message: 'Each entry must have an id of its own.',
      }),
  }),
  answer: Mix,
  problems: ['unknown_mix', 'stale_mix', 'unknown_content', 'not_for_mixes'],
})
