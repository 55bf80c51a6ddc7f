import type { ContentItem } from '@quintet/contracts/content'
import { pictureOf } from '../../api/card.ts'
import { playableOf } from '../../playing/playable.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { detailTexts } from '../../texts/detail.ts'
import { formatLength } from '../../texts/format.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { Picture } from '../../titles/picture/picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './extras-panel.module.css'

/** Deleted scenes, interviews and other extras of a film or a series. @spec decisions 9.16 */
export function ExtrasPanel({ item, extras }: { item: ContentItem; extras: readonly ContentItem[] }) {
  return (
    <ul className={styles.extras}>
      {extras.map((extra) => (
        <Extra key={extra.contentitem_id} extra={extra} item={item} />
      ))}
    </ul>
  )
}

function Extra({ extra, item }: { extra: ContentItem; item: ContentItem }) {
  const { card } = useTexts()
  const { extraKinds } = useTextsOf(detailTexts)
  const plays = usePlays()
  const { play, preparing } = usePlayer()
  const kind = extraKinds[extra.attributes.extra ?? 'other']
  // An extra with the same name as its film is labelled by its kind alone.
  const isNamed = extra.attributes.title !== item.attributes.title
  const name = isNamed ? extra.attributes.title : kind
  const playable = playableOf(extra, item)
  const still = <Picture picture={pictureOf(extra, ['landscape'], 640)} sizes="20rem" alt="" />
  return (
    <li className={styles.extra}>
      {plays(extra) && plays({ ...extra, available_in: item.available_in }) ? (
        <button
          type="button"
          className={styles.still}
          aria-label={card.play(name)}
          onClick={() => play({ item: playable, queue: [] })}
          {...preparing(playable)}
        >
          {still}
          <span className={styles.play}>
            <Icon name="play" size={22} isSolid />
          </span>
        </button>
      ) : (
        <div className={styles.still}>{still}</div>
      )}
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      <p className={styles.about}>
        {[isNamed ? kind : '', formatLength(extra.attributes.duration)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
