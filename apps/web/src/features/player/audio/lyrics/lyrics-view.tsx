import type { LyricsAnswer } from '@quintet/contracts/lyrics'
import { areTimed, lineHeardAt } from '@quintet/domain/listening/lyrics'
import type { KeyboardEvent } from 'react'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Switch } from '../../controls/menu-panel.tsx'
import { setPreference } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import type { Listening } from '../use-listening.ts'
import styles from './lyrics.module.css'
import { useFollowing } from './use-following.ts'
import { useLyrics } from './use-lyrics.ts'

/** The lyrics of the current track: synchronised line by line, or as plain text. @spec decisions 11.3 */
export function LyricsView({ listening }: { listening: Listening }) {
  const { lyrics: words } = useTextsOf(listeningTexts)
  const { lyrics, hasFailed, retry } = useLyrics(listening.item.id)
  return (
    <section className={styles.lyrics} aria-label={words.label} data-scrolls>
      {hasFailed ? (
        <div className={styles.note} role="alert">
          <p>{words.failed}</p>
          <Button look="outline-light" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : lyrics === null ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        lyrics && <Words key={listening.item.id} lyrics={lyrics} listening={listening} />
      )}
    </section>
  )
}

function Words({ lyrics, listening }: { lyrics: LyricsAnswer; listening: Listening }) {
  const { lyrics: words } = useTextsOf(listeningTexts)
  const { followsLyrics } = usePreferences()
  const { playing, jumps } = listening
  const isTimed = areTimed(lyrics.lines)
  const isFollowed = isTimed && followsLyrics
  const lineAt = lineHeardAt(lyrics.lines, playing.position)
  const { box, isLoose, toLine } = useFollowing(lineAt, isFollowed)
  const seek = (at: number) => {
    jumps.seek(at)
    toLine()
  }
  return (
    <>
      {isTimed && (
        <Switch
          label={words.follow}
          isOn={followsLyrics}
          onChange={(isOn) => setPreference('followsLyrics', isOn)}
        />
      )}
      <div
        {...box}
        className={styles.box}
        lang={lyrics.language ?? undefined}
        tabIndex={isFollowed ? undefined : 0}
      >
        {isFollowed ? (
          <TimedLines lines={lyrics.lines} lineAt={lineAt} onSeek={seek} />
        ) : (
          <PlainLines lines={lyrics.lines} />
        )}
      </div>
      {isLoose && (
        <button type="button" className={styles.toLine} onClick={toLine}>
          {words.toLine}
        </button>
      )}
    </>
  )
}

type Lines = { lines: LyricsAnswer['lines'] }

/** A single tab stop, at the current line; arrow keys move between lines. */
function TimedLines({ lines, lineAt, onSeek }: Lines & { lineAt: number; onSeek: (at: number) => void }) {
  const { lyrics: words } = useTextsOf(listeningTexts)
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
  }
  return (
    <ol className={styles.lines} onKeyDown={onKeyDown}>
      {lines.map(({ at, text }, place) => (
        <li key={place}>
          <button
            type="button"
            className={styles.line}
            aria-current={place === lineAt || undefined}
            aria-label={text === '' ? words.instrumental : undefined}
            tabIndex={place === Math.max(0, lineAt) ? 0 : -1}
            onClick={() => at !== null && onSeek(at)}
          >
            {text === '' ? <Icon name="music-stream" size={24} /> : text}
          </button>
        </li>
      ))}
    </ol>
  )
}

function PlainLines({ lines }: Lines) {
  return <p className={styles.plain}>{lines.map(({ text }) => text).join('\n')}</p>
}
