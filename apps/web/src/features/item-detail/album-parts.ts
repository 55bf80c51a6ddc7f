/** Groups the tracks of an album for display: by disc if there are several, movements under their work. @spec product 5.3 */
import type { ContentItem } from '@quintet/contracts/content'
import { creditedAs } from './credited-as.ts'

export type AlbumPart = {
  /** The disc that starts here, if the album has several. */
  disc: number | null
  /** The work that all these tracks belong to. */
  work: string | null
  tracks: readonly ContentItem[]
}

export function partsOfAlbum(tracks: readonly ContentItem[]): AlbumPart[] {
  const hasDiscs = new Set(tracks.map(discOf)).size > 1
  const named = runsOf(tracks, (track) => `${discOf(track)} ${workOf(track)}`)
  const isBelow = new Set(named.filter(isHeaded).flat())
  // Tracks outside any work form one continuous run.
  const runs = runsOf(tracks, (track) => `${discOf(track)} ${isBelow.has(track) ? workOf(track) : ''}`)
  return runs.map((run, index) => {
    const [first] = run
    const isNewDisc = hasDiscs && discOf(first) !== discOf(runs[index - 1]?.[0])
    return {
      disc: isNewDisc ? discOf(first) : null,
      work: isBelow.has(first) ? (first.attributes.work_translated ?? first.attributes.work ?? null) : null,
      tracks: run,
    }
  })
}

type Run = [ContentItem, ...ContentItem[]]

/** Groups consecutive tracks with the same key. */
function runsOf(tracks: readonly ContentItem[], keyOf: (track: ContentItem) => string): Run[] {
  const runs: Run[] = []
  for (const track of tracks) {
    const last = runs.at(-1)
    if (last && keyOf(last[0]) === keyOf(track)) last.push(track)
    else runs.push([track])
  }
  return runs
}

// A single track that is a work of its own, as tagging programs mark every song, needs no heading.
function isHeaded(run: Run): boolean {
  const { work, movement } = run[0].attributes
  return work !== undefined && (run.length > 1 || movement !== undefined)
}

const discOf = (track: ContentItem | undefined): number => track?.season ?? 0

/** Two works may have the same name: their composers tell them apart. */
function workOf(track: ContentItem): string {
  const composers = creditedAs(track, 'composer').map(({ person_id }) => person_id)
  return `${track.attributes.work_slug ?? track.attributes.work ?? ''} ${composers.join(' ')}`
}
