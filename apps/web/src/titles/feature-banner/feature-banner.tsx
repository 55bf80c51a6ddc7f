import { itemAddress } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Card } from '../../api/card.ts'
import { cardsQuery, type ListQuery } from '../../api/catalogue.queries.ts'
import { openItem } from '../open-item.ts'
import { type Asker, useAsker } from '../../api/asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './feature-banner.module.css'

type Wanted = Pick<ListQuery, 'category' | 'tags' | 'sort'>

/** Returns one item with its wide picture. */
export const featureQuery = (asker: Asker, query: Wanted) =>
  cardsQuery(asker, { ...query, limit: 1 }, 'background')

type FeatureBannerProps = {
  query: Wanted
  /** Defaults to Watch now. */
  button?: string
  /** True if it is the first thing visible on the page. */
  isFirst?: boolean
}

/** The first title of a list, at full width. */
export function FeatureBanner({ query, ...rest }: FeatureBannerProps) {
  const { data: [card] = [] } = useQuery(featureQuery(useAsker(), query))
  return card ? <TitleBanner card={card} {...rest} /> : null
}

/** A single title at full width. @spec catalogue 2.9.2 */
export function TitleBanner({
  card,
  button,
  isFirst = false,
}: Omit<FeatureBannerProps, 'query'> & { card: Card }) {
  const texts = useTexts()
  const router = useRouter()
  return (
    <a
      className={styles.banner}
      data-vertical={card.vertical}
      href={itemAddress(card.vertical, card.id)}
      onClick={(event) => openItem(event, router, card)}
    >
      <span className={styles.picture} data-picture="">
        <Picture picture={card.picture} sizes="100vw" alt="" isFirst={isFirst} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {card.title}
        </span>
        {card.description && (
          <span className={styles.description} dir="auto">
            {card.description}
          </span>
        )}
        <span className={buttonClass('light', true)}>
          <Icon name="play" isSolid />
          {button ?? texts.home.watchNow}
        </span>
      </span>
    </a>
  )
}
