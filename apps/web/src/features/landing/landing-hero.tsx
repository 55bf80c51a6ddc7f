import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { useQueries } from '@tanstack/react-query'
import { showcaseQuery } from '../../api/titles.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { theOffer, thePrice } from '../../brand/offer.ts'
import { formatCents } from '../../texts/format.ts'
import { landingTexts } from '../../texts/landing.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { SignUpLink } from '../../session/sign-up-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './landing-hero.module.css'

/**
 * Five pillars beside the words: one per vertical, of different heights, in its colour, with the vertical's first showcase picture inside.
 * Without pictures the pillars show their colour and icon. @spec catalogue 2.3.1
 */
export function LandingHero() {
  const texts = useTexts()
  const landing = useTextsOf(landingTexts)
  const { tax } = useTextsOf(signUpTexts)
  const asker = useAsker()
  const pictures = useQueries({ queries: VERTICALS.map((vertical) => showcaseQuery(asker, vertical)) })
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>
          {landing.headline.map((word) => (
            <span key={word} className={styles.word}>
              {word}{' '}
            </span>
          ))}
        </h1>
        <p className={styles.lead}>{landing.lead}</p>
        <SignUpLink look="light" isLarge>
          {landing.trial}
        </SignUpLink>
        <p className={styles.terms}>
          {landing.terms(theOffer().trial.days, formatCents(thePrice('monthly'), texts), tax(theOffer().tax))}
        </p>
      </div>
      <div className={styles.pillars} aria-hidden="true">
        {VERTICALS.map((vertical, index) => (
          <div key={vertical} className={styles.pillar} data-vertical={vertical}>
            <div className={styles.window}>
              <Picture
                picture={pictures[index]?.data?.[0] ?? undefined}
                sizes="(width < 845px) 58vw, 70vw"
                alt=""
                firstWhere="(width >= 845px)"
                className={styles.art}
              />
            </div>
            <span className={styles.icon}>
              <Icon name={vertical} size={26} />
            </span>
          </div>
        ))}
      </div>
    </section>
  )
}
