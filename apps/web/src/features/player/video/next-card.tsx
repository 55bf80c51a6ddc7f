import { playerTexts } from '../../../texts/player.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { COUNTDOWN_SECONDS } from '@quintet/domain/playback/watching'
import { useEffect, useRef, type CSSProperties } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../titles/picture/picture.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './next-card.module.css'
import type { Next } from './use-next.ts'
import type { Watching } from './use-watching.ts'

/** Offers the next episode in the last half minute or over the credits; it starts automatically if the member wants that. */
export function NextCard({ next }: { next: Next }) {
  const words = useTextsOf(playerTexts)
  const { item, isOffered, secondsLeft } = next
  if (!item || !isOffered) return null
  return (
    <section
      className={styles.next}
      aria-label={words.next.title}
      style={{ '--passed': secondsLeft === null ? 0 : 1 - secondsLeft / COUNTDOWN_SECONDS } as CSSProperties}
    >
      <div className={styles.still}>
        <Picture picture={item.still ?? item.picture} sizes="16rem" alt="" />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>
          {words.next.title}
          {item.number === undefined ? '' : ` · ${item.number}`}
        </p>
        <p className={styles.title}>{item.title}</p>
        {secondsLeft !== null && (
          <p className={styles.label} role="timer">
            {words.next.in(secondsLeft)}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="light" icon="play" onClick={next.play}>
            {words.next.now}
          </Button>
          <Button look="outline-light" onClick={next.cancel}>
            {words.next.cancel}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Asks "Are you still watching?" and waits for an answer; the member can turn the question off. */
export function PresencePrompt({ watching: { next, store } }: { watching: Watching }) {
  const { presence } = useTextsOf(playerTexts)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div
      className={styles.prompt}
      role="alertdialog"
      aria-label={presence.title}
      aria-describedby="presence-text"
    >
      <h2 className={styles.question}>{presence.title}</h2>
      <p id="presence-text">{presence.text}</p>
      <div className={styles.actions}>
        <Button ref={first} look="light" isLarge icon="play" onClick={() => next.goOn()}>
          {presence.goOn}
        </Button>
        <Button look="outline-light" isLarge onClick={store.close}>
          {presence.stop}
        </Button>
      </div>
      <button type="button" className={styles.never} onClick={() => next.goOn(true)}>
        {presence.never}
      </button>
    </div>
  )
}

/** After a film: watch again, or return to the page. */
export function EndCard({ watching: { item, jumps, store } }: { watching: Watching }) {
  const { ended } = useTextsOf(playerTexts)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles.prompt} role="group" aria-label={ended.title}>
      <h2 className={styles.question}>{item.title}</h2>
      <div className={styles.actions}>
        <Button ref={first} look="light" isLarge onClick={store.close}>
          {ended.close}
        </Button>
        <Button look="outline-light" isLarge icon={PLAYER_ICONS.back} onClick={jumps.toggle}>
          {ended.again}
        </Button>
      </div>
    </div>
  )
}
