import { ArrowLeft } from 'lucide'
import { playerTexts } from '../../../texts/player.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import type { Watching } from './use-watching.ts'
import styles from './video-top.module.css'

/** The current title and the close button. */
export function VideoTop({ watching: { item, store, score, onAir } }: { watching: Watching }) {
  const shared = useTextsOf(playbackTexts)
  const words = useTextsOf(playerTexts)
  const place =
    item.season !== undefined && item.number !== undefined
      ? words.placeOfEpisode(item.season, item.number)
      : ''
  const byline = onAir ?? [item.byline, place].filter(Boolean).join(' · ')
  return (
    <div className={styles.top} data-fades="">
      <IconButton icon={ArrowLeft} size={28} label={shared.close} onClick={store.close} />
      <div className={styles.names}>
        {byline && <p className={styles.byline}>{byline}</p>}
        <h2 className={styles.title}>{item.title}</h2>
      </div>
      {score && (
        <p className={styles.score} role="status" aria-label={words.score(score[0], score[1])}>
          {score[0]} : {score[1]}
        </p>
      )}
    </div>
  )
}
