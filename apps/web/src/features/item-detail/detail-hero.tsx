import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { isSpecials } from '@quintet/domain/catalogue/seasons'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { pictureOf, verticalOf } from '../../api/card.ts'
import { formatLength } from '../../texts/format.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import { RatingBadge } from '../../titles/rating-badge/rating-badge.tsx'
import { BroadcastLine } from './broadcast-line.tsx'
import { creditedAs } from './credited-as.ts'
import styles from './detail-hero.module.css'

// Number of characters above which a title is set smaller, so that it stays within a few lines.
const LONG_TITLE = 28
const VERY_LONG_TITLE = 70
// The same for its longest word, so that it is not broken on a phone.
const LONG_WORD = 13
const VERY_LONG_WORD = 17

type DetailHeroProps = {
  item: ContentItem
  parts: readonly ContentItem[]
  children: ReactNode
}

/** The title's picture, its description and its actions. @spec catalogue 2.10.1 */
export function DetailHero({ item, parts, children }: DetailHeroProps) {
  const { attributes } = item
  const vertical = verticalOf(item)
  const { shape } = VERTICAL_FACTS[vertical]
  const art = pictureOf(item, [shape])
  const background = pictureOf(item, ['background', 'landscape'])
  return (
    <section className={styles.hero} data-shape={shape} data-without-picture={!background || undefined}>
      <Picture picture={background} sizes="100vw" alt="" isFirst className={styles.background} />
      {!background && (
        <span className={styles.sign}>
          <Icon name={vertical} size={420} />
        </span>
      )}
      <div className={styles.front}>
        {shape !== 'landscape' && art && (
          <div className={styles.art}>
            <Picture picture={art} sizes="(width < 845px) 40vw, 22rem" alt="" isFirst />
          </div>
        )}
        <div className={styles.text}>
          <BroadcastLine item={item} />
          <h1
            className={styles.title}
            dir="auto"
            data-length={lengthOf(attributes.title)}
            data-word={wordOf(attributes.title)}
          >
            {withDashesHeld(attributes.title)}
          </h1>
          <Byline item={item} />
          <KeyFacts item={item} parts={parts} />
          {children}
        </div>
      </div>
    </section>
  )
}

/** The artists or author, each a link to their page. */
function Byline({ item }: { item: ContentItem }) {
  const { artist, author } = item.attributes
  const byline = artist ?? author
  if (!byline) return null
  const credits = creditedAs(item, artist ? 'artist' : 'author')
  return (
    <p className={styles.byline} dir="auto">
      {credits.length === 0
        ? byline
        : credits.map(({ person_id: id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Link className={styles.person} to="/people/$id" params={{ id: String(id) }}>
                {name}
              </Link>
            </Fragment>
          ))}
    </p>
  )
}

function KeyFacts({ item, parts }: { item: ContentItem; parts: readonly ContentItem[] }) {
  const words = useTextsOf(detailTexts)
  const { attributes } = item
  const seasons = new Set(parts.map(({ season }) => season ?? 1).filter((season) => !isSpecials(season))).size
  return (
    <p className={styles.facts}>
      <RatingBadge guidance={attributes.parental_guidance} />
      {isHighDefinition(attributes.resolution) && <Chip>HD</Chip>}
      {attributes.year !== undefined && <span>{attributes.year}</span>}
      {formatLength(attributes.duration) !== '' && <span>{formatLength(attributes.duration)}</span>}
      {item.kind === 'audiobook' && attributes.chapters && (
        <span>{words.chapterCount(attributes.chapters.length)}</span>
      )}
      {item.kind === 'album' && parts.length > 0 && <span>{words.trackCount(parts.length)}</span>}
      {item.kind === 'series' && seasons > 0 && <span>{words.seasonCount(seasons)}</span>}
    </p>
  )
}

/** Prevents a line from starting with a dash by keeping it with the preceding word. */
function withDashesHeld(title: string): string {
  return title.replaceAll(' – ', '\u00A0– ')
}

function lengthOf(title: string): 'long' | 'very-long' | undefined {
  if (title.length > VERY_LONG_TITLE) return 'very-long'
  return title.length > LONG_TITLE ? 'long' : undefined
}

function wordOf(title: string): 'long' | 'very-long' | undefined {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  if (longest > VERY_LONG_WORD) return 'very-long'
  return longest > LONG_WORD ? 'long' : undefined
}

function isHighDefinition(resolution: string | undefined): boolean {
  const height = Number(/(\d{3,4})\D*$/.exec(resolution ?? '')?.[1])
  return height >= 720 || /hd|4k/i.test(resolution ?? '')
}
