/** Works of music, and the recordings of each that a viewer may see. @spec product 5.3 */
import type { ContentItem } from '@quintet/contracts/content'
import type { WorkSummary } from '@quintet/contracts/people'
import { Problem } from '@quintet/contracts/problem'
import { foldText } from '@quintet/domain/search'
import type { Asking } from '../browsing/asking.ts'
import { itemOf, wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { personLabel, workLabel, workOfLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesFor } from '../catalogue/visibility.ts'

const FOUND_WORKS = 8
/** The best matches of a search, in which works are looked for. */
const MATCHES_READ = 100

/** What somebody composed, by name. */
export function worksComposedBy(index: TitleIndex, personId: number, asking: Asking): WorkSummary[] {
  const slugs = (track: Title) =>
    track.workLabels
      .map(workOfLabel)
      .filter((work) => work.personId === personId)
      .map(({ slug }) => slug)
  const played = index
    .labelled('person', personLabel('composer', personId), asking.now)
    .flatMap((track) => slugs(track).map((slug) => ({ slug, track })))
  const { compare } = new Intl.Collator(asking.language, { numeric: true })
  return [...Map.groupBy(played, ({ slug }) => slug)]
    .map(([slug, found]) => ({ personId, slug, tracks: found.map(({ track }) => track) }))
    .flatMap((work) => summaryOf(index, work, asking) ?? [])
    .toSorted((a, b) => compare(a.name, b.name))
}

/** A work's page as JSON. Throws `unknown_work` where no recording of it may be seen. */
export function readWork(catalogue: Catalogue, personId: number, slug: string, asking: Asking): Buffer {
  const index = titlesFor(catalogue, asking.viewer)
  const tracks = index.labelled('work', workLabel(personId, slug), asking.now)
  const [first] = tracks
  if (!first) throw new Problem('unknown_work')
  const item = itemOf(first, asking)
  const head = { slug, name: item.attributes.work, composers: composersOf(item) }
  const recordings = recordingsOf(tracks).map(([track, ...others]) => {
    const album = track.parentId === null ? null : index.find(track.parentId, asking.now)
    const ofAlbum = album ? `"album":${wireList([album], asking).toString().slice(1, -1)},` : ''
    return `{${ofAlbum}"tracks":${wireList([track, ...others], asking).toString()}}`
  })
  return Buffer.from(`${JSON.stringify(head).slice(0, -1)},"recordings":[${recordings.join(',')}]}`)
}

/** Those in the best matches of a search whose names, with their composers', hold its words; best first. */
export function findWorks(catalogue: Catalogue, search: string, asking: Asking): WorkSummary[] {
  const words = foldText(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const index = titlesFor(catalogue, asking.viewer)
  const { page } = index.page(
    { search, sort: 'relevance', descending: true },
    { from: 0, to: MATCHES_READ },
    asking.now,
  )
  const labels = new Set(page.flatMap(({ workLabels }) => workLabels))
  const found: WorkSummary[] = []
  for (const label of labels) {
    const tracks = index.labelled('work', label, asking.now)
    const work = summaryOf(index, { ...workOfLabel(label), tracks }, asking)
    if (work && isMeant(work, words)) found.push(work)
    if (found.length === FOUND_WORKS) break
  }
  return found
}

/** Every word begins one of its name or its composer's, and one of them one of its name. */
function isMeant({ name, composer }: WorkSummary, words: readonly string[]): boolean {
  const own = foldText(name).split(' ')
  const all = [...own, ...foldText(composer.name).split(' ')]
  const begins = (some: readonly string[]) => (word: string) => some.some((each) => each.startsWith(word))
  return words.every(begins(all)) && words.some(begins(own))
}

type Tracks = [Title, ...Title[]]

/** The tracks of each recording in their order, the newest recording first. */
function recordingsOf(tracks: readonly Title[]): Tracks[] {
  const recordings = Map.groupBy(tracks, ({ parentId, id }) => parentId ?? `track ${id}`)
  const inOrder = (a: Title, b: Title) =>
    (a.season ?? 0) - (b.season ?? 0) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id
  return [...recordings.values()]
    .map((each) => each.toSorted(inOrder) as Tracks)
    .toSorted(([a], [b]) => b.year - a.year || b.id - a.id)
}

/** Of a composer's work; its pictures are those of the recording that is played most. */
function summaryOf(
  index: TitleIndex,
  { personId, slug, tracks }: { personId: number; slug: string; tracks: readonly Title[] },
  asking: Asking,
): WorkSummary | null {
  const [track] = tracks.toSorted((a, b) => b.popularity - a.popularity || b.id - a.id)
  if (!track) return null
  const item = itemOf(track, asking)
  const composer = composersOf(item).find(({ person_id }) => person_id === personId)
  const { work: name } = item.attributes
  if (!composer || name === undefined) return null
  const { thumbnails, artwork } = item
  return { slug, name, composer, recordings: recordingsOf(tracks).length, thumbnails, artwork }
}

function composersOf({ attributes }: ContentItem): WorkSummary['composer'][] {
  return (attributes.credits ?? [])
    .filter(({ role }) => role === 'composer')
    .map(({ person_id, name }) => ({ person_id, name }))
}
