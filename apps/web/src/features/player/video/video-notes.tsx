import { useEffect, useState } from 'react'
import { formatTimecode } from '../../../texts/format.ts'
import { playerTexts } from '../../../texts/player.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { useConnectionNews } from './use-connection-news.ts'
import type { Watching } from './use-watching.ts'
import styles from './video-notes.module.css'

const NOTE_MS = 10_000

const NEAR_SECONDS = 1.5

// It waits for the rest of a film that is still being made.
function isAtEndOfMade({ state, position, madeTo }: EngineSnapshot): boolean {
  return madeTo !== null && state === 'buffering' && position > madeTo - NEAR_SECONDS
}

/** What one may want to undo or know: where it went on, what was left, that the connection is gone. */
export function Notes({ watching }: { watching: Watching }) {
  const shared = useTextsOf(playbackTexts)
  const words = useTextsOf(playerTexts)
  const { playback, playing, request, seek, leftAt, forgetLeftAt } = watching
  const { state } = playback
  const source = state.status === 'running' ? state.source : null
  const startAt = state.status === 'running' ? state.startAt : 0
  const wasResumed = useBriefly(
    startAt > 0 && request.startAt === undefined ? source?.streamId : undefined,
    NOTE_MS,
  )
  const mayGoBack = useBriefly(source?.backTo === undefined ? undefined : source.streamId, NOTE_MS * 2)
  const hasLeft = useBriefly(leftAt ?? undefined, NOTE_MS)
  const news = useConnectionNews(playing.isOffline)
  const isAtMade = isAtEndOfMade(playing)
  const message =
    news === 'lost'
      ? playing.bufferedTo > playing.position + 1
        ? words.offlineBuffer
        : words.offline
      : news === 'back'
        ? words.backOnline
        : isAtMade
          ? shared.errors.not_playable.cause
          : ''
  return (
    <div className={styles.notes}>
      {/* One message, always there to be read out when it changes. */}
      <p className={styles.note} role="status" data-empty={message === '' || undefined}>
        {message}
      </p>
      {wasResumed && !hasLeft && (
        <p className={styles.note}>
          {shared.resumedAt(formatTimecode(startAt))}
          <button type="button" className={styles.action} onClick={() => seek(0)}>
            {shared.fromStart}
          </button>
        </p>
      )}
      {mayGoBack && !hasLeft && source?.backTo !== undefined && (
        <p className={styles.note}>
          <button type="button" className={styles.action} onClick={() => seek(source.backTo ?? 0)}>
            {words.backTo(formatTimecode(source.backTo))}
          </button>
        </p>
      )}
      {hasLeft && leftAt !== null && (
        <p className={styles.note}>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              seek(leftAt)
              forgetLeftAt()
            }}
          >
            {words.backTo(formatTimecode(leftAt))}
          </button>
        </p>
      )}
    </div>
  )
}

/** True for a while after `cause` became something new. */
function useBriefly(cause: string | number | boolean | null | undefined, forMs: number): boolean {
  const [over, setOver] = useState<typeof cause>(undefined)
  useEffect(() => {
    if (cause === undefined || cause === null) return undefined
    const timer = setTimeout(() => setOver(cause), forMs)
    return () => clearTimeout(timer)
  }, [cause, forMs])
  return cause !== undefined && cause !== null && over !== cause
}
