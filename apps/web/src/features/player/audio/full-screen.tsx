import { useEffect, useRef } from 'react'
import { listeningTexts } from '../../../texts/listening.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { AudioPanels } from './audio-panels.tsx'
import { AudioTransport } from './audio-transport.tsx'
import styles from './full-screen.module.css'
import type { Listening } from './use-listening.ts'
import { WhatPlays } from './what-plays.tsx'

// What lies below it. Messages stay in reach.
const BELOW = 'body > :is(quintet-header, main, footer, nav, .skip-link, [role="dialog"]:not(.audio-bar))'

/** The bar grown to a phone's whole screen: the picture, and everything within a thumb's reach. */
export function FullScreen({ listening, onFold }: { listening: Listening; onFold: () => void }) {
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
  return (
    <div className={styles.full}>
      <div ref={head} className={styles.head}>
        <IconButton icon="down" size={28} label={words.fold} onClick={onFold} />
        <IconButton icon="close" label={shared.close} onClick={listening.store.close} />
      </div>
      <div className={styles.what}>
        <WhatPlays listening={listening} size="20rem" />
      </div>
      <AudioTransport listening={listening} />
      <AudioPanels listening={listening} />
    </div>
  )
}
