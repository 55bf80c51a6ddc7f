/** The tracks of an album as rows of a form, and back. */
import type { AlbumTrack, TrackEdit, TrackSheet } from '@quintet/contracts/operator/albums'
import { inEachLanguage, type InEachLanguage } from '@quintet/domain/basics/languages'
import { TRACK_FIELDS, type TrackField } from '@quintet/domain/catalogue/title-sheet'
import { numberTracks, type TrackNumber } from '@quintet/domain/catalogue/track-order'

/** A track as it is written in the form; names are separated by semicolons. */
export type Row = TrackNumber & {
  id: number
  titleDe: string
  titleEn: string
  artists: string
  composers: string
  workDe: string
  workEn: string
  movementDe: string
  movementEn: string
  movementNumber: string
}

/** The heading of a disc, between the rows; rows below it are on this disc. */
export type Heading = { disc: number | null; isHeading: true }
export type Entry = Row | Heading

export const isHeading = (entry: Entry): entry is Heading => 'isHeading' in entry

export function rowOf({ id, shown }: AlbumTrack): Row {
  const { trackNumber, textDe, textEn, people, work } = shown
  return {
    id,
    ...trackNumber,
    titleDe: textDe?.title ?? '',
    titleEn: textEn?.title ?? '',
    artists: namesOf(people, 'artist'),
    composers: namesOf(people, 'composer'),
    workDe: work?.names.de ?? '',
    workEn: work?.names.en ?? '',
    movementDe: work?.movements?.de ?? '',
    movementEn: work?.movements?.en ?? '',
    movementNumber: String(work?.number ?? ''),
  }
}

export type Fault = { id: number; field: TrackField; kind: 'noTitle' | 'noWork' }

/** The tracks that a form changes, each with only those fields that differ; or the first fault. */
export function editsOf(rows: readonly Row[], tracks: readonly AlbumTrack[]): TrackEdit[] | Fault {
  const edits: TrackEdit[] = []
  for (const track of tracks) {
    const row = rows.find(({ id }) => id === track.id)
    if (!row || isEqual(row, rowOf(track))) continue
    const sheet = sheetIn(row, track.shown)
    if ('kind' in sheet) return { ...sheet, id: track.id }
    const changed = TRACK_FIELDS.filter((field) => !isEqual(sheet[field], track.shown[field]))
    if (changed.length === 0) continue
    const fields = Object.fromEntries(changed.map((field) => [field, sheet[field]]))
    edits.push({ id: track.id, version: track.version, fields })
  }
  return edits
}

function sheetIn(row: Row, shown: TrackSheet): TrackSheet | Omit<Fault, 'id'> {
  const [textDe, textEn] = [textIn(row.titleDe, shown.textDe), textIn(row.titleEn, shown.textEn)]
  if (textDe === 'removed') return { field: 'textDe', kind: 'noTitle' }
  if (textEn === 'removed') return { field: 'textEn', kind: 'noTitle' }
  const work = workIn(row)
  if (work === 'nameless') return { field: 'work', kind: 'noWork' }
  const credited = withNames(shown.people, 'artist', row.artists)
  return {
    trackNumber: { disc: row.disc, number: row.number },
    textDe,
    textEn,
    people: withNames(credited, 'composer', row.composers),
    work,
  }
}

function textIn(written: string, text: TrackSheet['textDe']): TrackSheet['textDe'] | 'removed' {
  const title = written.trim()
  if (title === '') return text && 'removed'
  const { shortDescription = null, description = null } = text ?? {}
  return { title, shortDescription, description }
}

function workIn(row: Row): TrackSheet['work'] | 'nameless' {
  const [names, movements] = [bothOf(row.workDe, row.workEn), bothOf(row.movementDe, row.movementEn)]
  if (names) return { names, movements, number: Number(row.movementNumber) || null }
  return movements || row.movementNumber !== '' ? 'nameless' : null
}

/** A single name applies to both languages. */
function bothOf(de: string, en: string): InEachLanguage | null {
  const written = Object.entries({ de, en }).map(([language, name]) => [language, name.trim()])
  return inEachLanguage(Object.fromEntries(written.filter(([, name]) => name !== ''))) ?? null
}

type People = TrackSheet['people']
type Role = People[number]['role']

function namesOf(people: People, role: Role): string {
  return people.flatMap((person) => (person.role === role ? person.name : [])).join('; ')
}

/** Replaces the people in one role, in the place of the first of them; all others stay. */
function withNames(people: People, role: Role, written: string): People {
  if (written === namesOf(people, role)) return people
  const names = [...new Set(written.split(';').map((name) => name.trim()))].filter(Boolean)
  const first = people.findIndex((person) => person.role === role)
  const others = people.filter((person) => person.role !== role)
  const named = names.map(
    (name) =>
      people.find((person) => person.role === role && person.name === name) ?? {
        name,
        role,
        character: null,
      },
  )
  return others.toSpliced(first === -1 ? others.length : first, 0, ...named)
}

/** The discs of rows, in order. */
export function discsOf(rows: readonly Row[]): (number | null)[] {
  return [...new Set(rows.map(({ disc }) => disc))]
}

/** Rows below the headings of their discs; the only disc of an album needs none. */
export function entriesOf(rows: readonly Row[], discs: readonly (number | null)[]): Entry[] {
  return discs.flatMap((disc) => {
    const own = rows.filter((row) => row.disc === disc)
    return discs.length === 1 ? own : [{ disc, isHeading: true as const }, ...own]
  })
}

/** Rows as they were put in order, on the disc of the heading above them and with their new numbers. */
export function arranged(
  rows: readonly Row[],
  discs: readonly (number | null)[],
  entries: readonly Entry[],
): Row[] {
  const tracks = new Map<number | null, Row[]>(discs.map((disc) => [disc, []]))
  let [disc = null] = discs
  for (const entry of entries) {
    if (isHeading(entry)) disc = entry.disc
    else tracks.get(disc)?.push(entry)
  }
  return numberTracks(
    rows,
    discs.map((each) => ({ disc: each, tracks: tracks.get(each) ?? [] })),
  )
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
