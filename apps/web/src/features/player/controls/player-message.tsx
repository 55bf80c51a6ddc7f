import { endPlayback } from '@quintet/contracts/playback'
import type { RunningStream } from '@quintet/contracts/problems'
import { useState } from 'react'
import { ACCOUNT_MENU } from '../../../shell/account-places.ts'
import { call } from '../../../api/call.ts'
import { itemTarget } from '../../../titles/open-item.ts'
import { closePlayer, playRequestNow } from '../../../playing/play.ts'
import { formatClock } from '../../../texts/format.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { playerTexts } from '../../../texts/player.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { EngineError } from '../engine/engine.ts'
import styles from './player-message.module.css'
import type { PlaybackProblem } from '../store/use-playback.ts'

type PlayerErrorProps = {
  problem: PlaybackProblem | EngineError
  /** What a member can tell the service. */
  code?: string | null
  onRetry: () => void
}

/** What went wrong and what helps, in words. */
export function PlayerError({ problem, code, onRetry }: PlayerErrorProps) {
  const words = useTextsOf(playbackTexts)
  const film = useTextsOf(playerTexts)
  const { cause, remedy } = words.errors[problem]
  return (
    <div className={styles.message} role="alert">
      <Icon name="warning" size={36} />
      <p className={styles.cause}>{cause}</p>
      <p>{remedy}</p>
      <Remedy problem={problem} onRetry={onRetry} />
      {code && <p className={styles.code}>{film.code(code)}</p>}
    </div>
  )
}

/** The one thing that helps. */
function Remedy({ problem, onRetry }: Omit<PlayerErrorProps, 'code'>) {
  const words = useTextsOf(playbackTexts)
  const film = useTextsOf(playerTexts)
  if (problem === 'unsupported') return null
  if (problem === 'not_available_here')
    return (
      <ButtonLink look="light" to="/" onClick={closePlayer}>
        {film.toOthers}
      </ButtonLink>
    )
  if (problem === 'no_subscription')
    return (
      <ButtonLink look="light" to="." search={{ account: ACCOUNT_MENU }} onClick={closePlayer}>
        {film.toAccount}
      </ButtonLink>
    )
  if (problem === 'unauthenticated')
    return (
      <ButtonLink look="light" to="/login" onClick={closePlayer}>
        {film.logIn}
      </ButtonLink>
    )
  const item = playRequestNow()?.item
  if (problem === 'rental_required' && item)
    return (
      <ButtonLink
        look="light"
        {...itemTarget({ ...item, id: item.groupId })}
        search={{ rent: true }}
        onClick={closePlayer}
      >
        {film.rent}
      </ButtonLink>
    )
  return (
    <Button look="light" onClick={onRetry}>
      {words.retry}
    </Button>
  )
}

type TooManyStreamsProps = { streams: readonly RunningStream[]; onRetry: () => void }

/** The account's running streams; ending one makes room for this one. @spec product 2.11 */
export function TooManyStreams({ streams, onRetry }: TooManyStreamsProps) {
  const texts = useTexts()
  const { tooManyStreams } = useTextsOf(playbackTexts)
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (id: string) => {
    setEnding(id)
    // It may have ended by itself meanwhile: trying again tells.
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
