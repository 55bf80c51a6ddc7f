import type { BookSeries } from '@quintet/contracts/people'
import { useQuery } from '@tanstack/react-query'
import { useAsker, useSite } from '../../api/asker.ts'
import { toCard } from '../../api/card.ts'
import { seriesQuery } from '../../api/people.queries.ts'
import { continueQuery, progressQuery } from '../../api/user.queries.ts'
import { useTakenOver } from '../../shell/use-taken-over.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Card } from '../../titles/card/card.tsx'
import { CoverHero, PeopleLinks } from '../../titles/cover-hero/cover-hero.tsx'
import { PlayLink } from '../../titles/play-link/play-link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './series-page.module.css'
import { volumeToHear } from './volume-to-hear.ts'

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
      >
        <Listen series={series} />
      </CoverHero>
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

/** Plays the volume that the member is in or comes to next. Visitors log in and return here, where theirs is then known. */
function Listen({ series: { slug, volumes } }: { series: BookSeries }) {
  const texts = useTexts()
  const words = useTextsOf(peopleTexts)
  const asker = useAsker()
  const { isMember } = useSite()
  const isTakenOver = useTakenOver()
  const { data: begun = [] } = useQuery({ ...continueQuery(asker), enabled: isMember })
  const { data: fractions = {} } = useQuery({ ...progressQuery(asker), enabled: isMember && isTakenOver })
  if (!isMember)
    return (
      <ButtonLink to="/login" search={{ to: `/audiobooks/series/${slug}` }} look="light" isLarge icon="play">
        {texts.item.logInTo.AUDIO}
      </ButtonLink>
    )
  const { id, isBegun } = volumeToHear(volumes, { begun, fractions }) ?? {}
  const volume = volumes.find(({ contentitem_id }) => contentitem_id === id)
  if (!volume) return null
  const place = volume.attributes.series_position?.toLocaleString(texts.locale)
  return <PlayLink of={toCard(volume)} words={isBegun ? words.goOnWith(place) : words.startWith(place)} />
}
