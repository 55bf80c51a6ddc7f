/** Pages of people, and finding people by name. @spec product 5.1 */
import type { ContentItem } from '@quintet/contracts/content'
import type { PersonSummary } from '@quintet/contracts/people'
import { Problem } from '@quintet/contracts/problem'
import { isNamedBy, wordsOf } from '@quintet/domain/catalogue/search'
import type { Database } from '@quintet/platform/db/database'
import type { Asking } from '../browsing/asking.ts'
import { itemOf, wireList, withFields } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { personLabel } from '../catalogue/title-labels.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { recentStarts } from '../usage/service.ts'
import { worksComposedBy } from '../works/service.ts'
import { rolesOf, tracksOf, type Works, worksOf } from './person.ts'

const POPULAR_TRACKS = 10
/** Limits the tracks whose plays are counted; no one has recorded more. */
const TRACKS_MAX = 5000
const SIMILAR_PEOPLE = 12
/** How many of an artist's albums are used to find similar artists, and how many titles similar to each. */
const SIMILAR_SEEDS = 3
const SIMILAR_OF_EACH = 24
const FOUND_PEOPLE = 8
/** The best matches of a search, whose people are considered. */
const MATCHES_READ = 100

type Credit = NonNullable<ContentItem['attributes']['credits']>[number]

/** A person's page as JSON, and the part that the catalogue does not determine: the order of popular tracks. */
export async function readPerson(
  db: Database,
  catalogue: Catalogue,
  id: number,
  asking: Asking,
): Promise<{ make: () => Buffer; order: string }> {
  const { viewer, now } = asking
  const index = titlesFor(catalogue, viewer)
  const works = worksOf(index, id, now)
  const popular = await mostPlayed(db, tracksOf(index, id, now), now)
  const make = () => {
    const lists = Object.entries(FIELDS).map(
      ([field, kind]) => [field, wireList(works[kind], asking)] as const,
    )
    const head = {
      person_id: id,
      name: nameOf(id, Object.values(works).flat(), index, asking),
      works: worksComposedBy(index, id, asking),
      similar: similarTo(index, id, works, asking),
    }
    return withFields(head, { ...Object.fromEntries(lists), popular: wireList(popular, asking) })
  }
  return { make, order: popular.map((track) => track.id).join('-') }
}

const FIELDS = {
  albums: 'albums',
  singles: 'singles',
  appears_on: 'appearsOn',
  composed: 'composed',
  written: 'written',
  narrated: 'narrated',
} as const satisfies Record<string, keyof Works>

async function mostPlayed(db: Database, tracks: readonly Title[], now: Date): Promise<Title[]> {
  const candidates = tracks.slice(0, TRACKS_MAX)
  const ids = candidates.map(({ id }) => id)
  const starts = await recentStarts(db, ids, now)
  const startsOf = (track: Title) => starts.get(track.id) ?? 0
  return candidates
    .toSorted(
      (a, b) =>
        Number(b.isReady) - Number(a.isReady) || startsOf(b) - startsOf(a) || b.popularity - a.popularity,
    )
    .slice(0, POPULAR_TRACKS)
}

/** A person's name as a title writes it; a track's credits if the album is another's. */
function nameOf(id: number, titles: readonly Title[], index: TitleIndex, asking: Asking): string {
  const named = (title: Title) => creditsOf(title, asking).find(({ person_id }) => person_id === id)?.name
  for (const title of titles) {
    const name = named(title) ?? index.childrenOf(title.id).map(named).find(Boolean)
    if (name !== undefined) return name
  }
  throw new Problem('unknown_person')
}

function similarTo(
  index: TitleIndex,
  id: number,
  { albums, singles }: Works,
  asking: Asking,
): PersonSummary[] {
  const found = new Map<number, { credit: Credit; title: Title; score: number }>()
  for (const seed of [...albums, ...singles].toSorted(byPopularity).slice(0, SIMILAR_SEEDS))
    for (const [place, title] of index.similarTo(seed, SIMILAR_OF_EACH, asking.now).entries())
      for (const credit of creditsOf(title, asking)) {
        if (credit.role !== 'artist' || credit.person_id === id) continue
        const known = found.get(credit.person_id) ?? { credit, title, score: 0 }
        found.set(credit.person_id, { ...known, score: known.score + 1 / (place + 1) })
      }
  return [...found.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SIMILAR_PEOPLE)
    .map(({ credit, title }) => summaryOf(index, credit, title, asking))
}

/** People in the best matches of a search whose names start with its words, best first. */
export function findPeople(catalogue: Catalogue, search: string, asking: Asking): PersonSummary[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const index = titlesFor(catalogue, asking.viewer)
  const matches = index.bestMatches({ search }, MATCHES_READ, asking.now)
  const isMeant = ({ name, role }: Credit) => role !== 'team' && isNamedBy(name, words)
  const found = new Map<number, { credit: Credit; title: Title }>()
  for (const title of matches.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null)))
    for (const credit of creditsOf(title, asking).filter(isMeant))
      if (!found.has(credit.person_id)) found.set(credit.person_id, { credit, title })
  return [...found.values()]
    .slice(0, FOUND_PEOPLE)
    .map(({ credit, title }) => summaryOf(index, credit, title, asking))
}

/** True if any title of the person may be seen. */
export function isSeen(index: TitleIndex, id: number, now: Date): boolean {
  return rolesOf(index, id, now).length > 0
}

/** People as in lists, with the pictures of their most popular title; leaves out those who may not be seen. */
export function summariesOf(catalogue: Catalogue, ids: readonly number[], asking: Asking): PersonSummary[] {
  const index = titlesFor(catalogue, asking.viewer)
  const titlesOf = (id: number) =>
    rolesOf(index, id, asking.now)
      .flatMap((role) => index.labelled('person', personLabel(role, id), asking.now))
      .toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null) || byPopularity(a, b))
  return ids.flatMap((id) => {
    for (const title of titlesOf(id)) {
      const credit = creditsOf(title, asking).find(({ person_id }) => person_id === id)
      if (credit) return summaryOf(index, credit, title, asking)
    }
    return []
  })
}

function summaryOf(index: TitleIndex, credit: Credit, title: Title, asking: Asking): PersonSummary {
  const { person_id, name } = credit
  const { thumbnails, artwork } = itemOf(title, asking)
  return { person_id, name, roles: rolesOf(index, person_id, asking.now), thumbnails, artwork }
}

const byPopularity = (a: Title, b: Title): number => b.popularity - a.popularity || b.id - a.id

function creditsOf(title: Title, asking: Asking): Credit[] {
  return title.personLabels.length === 0 ? [] : (itemOf(title, asking).attributes.credits ?? [])
}
