import { PLAYING_SPEEDS } from '@quintet/domain/watching'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { keepSpeed, speedOf } from '../../../playing/book-speeds.ts'
import { closePlayer, playItem, type PlayRequest } from '../../../playing/play.ts'
import { formatSpeed, formatTimecode } from '../../../texts/format.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Picture } from '../../../titles/picture/picture.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './audio-bar.module.css'
import { PlayerError, TooManyStreams } from '../controls/player-message.tsx'
import { SeekBar } from '../controls/seek-bar.tsx'
import { actionOfKey } from '../controls/shortcuts.ts'
import { useEngineOver, usePlaying } from '../store/use-engine.ts'
import { useMediaSession } from '../controls/use-media-session.ts'
import { usePlayback } from '../store/use-playback.ts'
import { Volume } from '../controls/volume.tsx'

const BACK_SECONDS = 15
const FORWARD_SECONDS = 30
const STEP_SECONDS = 10
/** "Previous" begins the track again after this many seconds. */
const RESTART_AFTER_SECONDS = 3

/** Music and books at the foot of every page; stays while one walks on. 150 px high. @spec catalogue 2.11.3 */
export function AudioBar({ request }: { request: PlayRequest }) {
  const texts = useTexts()
  const player = useTextsOf(playbackTexts)
  const { item, queue } = request
  const audio = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(request)
  const { state, report } = playback
  const engine = useEngineOver(audio)
  const playing = usePlaying(engine, playback)
  const [isListOpen, setListOpen] = useState(false)
  const isBook = item.vertical === 'audio-books'
  const chapters = state.status === 'running' ? state.source.chapters : []
  const at = queue.findIndex(({ id }) => id === item.id)
  const chapterAt = chapters.findLastIndex(({ start }) => playing.position >= start - 0.5)
  const isPlaying = playing.state === 'playing' || playing.state === 'buffering'

  const seek = (seconds: number) => {
    engine?.seek(seconds)
    report({ position: seconds, duration: playing.duration }, true)
  }
  const toggle = () => engine?.toggle()
  const nextItem = queue[at + 1]
  const previousItem = queue[at - 1]
  const next = () => {
    const chapter = chapters[chapterAt + 1]
    if (isBook && chapter) seek(chapter.start)
    else if (!isBook && nextItem) playItem(nextItem)
  }
  const previous = () => {
    const start = isBook ? (chapters[chapterAt]?.start ?? 0) : 0
    if (playing.position - start > RESTART_AFTER_SECONDS) return seek(start)
    if (isBook) return seek(chapters[chapterAt - 1]?.start ?? 0)
    return previousItem ? playItem(previousItem) : seek(0)
  }
  const hasNext = isBook ? chapters[chapterAt + 1] !== undefined : nextItem !== undefined

  const chapter = isBook ? chapters[chapterAt]?.title : undefined
  const told = chapter === undefined ? item : { ...item, title: chapter, collection: item.title }
  useMediaSession(told, playing, {
    play: () => engine?.play(),
    pause: () => engine?.pause(),
    seek,
    skip: (seconds) => seek(playing.position + seconds),
    previous,
    next,
  })
  useEffect(() => {
    if (playing.state === 'ended' && !isBook && nextItem) playItem(nextItem)
  }, [playing.state, isBook, nextItem])

  // A book has a speed of its own, which no music takes over.
  useEffect(() => engine?.setRate(isBook ? speedOf(item.id) : 1), [engine, item.id, isBook])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isListOpen) return setListOpen(false)
    const target = event.target as HTMLElement
    const action = actionOfKey({
      key: event.key,
      isOnButton: target.closest('button') !== null,
      isOnSlider: target.matches('input, select'),
      isOnText: false,
      hasShift: event.shiftKey,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    })
    if (action?.do === 'toggle') toggle()
    else if (action?.do === 'skip') seek(playing.position + action.seconds)
    else if (action?.do === 'mute') engine?.setMuted(!playing.isMuted)
    else return undefined
    return event.preventDefault()
  }

  const problem = state.status === 'failed' ? state.problem : playing.error
  const retry = () =>
    state.status === 'running' && playing.error !== 'ended' ? engine?.retry() : playback.restart()
  const list = isBook
    ? chapters.map(({ title, start }, index) => ({
        key: start,
        label: title,
        isCurrent: index === chapterAt,
        choose: () => seek(start),
      }))
    : queue.map((track, index) => ({
        key: track.id,
        label: track.title,
        isCurrent: index === at,
        choose: () => playItem(track),
      }))
  return (
    <section
      className={`${styles.bar} audio-bar`}
      data-vertical={item.vertical}
      aria-label={`${player.label}: ${item.title}`}
      onKeyDown={onKeyDown}
    >
      {/* Music and readings have no captions; what is spoken in a book is its text. */}
      <audio ref={audio}>
        <track kind="captions" />
      </audio>
      {problem || state.status === 'too_many' ? (
        <div className={styles.problem}>
          {state.status === 'too_many' ? (
            <TooManyStreams streams={state.streams} onRetry={playback.restart} />
          ) : (
            problem && <PlayerError problem={problem} onRetry={retry} />
          )}
          <IconButton icon="close" label={player.close} onClick={closePlayer} />
        </div>
      ) : (
        <>
          <div className={styles.what}>
            <div className={styles.art}>
              <Picture picture={item.picture} sizes="6rem" alt="" />
            </div>
            <div className={styles.names}>
              <p className={styles.title}>{told.title}</p>
              <p className={styles.byline}>{isBook ? item.title : item.byline}</p>
            </div>
          </div>
          <div className={styles.centre}>
            <div className={styles.transport}>
              {isBook && (
                <IconButton
                  icon={PLAYER_ICONS.back}
                  label={player.back(BACK_SECONDS)}
                  onClick={() => seek(playing.position - BACK_SECONDS)}
                />
              )}
              <IconButton
                icon={PLAYER_ICONS.previous}
                isSolid
                label={isBook ? player.previousChapter : player.previous}
                onClick={previous}
              />
              <IconButton
                className={styles.play}
                icon={isPlaying ? 'pause' : 'play'}
                size={26}
                isSolid
                label={isPlaying ? player.pause : player.play}
                aria-busy={playing.state === 'buffering' || playing.state === 'loading' || undefined}
                onClick={toggle}
              />
              <IconButton
                icon={PLAYER_ICONS.next}
                isSolid
                label={isBook ? player.nextChapter : player.next}
                disabled={!hasNext}
                onClick={next}
              />
              {isBook && (
                <IconButton
                  icon={PLAYER_ICONS.forward}
                  label={player.forward(FORWARD_SECONDS)}
                  onClick={() => seek(playing.position + FORWARD_SECONDS)}
                />
              )}
            </div>
            <div className={styles.line}>
              <span className={styles.time}>{formatTimecode(playing.position)}</span>
              <SeekBar
                position={playing.position}
                duration={playing.duration}
                bufferedTo={playing.bufferedTo}
                chapters={chapters}
                step={STEP_SECONDS}
                onSeek={seek}
              />
              <span className={styles.time}>{formatTimecode(playing.duration)}</span>
            </div>
          </div>
          <div className={styles.side}>
            {isBook && (
              <label className={styles.speed}>
                <span className="visually-hidden">{player.speed}</span>
                <select
                  value={playing.rate}
                  onChange={(event) => {
                    const speed = Number(event.target.value)
                    keepSpeed(item.id, speed)
                    engine?.setRate(speed)
                  }}
                >
                  {PLAYING_SPEEDS.map((speed) => (
                    <option key={speed} value={speed}>
                      {formatSpeed(speed, texts)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {list.length > 1 && (
              <IconButton
                icon="list"
                label={isBook ? player.chapters : player.queue}
                aria-expanded={isListOpen}
                onClick={() => setListOpen(!isListOpen)}
              />
            )}
            <Volume engine={engine} playing={playing} />
            <IconButton icon="close" label={player.close} onClick={closePlayer} />
          </div>
          {isListOpen && (
            <ol className={styles.list} aria-label={isBook ? player.chapters : player.queue}>
              {list.map(({ key, label, isCurrent, choose }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.entry}
                    aria-current={isCurrent || undefined}
                    onClick={choose}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  )
}
