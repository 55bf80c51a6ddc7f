import { useEffect, useState } from 'react'
import { formatTimecode } from '../../../texts/format-details.ts'
import { playerTexts } from '../../../texts/player.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import type { EngineSnapshot } from '../engine/engine.ts'
import { lostPlaceOf } from '../store/playback.ts'
import { playingOf } from '../store/state.ts'
import { useConnectionNews } from './use-connection-news.ts'
import type { Watching } from './use-watching.ts'
import styles from './video-notes.module.css'

const NOTE_MS = 10_000

const NEAR_SECONDS = 1.5

// True if playback is waiting for more of a film that is still being packaged.
function isAtEndOfMade({ state, position, madeTo }: EngineSnapshot): boolean {
  return madeTo !== null && state === 'buffering' && position > madeTo - NEAR_SECONDS
}

/** Notes that can be undone or acted on: where playback resumed, what was skipped, that the connection is lost. */
export function Notes({ watching }: { watching: Watching }) {
  const shared = useTextsOf(playbackTexts)
  const { source, request, jumps } = watching
  const { leftAt } = jumps
  const hasLeft = useBriefly(leftAt, NOTE_MS)
  const backTo = lostPlaceOf(watching)
  const mayGoBack = useBriefly(backTo === undefined ? null : source?.streamId, NOTE_MS * 2)
  return (
    <div className={styles.notes}>
      <ConnectionNote watching={watching} />
      {!hasLeft && request.startAt === undefined && <ResumedNote watching={watching} />}
      {!hasLeft && mayGoBack && backTo !== undefined && (
        <Note action={shared.backTo(formatTimecode(backTo))} onAct={() => jumps.seek(backTo)} />
      )}
      {hasLeft && leftAt !== null && (
        <Note
          action={shared.backTo(formatTimecode(leftAt))}
          onAct={() => {
            jumps.seek(leftAt)
            jumps.forgetLeftAt()
          }}
        />
      )}
    </div>
  )
}

function ResumedNote({ watching: { state, jumps } }: { watching: Watching }) {
  const shared = useTextsOf(playbackTexts)
  const running = playingOf(state)
  const startAt = running?.startAt ?? 0
  const isNews = useBriefly(startAt > 0 ? running?.source.streamId : null, NOTE_MS)
  if (!isNews) return null
  return (
    <Note
      text={shared.resumedAt(formatTimecode(startAt))}
      action={shared.fromStart}
      onAct={() => jumps.seek(0)}
    />
  )
}

type NoteProps = { text?: string; action: string; onAct: () => void }

function Note({ text, action, onAct }: NoteProps) {
  return (
    <p className={styles.note}>
      {text}
      <button type="button" className={styles.action} onClick={onAct}>
        {action}
      </button>
    </p>
  )
}

/** A single message that stays in the page, so that screen readers announce its changes. */
function ConnectionNote({ watching: { playing } }: { watching: Watching }) {
  const words = useTextsOf(playerTexts)
  const { errors } = useTextsOf(playbackTexts)
  const news = useConnectionNews(playing.isOffline)
  const hasBuffer = playing.bufferedTo > playing.position + 1
  const said = {
    lost: hasBuffer ? words.offlineBuffer : words.offline,
    back: words.backOnline,
    none: isAtEndOfMade(playing) ? errors.not_playable.cause : '',
  }[news]
  return (
    <p className={styles.note} role="status" data-empty={said === '' || undefined}>
      {said}
    </p>
  )
}

/** True for a while after `cause` has changed. */
function useBriefly(cause: string | number | null | undefined, forMs: number): boolean {
  const [over, setOver] = useState<typeof cause>(undefined)
  useEffect(() => {
    if (cause === undefined || cause === null) return undefined
    const timer = setTimeout(() => setOver(cause), forMs)
    return () => clearTimeout(timer)
  }, [cause, forMs])
  return cause !== undefined && cause !== null && over !== cause
}
