import { useEffect, useState } from 'react'
import { formatTimecode } from '../../../texts/format-details.ts'
import { lostPlaceOf } from '../store/playback.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

const OFFERED_MS = 30_000

/** A link back to the last listened position of a book: before a jump here, or on another device. @spec product 2.9 */
export function BackNote({ listening: { jumps, source, request, isBook } }: { listening: Listening }) {
  const words = useTextsOf(playbackTexts)
  const [over, setOver] = useState<string | null>(null)
  const place = jumps.leftAt ?? lostPlaceOf({ source, request }) ?? null
  const offer = place === null ? null : `${source?.streamId} ${place}`
  useEffect(() => {
    if (offer === null) return undefined
    const timer = setTimeout(() => setOver(offer), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [offer])
  if (!isBook || place === null || offer === over) return null
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => {
        jumps.seek(place)
        jumps.forgetLeftAt()
        setOver(offer)
      }}
    >
      {words.backTo(formatTimecode(place))}
    </button>
  )
}
