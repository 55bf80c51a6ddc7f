/** Names of musical works in each language, taken from the recordings that a viewer may see. */
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import type { Asking } from '../browsing/asking.ts'
import { itemOf } from '../browsing/wire-list.ts'
import { sameWorks } from '../catalogue/same-works.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { workOfLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'

/** A composer's work by its main label, and all tracks that are recordings of it. */
export type Played = { label: string; tracks: readonly Title[] }

/** The labels of this composer's works that a track plays. */
export function labelsOf({ workLabels }: Title, personId: number): string[] {
  return workLabels.filter((label) => workOfLabel(label).personId === personId)
}

/** All tracks with this label or an equivalent one: some tracks name the work in one language only. */
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

/** The tracks that name the work in two languages. */
function translatedOf({ label, tracks }: Played): Title[] {
  const { personId } = workOfLabel(label)
  return tracks.filter((track) => {
    const [main, other] = labelsOf(track, personId)
    return main === label && other !== undefined
  })
}

/** The name given by the most played track, preferring tracks that name the work in two languages. */
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

/** The name other recordings give a work in the viewer's language; null if none names it in two languages. */
export function translatedName(index: TitleIndex, label: string, asking: Asking): string | null {
  const work = playedAs(index, label, asking.now)
  return translatedOf(work).length > 0 ? (namesOf(work, asking)?.name ?? null) : null
}
