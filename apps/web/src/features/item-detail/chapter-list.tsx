import type { Chapter, ContentItem } from '@quintet/contracts/content'
import { usePlayer } from '../../playing/use-player.ts'
import { formatTimecode } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import rows from '../../titles/play-row/play-row.module.css'
import styles from './lists.module.css'
import { playableOf } from '../../playing/playable.ts'

/** The chapters of a book, each playable from its start. */
export function ChapterList({ item, chapters }: { item: ContentItem; chapters: readonly Chapter[] }) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const plays = usePlays()
  const { play, load } = usePlayer()
  const book = playableOf(item, item)
  return (
    <section aria-labelledby="chapters">
      <h2 className={styles.heading} id="chapters">
        {words.chapters}
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ title, start, end }, index) => (
          <li key={start} className={`${styles.track} ${rows.row}`}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>{title}</span>
            <span className={styles.length}>{formatTimecode(end - start)}</span>
            {plays(item) && (
              <IconButton
                className={rows.button}
                icon="play"
                isSolid
                label={texts.card.play(title)}
                onClick={() => play({ item: book, queue: [book], startAt: start })}
                onPointerEnter={load}
                onFocus={load}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
