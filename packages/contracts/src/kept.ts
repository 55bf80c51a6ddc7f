/** Albums and books that this device keeps for offline listening. @spec decisions 11.30 */
import { KEPT_DEVICES_MAX } from '@quintet/domain/listening/kept'
import { z } from 'zod'
import { Chapter } from './content.ts'
import { ContentId } from './fields.ts'
import { Loudness, SoundSpan } from './playback.ts'
import { defineRoute } from './route.ts'

/** What a device receives about a title that it may keep. */
export const Kept = z.object({
  /** Identifies the title when positions from offline listening are sent. */
  id: z.string(),
  contentId: ContentId,
  /** 256-bit key, base64url, with which the device encrypts. It stays the same as long as the device keeps the title. */
  key: z.string(),
  /** From then on the device may not open the title until it has checked in again. */
  until: z.iso.datetime(),
  /** The resume points of its parts, in seconds; parts still at the beginning are omitted. */
  places: z.array(z.object({ contentId: ContentId, position: z.number(), speed: z.number().optional() })),
})
export type Kept = z.infer<typeof Kept>

/** A track or the book. */
export const KeptPart = z.object({
  contentId: ContentId,
  /** Address of the HLS playlist to download it from; valid for an hour. */
  manifest: z.string(),
  chapters: z.array(Chapter),
  sound: SoundSpan.optional(),
  loudness: Loudness.optional(),
})

/** What a device receives at each contact. */
export const KeptOnDevice = z.object({
  /** The profile that this device acts as, whose positions are stored. */
  profileId: z.string(),
  /** True if this device is under the kids lock, which omits hidden titles. */
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
  summary: `Keeps an album, single track or book on this device, one of at most ${KEPT_DEVICES_MAX}. A repeated call returns fresh addresses.`,
  body: z.strictObject({ contentId: ContentId }),
  answer: KeptTitle,
  status: 201,
  problems: [
    'unknown_content',
    'not_keepable',
    'not_playable',
    'no_subscription',
    'not_available_here',
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
  summary: 'Lists what this device may continue to keep; anything not listed must be removed.',
  answer: KeptOnDevice,
})

export const removeKept = defineRoute({
  id: 'removeKept',
  service: 'content',
  method: 'DELETE',
  path: '/user/kept/:contentId',
  access: 'member',
  summary: 'Records that this device no longer keeps the title.',
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
  summary: 'Records that this device no longer keeps anything.',
  answer: z.undefined(),
  status: 204,
})
