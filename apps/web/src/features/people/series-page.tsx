import type { BookSeries } from '@quintet/contracts/people'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { toCard } from '../../api/card.ts'
import { seriesQuery } from '../../api/people.queries.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Card } from '../../titles/card/card.tsx'
import { CoverHero, PeopleLinks } from '../../titles/cover-hero/cover-hero.tsx'
import styles from './series-page.module.css'

/** The volumes of a book series, in order. @spec product 5.2 */
export function SeriesPage({ slug }: { slug: string }) {
  const { data: series } = useQuery(seriesQuery(useAsker(), slug))
  return series ? <Page series={series} /> : null
}

function Page({ series }: { series: BookSeries }) {
  const words = useTextsOf(peopleTexts)
  const { locale } = useTexts()
  const { volumes } = series
  return (
    <div data-vertical="audio-books">
      <CoverHero
        kind={words.series}
        name={series.name}
        facts={[
          ...(series.authors.length > 0 ? [<PeopleLinks key="authors" people={series.authors} />] : []),
          words.volumeCount(volumes.length),
        ]}
        items={volumes}
      />
      <ol className={styles.volumes}>
        {volumes.map((item) => {
          const { series_position: position } = item.attributes
          return (
            <li key={item.contentitem_id}>
              <p className={styles.place}>
                {position !== undefined && words.volume(position.toLocaleString(locale))}
              </p>
              <Card card={toCard(item)} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
