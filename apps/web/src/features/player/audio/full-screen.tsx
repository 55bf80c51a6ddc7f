import { useEffect, useRef } from 'react'
import { listeningTexts } from '../../../texts/listening.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import bar from './audio-bar.module.css'
import { AudioPanels } from './audio-panels.tsx'
import { AudioTransport } from './audio-transport.tsx'
import { CastButton } from './cast-button.tsx'
import styles from './full-screen.module.css'
import { LyricsView } from './lyrics/lyrics-view.tsx'
import { SongHeart } from './song-heart.tsx'
import type { Listening } from './use-listening.ts'
import { WhatPlays } from './what-plays.tsx'

// The elements beneath the full-screen player. Toasts stay accessible.
const BELOW = 'body > :is(quintet-header, main, footer, nav, .skip-link, [role="dialog"]:not(.audio-bar))'

/** What the full-screen player shows: the player, or the lyrics with it. */
export type FullView = 'player' | 'lyrics'

type FullScreenProps = {
  listening: Listening
  view: FullView
  onView: (view: FullView) => void
  onFold: () => void
}

/** The player expanded to the whole screen: artwork, lyrics, and all controls within the thumb's reach. */
export function FullScreen({ listening, view, onView, onFold }: FullScreenProps) {
  const words = useTextsOf(listeningTexts)
  const shared = useTextsOf(playbackTexts)
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const below = [...document.querySelectorAll(BELOW)].filter((element) => !element.hasAttribute('inert'))
    for (const element of below) element.toggleAttribute('inert', true)
    head.current?.querySelector('button')?.focus()
    return () => {
      for (const element of below) element.toggleAttribute('inert', false)
    }
  }, [])
  const showsLyrics = view === 'lyrics' && listening.canHaveLyrics
  return (
    <div className={`${styles.full} audio-full`}>
      <div ref={head} className={styles.head}>
        <IconButton icon="down" size={28} label={words.fold} onClick={onFold} />
        {listening.canHaveLyrics && (
          <IconButton
            className={bar.mode}
            icon={PLAYER_ICONS.lyrics}
            size={26}
            label={words.lyrics.label}
            aria-pressed={showsLyrics}
            onClick={() => onView(showsLyrics ? 'player' : 'lyrics')}
          />
        )}
        <CastButton listening={listening} />
        <IconButton icon="close" label={shared.close} onClick={listening.store.close} />
      </div>
      <div className={styles.middle} data-lyrics={showsLyrics || undefined}>
        <div className={styles.what}>
          <WhatPlays listening={listening} size="26rem" />
          {/* Lyrics need the height. */}
          {!showsLyrics && <SongHeart listening={listening} />}
        </div>
        {showsLyrics && <LyricsView listening={listening} />}
      </div>
      <AudioTransport listening={listening} />
      <AudioPanels listening={listening} />
    </div>
  )
}
