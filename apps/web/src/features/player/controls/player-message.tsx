import { endPlayback } from '@quintet/contracts/playback'
import type { RunningStream } from '@quintet/contracts/problems'
import { useState } from 'react'
import { useIsKidsPage } from '../../../shell/use-is-kids-page.ts'
import { call } from '../../../api/call.ts'
import { ContinueMembership } from '../../../titles/continue-membership/continue-membership.tsx'
import { itemTarget } from '../../../titles/open-item.ts'
import { formatClock } from '../../../texts/format-details.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './player-message.module.css'
import { YouthMessage } from './youth-message.tsx'
import type { Playback } from '../store/playback.ts'
import type { Failure, PlaybackProblem } from '../store/state.ts'

type FailureMessageProps = { failure: Failure; playback: Playback }

/** Explains what went wrong and what the member can do. */
export function FailureMessage({ failure, playback }: FailureMessageProps) {
  switch (failure.kind) {
    case 'too-many':
      return <TooManyStreams streams={failure.streams} onRetry={playback.store.retry} />
    case 'youth':
      return <YouthMessage refusal={failure} onOpened={playback.store.retry} />
    default:
      return <PlayerError problem={failure.problem} code={failure.code} playback={playback} />
  }
}

type PlayerErrorProps = {
  problem: PlaybackProblem
  /** An error code that the member can report to customer care. */
  code: string | undefined
  playback: Playback
}

function PlayerError({ problem, code, playback }: PlayerErrorProps) {
  const words = useTextsOf(playbackTexts)
  const film = useTextsOf(playerTexts)
  const { cause, remedy } = words.errors[problem]
  return (
    <div className={styles.message} role="alert">
      <Icon name="warning" size={36} />
      <p className={styles.cause}>{cause}</p>
      <p>{remedy}</p>
      <Remedy problem={problem} playback={playback} />
      {code !== undefined && <p className={styles.code}>{film.code(code)}</p>}
    </div>
  )
}

/** The one action that helps. */
function Remedy({ problem, playback }: Omit<PlayerErrorProps, 'code'>) {
  const words = useTextsOf(playbackTexts)
  const film = useTextsOf(playerTexts)
  const { store, request } = playback
  const isKidsPage = useIsKidsPage()
  switch (problem) {
    case 'unsupported':
      return null
    case 'not_available_here':
      return (
        <ButtonLink look="light" to="/" onClick={store.close}>
          {film.toOthers}
        </ButtonLink>
      )
    case 'no_subscription':
      return isKidsPage ? null : <ContinueMembership onClick={store.close} />
    case 'unauthenticated':
      return (
        <ButtonLink look="light" to="/login" onClick={store.close}>
          {film.logIn}
        </ButtonLink>
      )
    case 'rental_required':
      return (
        <ButtonLink
          look="light"
          {...itemTarget({ ...request.item, id: request.item.groupId })}
          search={{ rent: true }}
          onClick={store.close}
        >
          {film.rent}
        </ButtonLink>
      )
    default:
      return (
        <Button look="light" onClick={store.retry}>
          {words.retry}
        </Button>
      )
  }
}

type TooManyStreamsProps = { streams: readonly RunningStream[]; onRetry: () => void }

/** The account's running streams; ending one makes room for this one. @spec product 2.11 */
function TooManyStreams({ streams, onRetry }: TooManyStreamsProps) {
  const texts = useTexts()
  const { tooManyStreams } = useTextsOf(playbackTexts)
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (id: string) => {
    setEnding(id)
    // It may have ended by itself in the meantime: the retry will show.
    await call(endPlayback, { params: { id } }).catch(() => {})
    onRetry()
  }
  return (
    <div className={styles.message} role="alert">
      <p className={styles.cause}>{tooManyStreams.title}</p>
      <p>{tooManyStreams.text}</p>
      <ul className={styles.streams}>
        {streams.map(({ id, title, device, startedAt }) => (
          <li key={id} className={styles.stream}>
            <span className={styles.what}>
              <strong>{title || tooManyStreams.hiddenTitle}</strong>
              <span>
                {device} · {tooManyStreams.startedAt(formatClock(startedAt, texts))}
              </span>
            </span>
            <Button
              look="light"
              isBusy={ending === id}
              aria-label={tooManyStreams.endNamed(title || tooManyStreams.hiddenTitle)}
              onClick={() => void end(id)}
            >
              {tooManyStreams.end}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
