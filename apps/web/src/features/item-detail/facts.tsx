import { isMachineVoice } from '@quintet/domain/catalogue/machine-voices'
import type { ContentItem } from '@quintet/contracts/content'
import { genreSlug, VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import type { CreditedRole } from '@quintet/domain/catalogue/page-roles'
import { competitionSlug } from '@quintet/domain/catalogue/competitions'
import { seriesSlug } from '@quintet/domain/catalogue/people'
import { labelOf } from '@quintet/domain/youth/rating'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { nameOfGenre } from '../../api/card.ts'
import { categoryNamesQuery } from '../../api/titles.queries.ts'
import { useAsker, useSite } from '../../api/asker.ts'
import { formatLanguage } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { languageNamesTexts } from '../../texts/language-names.ts'
import { youthTexts } from '../../texts/youth.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { creditedAs } from './credited-as.ts'
import styles from './facts.module.css'

/** Genres, people, publisher, language: known facts only, no empty rows. @spec catalogue 2.10.2 */
export function Facts({ item, vertical }: { item: ContentItem; vertical: Vertical }) {
  const words = useTextsOf(detailTexts)
  const languageNames = useTextsOf(languageNamesTexts)
  const { facts } = words
  const youth = useTextsOf(youthTexts)
  const { locale } = useTexts()
  const { attributes } = item
  const { series, series_position: volume } = attributes
  const genres = item.categories.filter((category) => category.startsWith(`${vertical}:`))
  const known: [label: string, value: ReactNode][] = [
    [facts.genres, genres.length > 0 && <Genres key="genres" ids={genres} vertical={vertical} />],
    [facts.teams, attributes.teams && <Teams key="teams" item={item} />],
    [
      facts.competition,
      attributes.competition && <CompetitionLink key="competition" name={attributes.competition} />,
    ],
    [facts.director, attributes.director && <People key="director" names={attributes.director} />],
    [facts.actors, attributes.actors && <People key="actors" names={attributes.actors} />],
    [facts.author, attributes.author && <Credited key="author" item={item} as="author" />],
    [
      facts.narrator,
      attributes.narrator && <Narrators key="narrator" item={item} names={attributes.narrator} />,
    ],
    [facts.artist, attributes.artist && <Credited key="artist" item={item} as="artist" />],
    [
      facts.composer,
      creditedAs(item, 'composer').length > 0 && <Credited key="composer" item={item} as="composer" />,
    ],
    [youth.rating, ratingOf(attributes, youth)],
    [facts.publisher[vertical], attributes.publisher !== attributes.competition && attributes.publisher],
    [facts.language, attributes.language && formatLanguage(attributes.language, languageNames)],
    [words.chapters, attributes.chapters?.length.toLocaleString(locale)],
    [
      facts.series,
      series && (
        <SeriesLink key="series" name={series}>
          {volume === undefined ? series : words.inSeries(series, volume.toLocaleString(locale))}
        </SeriesLink>
      ),
    ],
    [facts.controls, attributes.controls?.map((each) => words.controls[each]).join(', ')],
  ]
  return (
    <div className={styles.side}>
      <dl className={styles.facts}>
        {known
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {vertical === 'pc-games' && <p className={styles.note}>{words.gameNote(item.contentowner_id)}</p>}
    </div>
  )
}

/** Returns the title's age label, if it was imported with one, and its content descriptors. @spec decisions 14.43 */
function ratingOf(
  { parental_guidance: guidance, parental_descriptors: reasons = [] }: ContentItem['attributes'],
  { label }: (typeof youthTexts)['en'],
): string {
  const carried = labelOf(guidance ?? null)
  return [...(carried ? [label(carried.body, carried.age)] : []), reasons.join(', ')]
    .filter(Boolean)
    .join(': ')
}

/** The people credited with a role, each a link to their page; names without a page are plain text. */
export function Credited({ item, as: role }: { item: ContentItem; as: Exclude<CreditedRole, 'team'> }) {
  const credits = creditedAs(item, role)
  if (credits.length === 0) return role === 'composer' ? null : item.attributes[role]
  return listed(
    credits.map(({ person_id: id, name }) => ({
      key: String(id),
      shown: (
        <Link className={styles.link} to="/people/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      ),
    })),
  )
}

function Teams({ item }: { item: ContentItem }) {
  return listed(
    creditedAs(item, 'team').map(({ person_id: id, name }) => ({
      key: String(id),
      shown: (
        <Link
          className={styles.link}
          to="/$category/teams/$team"
          params={{ category: VERTICAL_FACTS.sports.slug, team: String(id) }}
        >
          {name}
        </Link>
      ),
    })),
  )
}

function CompetitionLink({ name }: { name: string }) {
  const slug = competitionSlug(name)
  if (slug === '') return name
  return (
    <Link
      className={styles.link}
      to="/$category/competitions/$competition"
      params={{ category: VERTICAL_FACTS.sports.slug, competition: slug }}
    >
      {name}
    </Link>
  )
}

/** Narrators; synthetic voices are labelled as such. */
function Narrators({ item, names }: { item: ContentItem; names: string }) {
  const { machineVoice } = useTextsOf(detailTexts)
  return (
    <>
      <Credited item={item} as="narrator" />
      {isMachineVoice(names) && ` (${machineVoice})`}
    </>
  )
}

function SeriesLink({ name, children }: { name: string; children: ReactNode }) {
  const slug = seriesSlug(name)
  if (slug === '') return children
  return (
    <Link
      className={styles.link}
      to="/$category/series/$series"
      params={{ category: 'audiobooks', series: slug }}
    >
      {children}
    </Link>
  )
}

/** For members, each name links to a search in all verticals. */
function People({ names }: { names: string }) {
  const { isMember } = useSite()
  return listed(
    names.split(', ').map((name) => ({
      key: name,
      shown: isMember ? (
        <Link
          className={styles.link}
          to="."
          search={(now) => ({ ...now, search: name })}
          resetScroll={false}
          preload={false}
        >
          {name}
        </Link>
      ) : (
        name
      ),
    })),
  )
}

function Genres({ ids, vertical }: { ids: readonly string[]; vertical: Vertical }) {
  const { data: names = {} } = useQuery(categoryNamesQuery(useAsker(), vertical))
  return listed(
    ids.map((category) => ({
      key: category,
      shown: (
        <Link
          className={styles.link}
          to="/$category/genre/$genre"
          params={{ category: VERTICAL_FACTS[vertical].slug, genre: genreSlug(category) }}
        >
          {names[category] ?? nameOfGenre(category) ?? category}
        </Link>
      ),
    })),
  )
}

// Separates names by commas; a name is not broken unless it is longer than a line.
function listed(names: readonly { key: string; shown: ReactNode }[]): ReactNode {
  return names.map(({ key, shown }, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <span className={styles.name}>
        {shown}
        {index < names.length - 1 && ','}
      </span>
    </Fragment>
  ))
}
