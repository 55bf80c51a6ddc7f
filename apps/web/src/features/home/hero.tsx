import type { ContentItem } from '@quintet/contracts/content'
import { HERO_SLIDE_MS } from '@quintet/domain/catalogue/browsing'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pictureOf, toBannerCard, verticalOf } from '../../api/card.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Heart } from '../../titles/heart/heart.tsx'
import { itemTarget } from '../../titles/open-item.ts'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './hero.module.css'
import { Action } from './action.tsx'

/** Five slides that advance by themselves, and stop on request, on hover, on focus and with reduced motion. @spec catalogue 2.7.1 */
export function Hero({ items }: { items: readonly ContentItem[] }) {
  const texts = useTexts()
  const [index, setIndex] = useState(0)
  // Null until the wish for less motion is known: nothing moves before.
  const [isPaused, setPaused] = useState<boolean | null>(null)
  const hero = useRef<HTMLElement>(null)
  const [reach, setReach] = useState(0)

  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setPaused(wish.matches)
    follow()
    wish.addEventListener('change', follow)
    return () => wish.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    if (isPaused !== false || items.length < 2) return undefined
    const timer = setInterval(() => {
      // Asked when it is due: neither the pointer nor the focus may let go of it for the other.
      const isHeld = hero.current?.matches(':hover, :focus-within')
      if (!isHeld && !document.hidden) setIndex((now) => (now + 1) % items.length)
    }, HERO_SLIDE_MS)
    return () => clearInterval(timer)
  }, [isPaused, items.length])

  // Loads the next slide's picture only after hydration: the user is waiting for the first one.
  useEffect(() => setReach((now) => Math.max(now, index + 1)), [index])

  return (
    <section ref={hero} className={styles.hero} aria-roledescription="carousel" aria-label={texts.home.hero}>
      {items.map((item, at) => (
        <Slide
          key={item.contentitem_id}
          item={item}
          isCurrent={at === index}
          isFirst={at === 0}
          hasPicture={at <= reach}
        />
      ))}
      <div className={styles.controls}>
        <IconButton
          className={styles.pause}
          icon={isPaused ? 'play' : 'pause'}
          isSolid
          label={isPaused ? texts.home.resume : texts.home.pause}
          onClick={() => setPaused(!isPaused)}
        />
        <ol className={styles.dots}>
          {items.map((item, at) => (
            <li key={item.contentitem_id}>
              <button
                type="button"
                className={styles.dot}
                aria-label={texts.home.slide(at + 1, items.length)}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
              />
            </li>
          ))}
        </ol>
        <p className={styles.hint}>{texts.home.scrollHint}</p>
      </div>
    </section>
  )
}

type SlideProps = { item: ContentItem; isCurrent: boolean; isFirst: boolean; hasPicture: boolean }

function Slide({ item, isCurrent, isFirst, hasPicture }: SlideProps) {
  const vertical = verticalOf(item)
  const title = useMemo(() => toBannerCard(item, { isMember: true }), [item])
  return (
    <article
      className={styles.slide}
      data-vertical={vertical}
      data-current={isCurrent || undefined}
      inert={!isCurrent}
    >
      <Picture
        picture={hasPicture ? pictureOf(item, ['background', 'landscape']) : undefined}
        sizes="100vw"
        alt=""
        isFirst={isFirst}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          <Link {...itemTarget(title)} className={styles.titleLink}>
            {item.attributes.title}
          </Link>
        </h2>
        <p className={styles.description} dir="auto">
          {item.attributes.short_description ?? item.attributes.description}
        </p>
        <div className={styles.actions}>
          <Action of={title} />
          <Heart
            id={item.contentitem_id}
            vertical={vertical}
            title={item.attributes.title}
            className={styles.heart}
          />
        </div>
      </div>
    </article>
  )
}
