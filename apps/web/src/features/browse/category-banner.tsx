import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { pictureOf } from '../../api/card.ts'
import { browseTexts } from '../../texts/browse.ts'
import { landingTexts } from '../../texts/landing.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { SignUpLink } from '../../session/sign-up-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { MatchTime } from './match-time.tsx'
import styles from './category-banner.module.css'

type CategoryBannerProps = { vertical: Vertical; feature: ContentItem | undefined; isMember: boolean }

/** A banner in the vertical's colour with its name at full size and one of its titles. @spec catalogue 2.3.2 */
export function CategoryBanner({ vertical, feature, isMember }: CategoryBannerProps) {
  const texts = useTexts()
  const landing = useTextsOf(landingTexts)
  const browse = useTextsOf(browseTexts)
  const { name } = texts.verticals[vertical]
  const [, category = '', kind = ''] = VERTICAL_FACTS[vertical].itemPath.split('/')
  return (
    <section className={styles.banner} data-vertical={vertical}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Icon name={vertical} size={40} />
          {name}
        </h1>
        <p className={styles.claim}>{browse.category.banner[vertical]}</p>
        {!isMember && (
          <>
            <SignUpLink isLarge>{landing.trial}</SignUpLink>
            <p className={styles.subtitle}>{landing.ctaSubtitle}</p>
          </>
        )}
      </div>
      {feature && (
        <Link
          className={styles.feature}
          to="/$category/$kind/$id"
          params={{ category, kind, id: String(feature.contentitem_id) }}
        >
          <Picture
            picture={pictureOf(feature, ['background', 'landscape', 'square'])}
            sizes="(width < 845px) 100vw, 62vw"
            alt=""
            isFirst
            className={styles.picture}
          />
          <span className={styles.featureText}>
            {isMember && feature.live !== false && <MatchTime item={feature} />}
            <span className={styles.featureTitle}>{feature.attributes.title}</span>
            <span className={styles.featureLine}>{feature.attributes.short_description}</span>
          </span>
        </Link>
      )}
    </section>
  )
}
