import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAsker } from '../../api/asker.ts'
import { peopleQuery, worksQuery } from '../../api/people.queries.ts'
import { peopleTexts } from '../../texts/people.ts'
import { sportFoundQuery } from '../../api/sport.queries.ts'
import { searchTexts } from '../../texts/search.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Card } from '../../titles/card/card.tsx'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { LinkRow } from '../../titles/link-row/link-row.tsx'
import { PeopleRow } from '../../titles/people-row/people-row.tsx'
import { CompetitionRow, TeamRow } from '../../titles/team-row/team-row.tsx'
import { WorkList } from '../../titles/work-list/work-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { RowSkeleton } from '../../ui/skeleton/skeleton.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { isFoundAsWritten, orderMatches, totalOf, type Matches } from './matches.ts'
import { matchesQuery, meantQuery } from './search.queries.ts'
import styles from './search.module.css'

type SearchResultsProps = {
  term: string
  vertical: Vertical | null
  /** Null: all of them. */
  onChoose: (vertical: Vertical | null) => void
  onSearch: (term: string) => void
  /** Shown if nothing was found. */
  children: ReactNode
}

/** Matches by vertical with their counts; in a chosen vertical, all of them in a grid. @spec catalogue 2.12.5 */
export function SearchResults({ term, vertical, onChoose, onSearch, children }: SearchResultsProps) {
  const search = useTextsOf(searchTexts)
  const asked = `${vertical} ${term}`
  const [moreFor, setMoreFor] = useState<string | null>(null)
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    matchesQuery(useAsker(), { term, vertical, wantsMore: moreFor === asked }),
  )
  const matches = orderMatches(term, data ?? [])
  const isWaiting = isPending || isPlaceholderData
  const { data: meant } = useQuery({
    ...meantQuery(useAsker(), term),
    enabled: !isWaiting && !isFoundAsWritten(term, matches),
  })
  if (isError) return <TryAgain onRetry={() => void refetch()} />
  // What else was found, as far as it belongs to the chosen vertical.
  const isIn = (...own: Vertical[]) => vertical === null || own.includes(vertical)
  const total = totalOf(matches)
  const hasNone = !isWaiting && total.count === 0
  return (
    <div className={styles.results} aria-busy={isWaiting} data-old={isPlaceholderData || undefined}>
      <div>
        <p className={styles.status} role="status">
          {!isWaiting && (total.count > 0 ? search.countFor(total, term) : search.none(term))}
          {!isWaiting && meant && (
            <span className={styles.question}>
              {search.didYouMean}{' '}
              <button type="button" className={styles.meant} dir="auto" onClick={() => onSearch(meant)}>
                {meant}
              </button>
              ?
            </span>
          )}
        </p>
        {hasNone && <p className={styles.hint}>{search.noneHint}</p>}
        {hasNone && vertical && (
          <Button className={styles.button} onClick={() => onChoose(null)}>
            {search.everywhere}
          </Button>
        )}
      </div>
      {isIn('music-stream', 'audio-books') && <PeopleFound term={term} />}
      {isIn('music-stream') && <WorksFound term={term} />}
      {isIn('sports') && <SportFound term={term} />}
      {isPending && <RowSkeleton vertical={vertical ?? 'movies'} />}
      {hasNone && <div>{children}</div>}
      {vertical
        ? matches.map((found) => (
            <MatchGrid
              key={found.vertical}
              found={found}
              onMore={moreFor === asked ? undefined : () => setMoreFor(asked)}
            />
          ))
        : matches.map((found) => (
            <MatchRow key={found.vertical} found={found} onChoose={() => onChoose(found.vertical)} />
          ))}
    </div>
  )
}

/** Artists, authors and narrators that match the term. */
function PeopleFound({ term }: { term: string }) {
  const { people: heading } = useTextsOf(peopleTexts)
  const { data: people = [] } = useQuery(peopleQuery(useAsker(), term))
  return <PeopleRow heading={heading} people={people} />
}

/** Musical works that match the term. @spec product 5.3 */
function WorksFound({ term }: { term: string }) {
  const { works: heading } = useTextsOf(peopleTexts)
  const { data: works = [] } = useQuery(worksQuery(useAsker(), term))
  if (works.length === 0) return null
  return (
    <LinkRow heading={heading}>
      <div className={styles.works}>
        <WorkList works={works} tell={({ composer }) => composer.name} />
      </div>
    </LinkRow>
  )
}

/** Teams and competitions that match the term. */
function SportFound({ term }: { term: string }) {
  const words = useTextsOf(sportTexts)
  const { data } = useQuery(sportFoundQuery(useAsker(), term))
  return (
    data && (
      <>
        <TeamRow heading={words.teams} teams={data.teams} />
        <CompetitionRow heading={words.competitions} competitions={data.competitions} />
      </>
    )
  )
}

function MatchRow({ found, onChoose }: { found: Matches; onChoose: () => void }) {
  const { verticals } = useTexts()
  const search = useTextsOf(searchTexts)
  const { vertical, cards, total } = found
  const { name } = verticals[vertical]
  return (
    <section aria-label={name} data-vertical={vertical}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {name} <span className={styles.total}>{search.count(total)}</span>
        </h2>
        {total.count > cards.length && (
          <button type="button" className={styles.all} onClick={onChoose}>
            {search.seeAll}
          </button>
        )}
      </div>
      <CardRow label={name} vertical={vertical} shape={VERTICAL_FACTS[vertical].shape} cards={cards} />
    </section>
  )
}

type MatchGridProps = {
  found: Matches
  /** Undefined: no more can be asked for. */
  onMore: (() => void) | undefined
}

function MatchGrid({ found: { vertical, cards, total }, onMore }: MatchGridProps) {
  const search = useTextsOf(searchTexts)
  return (
    <div>
      <ul className={styles.grid} data-shape={VERTICAL_FACTS[vertical].shape}>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {total.count > cards.length && onMore && (
        <Button className={styles.button} look="quiet" onClick={onMore}>
          {search.more}
        </Button>
      )}
    </div>
  )
}
