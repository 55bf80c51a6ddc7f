import { listeningTexts } from '../../../texts/listening.ts'
import { formatTimeLeft } from '../../../texts/format.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { Picture } from '../../../titles/picture/picture.tsx'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

type WhatPlaysProps = {
  listening: Listening
  /** The picture's size, in style sheet notation. */ size: string
}

/** Artwork and names; for a book also the remaining time at its speed. @spec product 3.1 */
export function WhatPlays({ listening, size }: WhatPlaysProps) {
  const texts = useTexts()
  const words = useTextsOf(listeningTexts)
  const { item, title, byline, isBook, playing, state, comesNext } = listening
  const { duration, position, rate } = playing
  const elsewhere = state.is === 'waiting' ? state.elsewhere : null
  const heard = elsewhere === 'window' ? words.inOtherWindow : elsewhere && words.heardOn(elsewhere.device)
  const isLeftKnown = isBook && duration > position
  return (
    <>
      <span className={styles.art}>
        <Picture picture={item.picture} sizes={size} alt="" />
      </span>
      <span className={styles.names}>
        <span className={styles.title}>{title}</span>
        <span className={styles.byline}>{heard ?? byline}</span>
        {isLeftKnown && (
          <span className={styles.left}>{formatTimeLeft((duration - position) / rate, texts)}</span>
        )}
        {comesNext !== undefined && <span className={styles.left}>{words.comesNext(comesNext)}</span>}
      </span>
    </>
  )
}
