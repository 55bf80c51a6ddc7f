/** Musical works, and their recordings that a viewer may see. @spec product 5.3 */
import type { ContentItem } from '@quintet/contracts/content'
import type { WorkSummary } from '@quintet/contracts/people'
import { Problem } from '@quintet/contracts/problem'
import { isNamedBy, wordsOf } from '@quintet/domain/catalogue/search'
import type { Asking } from '../browsing/asking.ts'
import { itemOf, wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sameWorks } from '../catalogue/same-works.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { personLabel, workLabel, workOfLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { labelsOf, mostPlayedFirst, type Names, namesOf, type Played, playedAs } from './names.ts'

const FOUND_WORKS = 8
/** The best matches of a search, whose works are considered. */
const MATCHES_READ = 100

/** The works of a composer, by name. */
export function worksComposedBy(index: TitleIndex, personId: number, asking: Asking): WorkSummary[] {
  const played = index.labelled('person', personLabel('composer', personId), asking.now).flatMap((track) => {
    const labels = labelsOf(track, personId)
    return labels.length > 0 ? { track, labels } : []
  })
  const goesBy = sameWorks(played.map(({ labels }) => labels))
  const { compare } = new Intl.Collator(asking.language, { numeric: true })
  return [...Map.groupBy(played, ({ labels: [label = ''] }) => goesBy.get(label) ?? label)]
    .flatMap(([label, found]) => summaryOf({ label, tracks: found.map(({ track }) => track) }, asking) ?? [])
    .toSorted((a, b) => compare(a.name, b.name))
}

/** A work's page as JSON, by any of its names. Throws `unknown_work` if none of its recordings may be seen. */
export function readWork(catalogue: Catalogue, personId: number, slug: string, asking: Asking): Buffer {
  const index = titlesFor(catalogue, asking.viewer)
  const work = playedAs(index, workLabel(personId, slug), asking.now)
  const [first] = work.tracks
  const names = namesOf(work, asking)
  if (!first || !names) throw new Problem('unknown_work')
  const { slug: goesBy } = workOfLabel(work.label)
  const composers = composersOf(itemOf(first, asking))
  const head = { slug: goesBy, name: names.name, other_names: names.others, composers }
  const recordings = recordingsOf(work.tracks).map(([track, ...rest]) => {
    const album = track.parentId === null ? null : index.find(track.parentId, asking.now)
    const ofAlbum = album ? `"album":${wireList([album], asking).toString().slice(1, -1)},` : ''
    return `{${ofAlbum}"tracks":${wireList([track, ...rest], asking).toString()}}`
  })
  return Buffer.from(`${JSON.stringify(head).slice(0, -1)},"recordings":[${recordings.join(',')}]}`)
}

/** Works in the best matches of a search whose names, with their composers', contain its words; best first. */
export function findWorks(catalogue: Catalogue, search: string, asking: Asking): WorkSummary[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const index = titlesFor(catalogue, asking.viewer)
  const matches = index.bestMatches({ search }, MATCHES_READ, asking.now)
  const seen = new Set<string>()
  const found: WorkSummary[] = []
  for (const label of new Set(matches.flatMap(({ workLabels }) => workLabels))) {
    const work = playedAs(index, label, asking.now)
    if (seen.has(work.label)) continue
    seen.add(work.label)
    const names = namesOf(work, asking)
    const summary = names && summaryOf(work, asking)
    if (names && summary && isMeant(names, summary.composer.name, words)) found.push(summary)
    if (found.length === FOUND_WORKS) break
  }
  return found
}

/** Every word starts a word of the work's name, in any language, or of its composer's, and at least one starts a word of the work's. */
function isMeant({ name, others }: Names, composer: string, words: readonly string[]): boolean {
  const own = [name, ...others].join(' ')
  return isNamedBy(`${own} ${composer}`, words) && words.some((word) => isNamedBy(own, [word]))
}

type Tracks = [Title, ...Title[]]

/** The tracks of each recording in order, the newest recording first. */
function recordingsOf(tracks: readonly Title[]): Tracks[] {
  const recordings = Map.groupBy(tracks, ({ parentId, id }) => parentId ?? `track ${id}`)
  const inOrder = (a: Title, b: Title) =>
    (a.season ?? 0) - (b.season ?? 0) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id
  return [...recordings.values()]
    .map((each) => each.toSorted(inOrder) as Tracks)
    .toSorted(([a], [b]) => b.year - a.year || b.id - a.id)
}

/** A composer's work; its pictures are those of the most played recording. */
function summaryOf(work: Played, asking: Asking): WorkSummary | null {
  const { personId, slug } = workOfLabel(work.label)
  const [track] = mostPlayedFirst(work.tracks)
  const names = namesOf(work, asking)
  if (!track || !names) return null
  const item = itemOf(track, asking)
  const composer = composersOf(item).find(({ person_id }) => person_id === personId)
  if (!composer) return null
  const recordings = recordingsOf(work.tracks).length
  return { slug, name: names.name, composer, recordings, thumbnails: item.thumbnails, artwork: item.artwork }
}

function composersOf({ attributes }: ContentItem): WorkSummary['composer'][] {
  return (attributes.credits ?? [])
    .filter(({ role }) => role === 'composer')
    .map(({ person_id, name }) => ({ person_id, name }))
}
