import type { Playback } from '@quintet/contracts/playback'
import { startOf } from '@quintet/domain/watching'

/** What plays: a stream, or a trailer's public address. */
export type Source = Pick<
  Playback,
  | 'type'
  | 'manifest'
  | 'embedscript'
  | 'chapters'
  | 'subtitles'
  | 'skips'
  | 'thumbnails'
  | 'backTo'
  | 'growsTo'
  | 'begins'
  | 'segments'
> & {
  /** Null: a trailer, which is no stream. */ streamId: string | null
  heartbeatSeconds: number
  startAt: number
}

/** The film that a page came with, as it stands in the page. Decision 0084. */
export type ArrivingFilm = { itemId: number; source: Source }

export function sourceOf({ id, resumeAt, ...playback }: Playback): Source {
  // The place of a game is the time it was played, which nobody goes back in.
  const startAt = playback.type === 'GAME' ? resumeAt : startOf({ resumeAt })
  return { ...playback, streamId: id, startAt }
}
