/** Playback of a title: a running stream, its address and its heartbeats. @spec decisions 4.20 */
import { PLAYER_TYPES } from '@quintet/domain/catalogue/categories'
import { SKIP_KINDS } from '@quintet/domain/playback/watching'
import { z } from 'zod'
import { Chapter } from './content.ts'
import { ContentId, ProductId, text } from './fields.ts'
import { RunningStream } from './problems.ts'
import { defineRoute } from './route.ts'

/** A WebVTT file; `captions` are for the hard of hearing. @spec decisions 4.27 */
export const Subtitle = z.object({
  language: z.string(),
  label: z.string(),
  kind: z.enum(['subtitles', 'captions']),
  url: z.string(),
})

/** A skippable part, in seconds. */
export const Skip = z.object({ kind: z.enum(SKIP_KINDS), start: z.number(), end: z.number() })

/**
 * For a front proxy that serves segments itself: `base` replaces the manifest's folder for so many seconds. Playlists and keys keep their
 * address. Segments may too, in which case the service checks that the stream is running.
 */
export const SegmentLease = z.object({ base: z.string(), seconds: z.int().positive() })
export type SegmentLease = z.infer<typeof SegmentLease>

/** Which of the decoded samples belong to the recording itself, as in `SoundSpan`. */
export const SoundSpan = z.object({
  sampleRate: z.int().positive(),
  runIn: z.int().nonnegative(),
  samples: z.int().positive(),
})

/** Integrated loudness of music in LUFS, and its true peak in dBTP. */
const SoundLevel = z.object({ lufs: z.number(), peak: z.number().optional() })
export const Loudness = z.object({ track: SoundLevel, album: SoundLevel.optional() })

export const Playback = z.object({
  id: z.string(),
  type: z.enum(PLAYER_TYPES),
  /** Address of the HLS playlist, for media hosted by this service. */
  manifest: z.string().optional(),
  /** For a live event: its playlists reach from its start, or from as far back as viewers can seek, to the present. */
  live: z.object({ startsAt: z.iso.datetime(), startOver: z.boolean() }).optional(),
  /** A partner's embed code, or the frame of a game. */
  embedscript: z.string().optional(),
  /** Seconds from the start; 0 if no position is stored or the title was finished. */
  resumeAt: z.number().nonnegative(),
  /** Where playback begins: slightly earlier, so that viewers find back into it; for a book further back after a longer pause. */
  startAt: z.number().nonnegative(),
  /** Playback speed of a book, if this profile chose one. */
  speed: z.number().optional(),
  /** A position, in seconds, that was really watched and that playback then jumped away from. */
  backTo: z.number().nonnegative().optional(),
  chapters: z.array(Chapter),
  subtitles: z.array(Subtitle),
  skips: z.array(Skip),
  /** Address of a WebVTT file of thumbnails for the seek bar; each cue is `sprite.webp#xywh=x,y,width,height`. */
  thumbnails: z.string().optional(),
  /** Expected duration, in seconds, of a film that is still being packaged. Its playlists grow, and the available part can be played. */
  growsTo: z.number().nonnegative().optional(),
  /**
   * Addresses of the first files to load: playlists, keys and first segments of the smallest rendition, slightly before the resume point.
   * Requesting them in parallel costs one round trip instead of four.
   */
  begins: z.array(z.string()).optional(),
  segments: SegmentLease.optional(),
  /** For music and books: trimming to these samples joins tracks without a gap. */
  sound: SoundSpan.optional(),
  /** Measured loudness of music, from which players normalise it. */
  loudness: Loudness.optional(),
  heartbeatSeconds: z.int().positive(),
  expiresAt: z.iso.datetime(),
})
export type Playback = z.infer<typeof Playback>

/** A position as reported by a player. `sequence` increases within one stream; `at` is the client's time. */
export const Position = z.strictObject({
  position: z.number().min(0).max(1_000_000),
  sequence: z.int().min(0).max(1_000_000_000),
  at: z.iso.datetime({ offset: true }),
})

const Stream = z.object({ id: text(100) })

export const startPlayback = defineRoute({
  id: 'startPlayback',
  service: 'content',
  urgency: 'starting',
  method: 'POST',
  path: '/playback',
  access: 'member',
  summary: 'Starts a stream; if the same device starts another title, that replaces its current stream.',
  body: z.strictObject({
    contentId: ContentId,
    /** Opens the stream before anyone presses Play: it replaces nothing, is not listed, and is dropped first when streams run out. */
    prepare: z.boolean().optional(),
    /** Id of a prepared stream to play if it still exists; otherwise a new one is opened. */
    prepared: text(100).optional(),
  }),
  answer: Playback,
  status: 201,
  problems: [
    'unknown_content',
    'not_playable',
    'no_subscription',
    'rental_required',
    'not_available_here',
    'youth_protected',
    'too_many_streams',
  ],
})

export const listPlayback = defineRoute({
  id: 'listPlayback',
  service: 'content',
  method: 'GET',
  path: '/playback',
  access: 'member',
  summary: 'Lists the account’s running streams.',
  answer: z.array(RunningStream),
})

export const reportPosition = defineRoute({
  id: 'reportPosition',
  service: 'content',
  urgency: 'watching',
  method: 'PUT',
  path: '/playback/:id',
  access: 'member',
  summary: 'Sends a heartbeat: keeps the stream alive and reports its position.',
  params: Stream,
  // After a stream has moved on to another track, a late position still belongs to the previous one.
  body: Position.extend({ contentId: ContentId.optional() }),
  answer: z.object({ expiresAt: z.iso.datetime(), segments: SegmentLease.optional() }),
  problems: ['unknown_stream', 'stream_ended'],
})

export const continuePlayback = defineRoute({
  id: 'continuePlayback',
  service: 'content',
  urgency: 'watching',
  method: 'PUT',
  path: '/playback/:id/title',
  access: 'member',
  summary: 'Continues this device’s running stream with another track or book; it remains the same stream.',
  params: Stream,
  body: z.strictObject({
    contentId: ContentId,
    /**
     * The stream will continue with this title: its media may be fetched from now on, alongside the current ones. The last request counts.
     */
    prepare: z.boolean().optional(),
  }),
  answer: Playback,
  problems: [
    'unknown_stream',
    'stream_ended',
    'unknown_content',
    'not_playable',
    'no_subscription',
    'not_available_here',
    'youth_protected',
  ],
})

export const endPlayback = defineRoute({
  id: 'endPlayback',
  service: 'content',
  urgency: 'watching',
  method: 'DELETE',
  path: '/playback/:id',
  access: 'member',
  summary: 'Ends a stream of the account.',
  params: Stream,
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_stream'],
})

export const getTrailer = defineRoute({
  id: 'getTrailer',
  service: 'content',
  method: 'GET',
  path: '/content/info/:productId/:id/trailer',
  access: 'anyone',
  summary: 'Returns the trailer’s URL; open to everyone.',
  params: z.object({ productId: ProductId, id: ContentId }),
  answer: z.object({
    type: z.literal('TRAILER'),
    manifest: z.string().optional(),
    embedscript: z.string().optional(),
  }),
  problems: ['unknown_content', 'no_trailer', 'unknown_product'],
})
