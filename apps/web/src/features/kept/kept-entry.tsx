import { Trash2 } from 'lucide'
import { pause, remove, resume } from '../../kept/keeping.ts'
import type { KeptOne } from '../../kept/use-kept.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { formatBytes, formatDate, formatTimecode } from '../../texts/format-details.ts'
import { keptTexts } from '../../texts/kept.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Picture } from '../../titles/picture/picture.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { stateOf } from '../../kept/state-text.ts'
import styles from './kept-entry.module.css'

/** One saved title: what it is, its download progress, and its tracks to play. */
export function KeptEntry({ kept }: { kept: KeptOne }) {
  const texts = useTexts()
  const words = useTextsOf(keptTexts)
  const { play } = usePlayer()
  const { about, contentId } = kept
  const title = about?.title ?? words.heading
  const [first] = about?.queue ?? []
  const drop = async () => {
    await remove(contentId)
    showToast(words.removed(title))
  }
  return (
    <li className={styles.entry} data-vertical={first?.vertical}>
      <div className={styles.picture}>
        <Picture picture={first?.picture} sizes="7rem" alt="" hasPlaceholder={false} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.title} dir="auto">
          {about ? title : words.expired}
        </h2>
        {about?.byline && (
          <p className={styles.byline} dir="auto">
            {about.byline}
          </p>
        )}
        <p className={styles.facts}>
          {[
            about && about.queue.length > 1 && words.tracks(about.queue.length),
            formatBytes(kept.bytes, texts),
            about && kept.isWhole && words.until(formatDate(new Date(kept.until), texts)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!kept.isWhole && <Progress kept={kept} />}
      </div>
      <div className={styles.buttons}>
        {about && first && (
          <IconButton
            icon="play"
            isSolid
            label={words.play(title)}
            onClick={() => play({ item: first, queue: about.queue })}
          />
        )}
        <IconButton icon={Trash2} label={words.remove(title)} onClick={() => void drop()} />
      </div>
      {about && about.queue.length > 1 && (
        <ol className={styles.tracks}>
          {about.queue.map((track, index) => (
            <li key={track.id}>
              <button
                type="button"
                className={styles.track}
                onClick={() => play({ item: track, queue: about.queue })}
              >
                <span className="visually-hidden">{words.playTrack(track.title)}</span>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span dir="auto" aria-hidden="true">
                  {track.title}
                </span>
                {track.seconds !== undefined && (
                  <span className={styles.length} aria-hidden="true">
                    {formatTimecode(track.seconds)}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

function Progress({ kept }: { kept: KeptOne }) {
  const words = useTextsOf(keptTexts)
  const { contentId, run, done, total } = kept
  const isRunning = run === 'fetching' || run === 'waiting'
  const goOn = () => resume(contentId).catch(() => showToast(words.notKept, 'error'))
  return (
    <div className={styles.progress}>
      <ProgressBar value={done} max={Math.max(1, total)} />
      <span>{stateOf(kept, words)}</span>
      <Button look="quiet" onClick={() => (isRunning ? pause(contentId) : void goOn())}>
        {isRunning ? words.pauseShort : words.resumeShort}
      </Button>
    </div>
  )
}
