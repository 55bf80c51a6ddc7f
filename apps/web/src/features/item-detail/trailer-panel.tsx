import type { ContentItem } from '@quintet/contracts/content'
import { pictureOf, verticalOf } from '../../api/card.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { formatLength } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { trailerOf } from '../../playing/playable.ts'
import styles from './trailer-panel.module.css'

/** The trailer, for everyone; without one, the specified text. @spec catalogue 2.11.5 */
export function TrailerPanel({ item }: { item: ContentItem }) {
  const detail = useTextsOf(detailTexts)
  const { play, load } = usePlayer()
  const { title, trailer, duration } = item.attributes
  if (!trailer) return <p className={styles.none}>{detail.noTrailer}</p>
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.button}
        data-vertical={verticalOf(item)}
        onClick={() => play({ item: trailerOf(item), queue: [] })}
        onPointerEnter={load}
        onFocus={load}
      >
        <Picture
          picture={pictureOf(item, ['background', 'landscape'], 1024)}
          sizes="(width < 845px) 92vw, 40rem"
          alt=""
        />
        <span className={styles.play}>
          <Icon name="play" size={30} isSolid />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{detail.playTrailer}</span>
          <span dir="auto">{[title, formatLength(duration)].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
    </div>
  )
}
