import type { Playback } from '@quintet/contracts/playback'

/** What is played: a stream, or a trailer's public address. */
export type Source = Pick<
  Playback,
  | 'type'
  | 'manifest'
  | 'live'
  | 'embedscript'
  | 'chapters'
  | 'subtitles'
  | 'skips'
  | 'thumbnails'
  | 'backTo'
  | 'speed'
  | 'growsTo'
  | 'begins'
  | 'segments'
  | 'sound'
  | 'loudness'
> & {
  /** Null: a trailer, which is not a stream. */ streamId: string | null
  heartbeatSeconds: number
  startAt: number
  /** Set if it plays from this device, offline: the copy's id, and the profile whose positions are stored. */
  kept?: { id: string; profileId: string }
}

/** The film that a page was delivered with, as embedded in the page. Decision 0084. */
export type ArrivingFilm = { itemId: number; source: Source }

export function sourceOf({ id, ...playback }: Playback): Source {
  return { ...playback, streamId: id }
}
