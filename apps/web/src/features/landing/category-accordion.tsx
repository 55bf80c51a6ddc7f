import { KIDS_CATEGORY, VERTICAL_FACTS, VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showcaseQuery } from '../../api/titles.queries.ts'
import type { PictureSource } from '../../api/card.ts'
import { useAsker } from '../../api/asker.ts'
import { landingTexts } from '../../texts/landing.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './category-accordion.module.css'

/** Six panels, one open at a time, initially the first; the plain script opens them. @spec catalogue 2.3.1 */
export function CategoryAccordion() {
  const texts = useTexts()
  const landing = useTextsOf(landingTexts)
  const asker = useAsker()
  const pictures = useQueries({
    queries: ([...VERTICALS, KIDS_CATEGORY] as const).map((category) => showcaseQuery(asker, category)),
  })
  // The second picture: the hero already shows the first.
  const pictureAt = (index: number) => pictures[index]?.data?.[1] ?? pictures[index]?.data?.[0] ?? undefined
  return (
    <section className={styles.section} aria-labelledby="accordion-title">
      <h2 className={styles.title} id="accordion-title">
        {landing.accordionTitle}
      </h2>
      <quintet-accordion class={styles.accordion}>
        {VERTICALS.map((vertical, index) => (
          <Panel
            key={vertical}
            id={vertical}
            slug={VERTICAL_FACTS[vertical].slug}
            name={texts.verticals[vertical].name}
            {...landing.verticals[vertical]}
            picture={pictureAt(index)}
            isOpen={index === 0}
          />
        ))}
        <Panel
          id={KIDS_CATEGORY}
          slug={KIDS_CATEGORY}
          name={texts.header.kids}
          {...landing.kids}
          picture={pictureAt(VERTICALS.length)}
          isOpen={false}
        />
      </quintet-accordion>
    </section>
  )
}

type PanelProps = {
  id: Vertical | typeof KIDS_CATEGORY
  slug: string
  name: string
  tagline: string
  teaser: string
  picture: PictureSource | undefined
  isOpen: boolean
}

function Panel({ id, slug, name, tagline, teaser, picture, isOpen }: PanelProps) {
  const texts = useTexts()
  return (
    <div
      className={styles.panel}
      data-vertical={id}
      data-panel={isOpen ? 'open' : 'closed'}
      suppressHydrationWarning
    >
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          data-panel-button=""
          aria-expanded={isOpen}
          aria-controls={`panel-${id}`}
          suppressHydrationWarning
        >
          <Icon name={id} size={28} />
          <span className={styles.name}>{name}</span>
        </button>
      </h3>
      <div className={styles.content} id={`panel-${id}`}>
        <div className={styles.inner}>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.teaser}>{teaser}</p>
          {slug === KIDS_CATEGORY ? (
            <Link className={styles.explore} to="/kids">
              {texts.explore(name)}
            </Link>
          ) : (
            <Link className={styles.explore} to="/$category" params={{ category: slug }}>
              {texts.explore(name)}
            </Link>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(width < 845px) 90vw, 50vw" alt="" />
          </div>
        )}
      </div>
    </div>
  )
}
