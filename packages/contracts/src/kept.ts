/** Albums and books that this device keeps, to be heard without a network. @spec decisions 11.30 */
import { KEPT_DEVICES_MAX } from '@quintet/domain/kept'
import { z } from 'zod'
import { Chapter } from './content.ts'
import { ContentId } from './fields.ts'
import { Loudness, SoundSpan } from './playback.ts'
import { defineRoute } from './route.ts'

/** What a device is told of a title that it may keep on. */
export const Kept = z.object({
  /** Names it where positions that were heard without a network are sent. */
  id: z.string(),
  contentId: ContentId,
  /** 256 bits, base64url: what the device encrypts with. It is the same as long as the device keeps the title. */
  key: z.string(),
  /** From then on the device opens it no more, unless it asked again. */
  until: z.iso.datetime(),
  /** Where its parts go on, in seconds; those at their beginning are left out. */
  places: z.array(z.object({ contentId: ContentId, position: z.number(), speed: z.number().optional() })),
})
export type Kept = z.infer<typeof Kept>

/** A track, or the book. */
export const KeptPart = z.object({
  contentId: ContentId,
  /** Address of its HLS playlist, from which it is fetched; it holds for an hour. */
  manifest: z.string(),
  chapters: z.array(Chapter),
  sound: SoundSpan.optional(),
  loudness: Loudness.optional(),
})

/** What a device is told at each contact. */
export const KeptOnDevice = z.object({
  /** Whose places are kept: the profile that this device acts as. */
  profileId: z.string(),
  /** Whether this device is under the kids lock, under which hidden titles are not named. */
  isKidLocked: z.boolean(),
  titles: z.array(Kept),
})
export type KeptOnDevice = z.infer<typeof KeptOnDevice>

export const KeptTitle = Kept.extend({ profileId: z.string(), parts: z.array(KeptPart) })
export type KeptTitle = z.infer<typeof KeptTitle>

const Title = z.object({ contentId: ContentId })

export const keepTitle = defineRoute({
  id: 'keepTitle',
  service: 'content',
  method: 'POST',
  path: '/user/kept',
  access: 'member',
  summary: `This device keeps an album, a single track or a book, one of ${KEPT_DEVICES_MAX} devices; asked again, it gets fresh addresses.`,
  body: z.strictObject({ contentId: ContentId }),
  answer: KeptTitle,
  status: 201,
  problems: [
    'unknown_content',
    'not_keepable',
    'not_playable',
    'no_subscription',
    'youth_protected',
    'too_many_kept_devices',
    'too_many_kept_titles',
  ],
})

export const listKept = defineRoute({
  id: 'listKept',
  service: 'content',
  method: 'GET',
  path: '/user/kept',
  access: 'member',
  summary: 'What this device may keep on; whatever is not named must be removed.',
  answer: KeptOnDevice,
})

export const removeKept = defineRoute({
  id: 'removeKept',
  service: 'content',
  method: 'DELETE',
  path: '/user/kept/:contentId',
  access: 'member',
  summary: 'This device keeps the title no longer.',
  params: Title,
  answer: z.undefined(),
  status: 204,
})

export const removeAllKept = defineRoute({
  id: 'removeAllKept',
  service: 'content',
  method: 'DELETE',
  path: '/user/kept',
  access: 'member',
  summary: 'This device keeps nothing any longer.',
  answer: z.undefined(),
  status: 204,
})
