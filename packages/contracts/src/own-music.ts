/** A profile's listening history, and mixes based on it. @spec product 6.1, product 6.2, product 6.3 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { MIX_KINDS } from '@quintet/domain/listening/own-music'
import { z } from 'zod'
import { ContentItem } from './content.ts'
import { ContentId, text } from './fields.ts'
import { defineRoute } from './route.ts'

const query = z.object({ lang: z.enum(LANGUAGES).optional() })

/** A mix of the day. */
export const DayMix = z.object({
  id: z.string(),
  kind: z.enum(MIX_KINDS),
  /** A mood, such as `quiet`, or the first year of a decade, such as `1990`. */
  name: z.string(),
  /** The title this profile has heard that contributes most to the mix. */
  because: z.object({ contentId: z.int().positive(), title: z.string() }),
  /** Some of the mix's albums. */
  covers: z.array(ContentItem),
})
export type DayMix = z.infer<typeof DayMix>

/** Tracks in order, and the albums they belong to. */
export const TrackList = z.object({ tracks: z.array(ContentItem), albums: z.array(ContentItem) })
export type TrackList = z.infer<typeof TrackList>

export const OwnMusic = z.object({
  /** Albums and single tracks, most recently played first. */
  lately: z.array(ContentItem),
  /** Tracks, most played first; `plays` counts those to the end. */
  most_played: z.array(z.object({ item: ContentItem, plays: z.int().positive() })),
  /** Tracks, most recently played first. */
  history: z.array(z.object({ item: ContentItem, heard_at: z.iso.datetime() })),
  /** The albums of these tracks. */
  albums: z.array(ContentItem),
  mixes: z.array(DayMix),
})
export type OwnMusic = z.infer<typeof OwnMusic>

export const getOwnMusic = defineRoute({
  id: 'getOwnMusic',
  service: 'content',
  method: 'GET',
  path: '/user/music',
  access: 'member',
  summary: 'Returns what this profile has listened to recently and most often, and mixes made from it.',
  query,
  answer: OwnMusic,
})

export const getDayMix = defineRoute({
  id: 'getDayMix',
  service: 'content',
  method: 'GET',
  path: '/user/music/mixes/:dayMixId',
  access: 'member',
  summary: 'Lists the tracks of one of today’s mixes.',
  params: z.object({ dayMixId: text(40) }),
  query,
  answer: TrackList,
  problems: ['unknown_mix'],
})

export const getMusicAfter = defineRoute({
  id: 'getMusicAfter',
  service: 'content',
  method: 'GET',
  path: '/user/music/after/:contentId',
  access: 'member',
  summary: 'Lists tracks that suit a track, to continue a queue that ends with it.',
  params: z.object({ contentId: ContentId }),
  query,
  answer: TrackList,
  problems: ['unknown_content'],
})
