/** Playing a title: one running stream, its address, its heartbeats. @spec decisions 4.20 */
import { PLAYER_TYPES } from '@quintet/domain/categories'
import { SKIP_KINDS } from '@quintet/domain/watching'
import { z } from 'zod'
import { Chapter } from './content.ts'
import { ContentId, ProductId, text } from './fields.ts'
import { RunningStream } from './problems.ts'
import { defineRoute } from './route.ts'

export const Subtitle = z.object({
  language: z.string(),
  label: z.string(),
  kind: z.enum(['subtitles', 'captions']),
  url: z.string(),
})

/** A part that can be skipped, in seconds. */
export const Skip = z.object({ kind: z.enum(SKIP_KINDS), start: z.number(), end: z.number() })

/**
 * Where a proxy in front sends segments by itself: `base` stands in place of the manifest's folder, for so many seconds. Playlists and
 * keys keep their address, and so may segments: the service then asks whether the stream runs.
 */
export const SegmentLease = z.object({ base: z.string(), seconds: z.int().positive() })
export type SegmentLease = z.infer<typeof SegmentLease>

/** Which of the decoded samples are a recording's own, as `SoundSpan` says. */
export const SoundSpan = z.object({
  sampleRate: z.int().positive(),
  runIn: z.int().nonnegative(),
  samples: z.int().positive(),
})

/** How loud music is as a whole, in LUFS, and how high at its highest place, in dBTP. */
const SoundLevel = z.object({ lufs: z.number(), peak: z.number().optional() })
export const Loudness = z.object({ track: SoundLevel, album: SoundLevel.optional() })

export const Playback = z.object({
  id: z.string(),
  type: z.enum(PLAYER_TYPES),
  /** Address of the HLS playlist, for media that this service holds. */
  manifest: z.string().optional(),
  /** Of an event that is live: its playlists reach from its start, or from as far back as one may go, to the moment. */
  live: z.object({ startsAt: z.iso.datetime(), startOver: z.boolean() }).optional(),
  /** Embed code of a partner, or the frame of a game. */
  embedscript: z.string().optional(),
  /** Seconds from the start; 0 where nothing was kept or the title was finished. */
  resumeAt: z.number().nonnegative(),
  /** Where playing begins: a little before, so that one finds back into it; of a book the further, the longer it rested. */
  startAt: z.number().nonnegative(),
  /** How fast a book is heard, where this profile chose a speed. */
  speed: z.number().optional(),
  /** A place that was really watched and that playing then jumped away from, in seconds. */
  backTo: z.number().nonnegative().optional(),
  chapters: z.array(Chapter),
  subtitles: z.array(Subtitle),
  skips: z.array(Skip),
  /** Address of a WebVTT file of small pictures for the seek bar; each cue is `sprite.webp#xywh=x,y,width,height`. */
  thumbnails: z.string().optional(),
  /** Of a film that is still being made: how long it will be, in seconds. Its playlists grow, and what is there plays. */
  growsTo: z.number().nonnegative().optional(),
  /**
   * Addresses of what playing begins with: playlists, keys and first segments of the smallest rendition, a little before the
   * resume point. Whoever asks for all of them side by side waits once, not four times.
   */
  begins: z.array(z.string()).optional(),
  segments: SegmentLease.optional(),
  /** Of music and books: who cuts away what is not the recording's own joins tracks without a gap. */
  sound: SoundSpan.optional(),
  /** Of music, as measured: a player brings it to one loudness by it. */
  loudness: Loudness.optional(),
  heartbeatSeconds: z.int().positive(),
  expiresAt: z.iso.datetime(),
})
export type Playback = z.infer<typeof Playback>

/** A position as a player reports it. `sequence` counts up within one stream; `at` is the client's time. */
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
  summary: 'Starts a stream; the same device starting another title replaces its own.',
  body: z.strictObject({
    contentId: ContentId,
    /** Opens it before somebody presses Play: it replaces nothing, is not listed, and gives way where streams run out. */
    prepare: z.boolean().optional(),
    /** Plays the stream that was prepared under this id, if it is still there; else a new one. */
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
  summary: 'The account’s running streams.',
  answer: z.array(RunningStream),
})

export const reportPosition = defineRoute({
  id: 'reportPosition',
  service: 'content',
  urgency: 'watching',
  method: 'PUT',
  path: '/playback/:id',
  access: 'member',
  summary: 'A heartbeat: the stream lives, and this is where it stands.',
  params: Stream,
  // Of a stream that goes on with another track, a late place still belongs to the one before.
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
  summary: 'The running stream of this device goes on with another track or book: it stays one stream.',
  params: Stream,
  body: z.strictObject({
    contentId: ContentId,
    /** It will go on with it: the title's media may be fetched from now on, beside those of what is heard. The last one asked for counts. */
    prepare: z.boolean().optional(),
  }),
  answer: Playback,
  problems: [
    'unknown_stream',
    'stream_ended',
    'unknown_content',
    'not_playable',
    'no_subscription',
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
  summary: 'The trailer’s address, for everyone.',
  params: z.object({ productId: ProductId, id: ContentId }),
  answer: z.object({
    type: z.literal('TRAILER'),
    manifest: z.string().optional(),
    embedscript: z.string().optional(),
  }),
  problems: ['unknown_content', 'no_trailer', 'unknown_product'],
})
