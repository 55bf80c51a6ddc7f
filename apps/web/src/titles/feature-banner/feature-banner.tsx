import { itemAddress } from '@quintet/domain/catalogue/categories'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BannerCard } from '../../api/card.ts'
import { openItem } from '../open-item.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './feature-banner.module.css'

type FeatureBannerProps = {
  card: BannerCard
  /** The words on a visitor's banner, which opens the title's page as a whole. */
  words?: string | undefined
  /** What a member can do with the title right here. */
  action?: ReactNode
  /** True if it is the first thing visible on the page. */
  isFirst?: boolean
}

/** A single title at full width. @spec catalogue 2.9.2 */
export function FeatureBanner({ card, words, action, isFirst = false }: FeatureBannerProps) {
  const texts = useTexts()
  const router = useRouter()
  return (
    <div className={styles.banner} data-vertical={card.vertical} data-opens="">
      <div className={styles.picture} data-picture="">
        <Picture picture={card.picture} sizes="100vw" alt="" isFirst={isFirst} />
      </div>
      <div className={styles.words}>
        <a
          className={styles.link}
          href={itemAddress(card.vertical, card.id)}
          onClick={(event) => openItem(event, router, card)}
        >
          <span className={styles.title} dir="auto">
            {card.title}
          </span>
          {card.description && (
            <span className={styles.description} dir="auto">
              {card.description}
            </span>
          )}
          {!action && <span className={buttonClass('light', true)}>{words ?? texts.home.watchNow}</span>}
        </a>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
