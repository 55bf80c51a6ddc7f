import type { ContentItem } from '@quintet/contracts/content'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { seriesSlug } from '@quintet/domain/catalogue/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker } from '../../api/asker.ts'
import { pictureOf, toCard } from '../../api/card.ts'
import { seriesQuery } from '../../api/people.queries.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { Picture } from '../../titles/picture/picture.tsx'
import styles from './series-section.module.css'

const COVER_MAX_WIDTH = 320

/** The series a book belongs to: the next volume, and all volumes. @spec product 5.2 */
export function SeriesSection({ book, name }: { book: ContentItem; name: string }) {
  const slug = seriesSlug(name)
  const { data: series } = useQuery({ ...seriesQuery(useAsker(), slug), enabled: slug !== '' })
  if (!series || series.volumes.length < 2) return null
  const { volumes } = series
  const next = volumes[volumes.findIndex((volume) => volume.contentitem_id === book.contentitem_id) + 1]
  return (
    <section className={styles.series} aria-label={series.name}>
      {next && <NextVolume volume={next} />}
      <CardRow heading={series.name} vertical="audio-books" shape="square" cards={volumes.map(toCard)} />
    </section>
  )
}

function NextVolume({ volume }: { volume: ContentItem }) {
  const words = useTextsOf(peopleTexts)
  const { locale } = useTexts()
  const { title, series_position: position } = volume.attributes
  const place = position !== undefined && words.volume(position.toLocaleString(locale))
  return (
    <Link className={styles.next} to={itemAddress('audio-books', volume.contentitem_id)}>
      <span className={styles.cover}>
        <Picture picture={pictureOf(volume, ['square'], COVER_MAX_WIDTH)} sizes="6rem" alt="" />
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>{[words.nextVolume, place].filter(Boolean).join(' · ')}</span>
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </span>
    </Link>
  )
}
