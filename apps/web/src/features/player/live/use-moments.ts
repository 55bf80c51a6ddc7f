import type { Chapter } from '@quintet/contracts/content'
import { MOMENT_LEAD_SECONDS, type Score, scoreAt } from '@quintet/domain/live/moments'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../../api/asker.ts'
import type { Playback } from '../store/playback.ts'
import type { VideoScreen } from '../store/screen.ts'
import { momentsQuery } from './moments.queries.ts'

type Told = { chapters: readonly Chapter[]; score: Score | null }

const NO_CHAPTERS: readonly Chapter[] = []

/** Returns the markers of the seek bar and the score at the playback position. @spec decisions 12.5 */
export function useMoments({ request, source, playing }: Playback<VideoScreen>): Told {
  const { item } = request
  const isEvent = item.vertical === 'sports' && source?.streamId != null
  const { data: moments = [] } = useQuery({
    ...momentsQuery(useAsker(), item.id, source?.live !== undefined),
    enabled: isEvent,
  })
  if (moments.length === 0) return { chapters: source?.chapters ?? NO_CHAPTERS, score: null }
  const before = secondsBefore(source?.live?.startsAt, playing.live?.epochMs ?? null)
  const end = playing.live?.edge ?? playing.duration
  const marks = moments
    // Score updates are not places to seek to.
    .filter(({ kind }) => kind !== 'score')
    .map(({ title, at, kind }) => ({
      title,
      start: Math.max(0, at - before - (kind === 'goal' ? MOMENT_LEAD_SECONDS : 0)),
    }))
    // A moment that was just entered may be ahead of the live picture.
    .filter(({ start }) => !playing.live || start < end)
  return {
    chapters: marks.map((mark, nth) => ({ ...mark, end: marks[nth + 1]?.start ?? end })),
    score: scoreAt(moments, playing.position + before),
  }
}

/** Returns the seconds of the event before the player's position 0: if the event cannot be started over, that is not its start. */
function secondsBefore(startsAt: string | undefined, epochMs: number | null): number {
  return startsAt === undefined || epochMs === null ? 0 : (epochMs - Date.parse(startsAt)) / 1000
}
