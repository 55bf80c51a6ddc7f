/** How works of music are called: as the recordings that a viewer may see say, in each language. */
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import type { Asking } from '../browsing/asking.ts'
import { itemOf } from '../browsing/wire-list.ts'
import { sameWorks } from '../catalogue/same-works.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { workOfLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'

/** A composer's work by the label that it goes by, and all that plays it. */
export type Played = { label: string; tracks: readonly Title[] }

/** Those of a composer's works that a track plays. */
export function labelsOf({ workLabels }: Title, personId: number): string[] {
  return workLabels.filter((label) => workOfLabel(label).personId === personId)
}

/** What plays a work under this label or under another one of its labels: some tracks name it in one language only. */
export function playedAs(index: TitleIndex, label: string, now: Date): Played {
  const { personId } = workOfLabel(label)
  const tracks = new Map<number, Title>()
  const labels = new Set([label])
  for (const each of labels)
    for (const track of index.labelled('work', each, now)) {
      tracks.set(track.id, track)
      for (const other of labelsOf(track, personId)) labels.add(other)
    }
  const found = [...tracks.values()]
  const goesBy = sameWorks(found.map((track) => labelsOf(track, personId))).get(label)
  return { label: goesBy ?? label, tracks: found.toSorted((a, b) => a.id - b.id) }
}

export type Names = { name: string; others: string[] }

/** The tracks that name it in two languages. */
function translatedOf({ label, tracks }: Played): Title[] {
  const { personId } = workOfLabel(label)
  return tracks.filter((track) => {
    const [main, other] = labelsOf(track, personId)
    return main === label && other !== undefined
  })
}

/** As the track calls it that is played most, one that names it in two languages before all others. */
export function namesOf({ label, tracks }: Played, asking: Asking): Names | null {
  const translated = translatedOf({ label, tracks })
  const [track] = mostPlayedFirst(translated.length > 0 ? translated : tracks)
  const nameIn = (language: Language) => track && itemOf(track, { ...asking, language }).attributes.work
  const name = nameIn(asking.language)
  if (name === undefined) return null
  const others = LANGUAGES.flatMap((language) => nameIn(language) ?? []).filter((other) => other !== name)
  return { name, others }
}

export function mostPlayedFirst(tracks: readonly Title[]): Title[] {
  return tracks.toSorted((a, b) => b.popularity - a.popularity || b.id - a.id)
}

/** How other recordings call a work in the language of who asks; null where none names it in two. */
export function translatedName(index: TitleIndex, label: string, asking: Asking): string | null {
  const work = playedAs(index, label, asking.now)
  return translatedOf(work).length > 0 ? (namesOf(work, asking)?.name ?? null) : null
}
