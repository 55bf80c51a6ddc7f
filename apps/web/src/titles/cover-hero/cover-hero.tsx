import type { ContentItem } from '@quintet/contracts/content'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { pictureOf } from '../../api/card.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './cover-hero.module.css'

/** Number of characters from which a name, or one with a word this long, is set smaller. */
const LONG_NAME = 16
const LONG_WORD = 10
const COVERS = 3

type CoverHeroProps = {
  /** A picture of its own, above everything. */
  mark?: ReactNode
  /** The kind, such as "Artist" or "Book series". */
  kind: string
  name: string
  facts: readonly ReactNode[]
  /** The items whose covers stand beside the name. */
  items: readonly ContentItem[]
  children?: ReactNode
}

/** A name at full size on the colour of its vertical, beside the covers of its titles. */
export function CoverHero({ mark, kind, name, facts, items, children }: CoverHeroProps) {
  const covers = items.flatMap((item) => pictureOf(item, ['square']) ?? []).slice(0, COVERS)
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {mark}
        <p className={styles.kind}>{kind}</p>
        <h1 className={styles.name} dir="auto" data-long={isLong(name) || undefined}>
          {name}
        </h1>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
        {children}
      </div>
      {covers.length > 0 && (
        <div className={styles.covers} data-count={covers.length}>
          {covers.map((picture, index) => (
            <span key={index} className={styles.cover}>
              <Picture
                picture={picture}
                sizes={index === 0 ? '(width < 845px) 66vw, 34vw' : '(width < 845px) 33vw, 17vw'}
                alt=""
                isFirst={index === 0}
              />
            </span>
          ))}
        </div>
      )}
    </section>
  )
}

function isLong(name: string): boolean {
  return name.length > LONG_NAME || name.split(' ').some((word) => word.length > LONG_WORD)
}

type PeopleLinksProps = { people: readonly { person_id: number; name: string }[] }

/** The names among the facts, each a link to the person's page. */
export function PeopleLinks({ people }: PeopleLinksProps) {
  return people.map(({ person_id: id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to="/people/$id" params={{ id: String(id) }}>
        {name}
      </Link>
    </Fragment>
  ))
}
