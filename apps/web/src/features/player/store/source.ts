import type { Playback } from '@quintet/contracts/playback'

/** What plays: a stream, or a trailer's public address. */
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
  /** Null: a trailer, which is no stream. */ streamId: string | null
  heartbeatSeconds: number
  startAt: number
  /** It plays out of this device, without a network: under which name, and whose places are kept. */
  kept?: { id: string; profileId: string }
}

/** The film that a page came with, as it stands in the page. Decision 0084. */
export type ArrivingFilm = { itemId: number; source: Source }

export function sourceOf({ id, ...playback }: Playback): Source {
  return { ...playback, streamId: id }
}
