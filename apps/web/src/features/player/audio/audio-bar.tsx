import { SPEED_STEP } from '@quintet/domain/listening/listening'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { listeningTexts } from '../../../texts/listening.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import { FailureMessage } from '../controls/player-message.tsx'
import { actionOfKey } from '../controls/shortcuts.ts'
import { Volume } from '../controls/volume.tsx'
import type { Playback } from '../store/playback.ts'
import type { AudioScreen } from '../store/screen.ts'
import styles from './audio-bar.module.css'
import { AudioPanels } from './audio-panels.tsx'
import { AudioTransport } from './audio-transport.tsx'
import { CastButton } from './cast-button.tsx'
import { FullScreen, type FullView } from './full-screen.tsx'
import { MiniBar } from './mini-bar.tsx'
import { SongHeart } from './song-heart.tsx'
import { useIsSmall } from './use-is-small.ts'
import { useListening, type Listening } from './use-listening.ts'
import { usePull } from './use-pull.ts'
import { WhatPlays } from './what-plays.tsx'

/**
 * The player for music and books at the foot of every page; it stays during navigation. 150 px high, one line on phones.
 * @spec catalogue 2.11.3
 */
export function AudioBar({ playback }: { playback: Playback<AudioScreen> }) {
  const words = useTextsOf(playbackTexts)
  const bar = useRef<HTMLElement>(null)
  const listening = useListening(playback, bar)
  const isSmall = useIsSmall()
  const [opened, setOpened] = useState<FullView | null>(null)
  const fold = () => setOpened(null)
  const { state, item } = listening
  const hasFailed = state.is === 'failed'
  const isFull = opened !== null && !hasFailed
  const pull = usePull((direction) => isSmall && setOpened(direction < 0 ? (opened ?? 'player') : null))
  const wasFull = useRef(false)
  useEffect(() => {
    if (wasFull.current && !isFull) bar.current?.querySelector('button')?.focus()
    wasFull.current = isFull
  }, [isFull])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFull) fold()
    else if (!actByKey(listening, event)) return
    event.preventDefault()
  }
  return (
    <section
      ref={bar}
      className={`${styles.bar} audio-bar`}
      data-vertical={item.vertical}
      data-full={isFull || undefined}
      data-keeps-panels={!isFull || undefined}
      {...(isFull ? { role: 'dialog', 'aria-modal': true } : {})}
      aria-label={`${words.label}: ${item.title}`}
      onKeyDown={onKeyDown}
      {...pull}
    >
      {hasFailed ? (
        <div className={styles.problem}>
          <FailureMessage failure={state.failure} playback={playback} />
          <IconButton icon="close" label={words.close} onClick={listening.store.close} />
        </div>
      ) : isFull ? (
        <FullScreen listening={listening} view={opened} onView={setOpened} onFold={fold} />
      ) : isSmall ? (
        <MiniBar listening={listening} onOpen={() => setOpened('player')} />
      ) : (
        <WideBar listening={listening} onOpen={setOpened} />
      )}
    </section>
  )
}

function WideBar({ listening, onOpen }: { listening: Listening; onOpen: (view: FullView) => void }) {
  const words = useTextsOf(playbackTexts)
  const own = useTextsOf(listeningTexts)
  const { engine, playing, store } = listening
  return (
    <>
      <div className={styles.what}>
        <WhatPlays listening={listening} size="6rem" />
        <SongHeart listening={listening} />
      </div>
      <AudioTransport listening={listening} />
      <div className={styles.side}>
        {listening.canHaveLyrics && (
          <IconButton icon={PLAYER_ICONS.lyrics} label={own.lyrics.label} onClick={() => onOpen('lyrics')} />
        )}
        <AudioPanels listening={listening} />
        <CastButton listening={listening} />
        <Volume engine={engine} playing={playing} />
        <IconButton icon={PLAYER_ICONS.up} label={own.open} onClick={() => onOpen('player')} />
        <IconButton icon="close" label={words.close} onClick={store.close} />
      </div>
    </>
  )
}

/** Handles a shortcut; returns true if the key had one. */
function actByKey(listening: Listening, event: KeyboardEvent): boolean {
  const { engine, playing, skip, isBook } = listening
  const target = event.target as HTMLElement
  const action = actionOfKey({
    key: event.key,
    isOnButton: target.closest('button') !== null,
    isOnSlider: target.matches('input, select'),
    isOnText: target.matches('textarea'),
    hasShift: event.shiftKey,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
  })
  switch (action?.do) {
    case 'toggle':
      listening.toggle()
      return true
    case 'skip':
      skip(action.seconds)
      return true
    case 'mute':
      engine.setMuted(!playing.isMuted)
      return true
    case 'rate':
      if (isBook) listening.setSpeed(playing.rate + action.by * SPEED_STEP)
      return isBook
    case 'item':
    case 'chapter':
      if (action.by > 0) listening.next()
      else listening.previous()
      return true
    default:
      return false
  }
}
