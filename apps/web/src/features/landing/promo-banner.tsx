import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { showcaseQuery } from '../../api/titles.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { landingTexts } from '../../texts/landing.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { SignUpLink } from '../../session/sign-up-link.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './promo-banner.module.css'

type PromoBannerProps = {
  vertical: Vertical
  title: string
  /** Defaults to Try now for free. */
  button?: string
}

/** A vertical's offer; its button starts the sign-up. */
export function PromoBanner({ vertical, title, button }: PromoBannerProps) {
  const landing = useTextsOf(landingTexts)
  const { data: pictures } = useQuery(showcaseQuery(useAsker(), vertical))
  return (
    <section className={styles.banner} data-vertical={vertical}>
      <div className={styles.picture}>
        <Picture
          picture={pictures?.[1] ?? pictures?.[0] ?? undefined}
          sizes="(width < 845px) 100vw, 60vw"
          alt=""
        />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <SignUpLink isLarge>{button ?? landing.trial}</SignUpLink>
        <p className={styles.subtitle}>{landing.ctaSubtitle}</p>
      </div>
    </section>
  )
}
