/**
 * The catalogue as a music library: releases by artists, each with its songs. An audiobook, and a track without an album, is a release with
 * one song. Built once for each state of each catalogue index. @spec decisions 11.9
 */
import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { foldText } from '@quintet/domain/catalogue/search'
import { runInSteps } from '../catalogue/in-steps.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { itemOf } from '../catalogue/title-item.ts'

export const FOLDERS = ['music-stream', 'audio-books'] as const
export type Folder = (typeof FOLDERS)[number]

export type ReleaseArtist = { id: string; name: string }

export type Release = {
  id: number
  folder: Folder
  names: Record<Language, string>
  /** Everyone it is credited to, main artist first. */
  artists: readonly ReleaseArtist[]
  /** 0 if unknown. */
  year: number
  /** In the form `music-stream:jazz`. */
  genres: readonly string[]
  addedAt: number
  popularity: number
  seconds: number
  hasCover: boolean
  /** Ids of its songs, in order. */
  songs: readonly number[]
}

export type Artist = ReleaseArtist & { releases: readonly Release[] }

export type Library = {
  /** In order of name. */
  releases: readonly Release[]
  artists: readonly Artist[]
  release(id: number): Release | undefined
  artist(id: string): Artist | undefined
}

const libraries = new WeakMap<TitleIndex, { turn: number; library: Promise<Library> }>()

/** The library of an index, which determines what a viewer may see. */
export function libraryOf(index: TitleIndex, now: Date): Promise<Library> {
  const turn = index.turnAt(now)
  const known = libraries.get(index)
  if (known?.turn === turn) return known.library
  const library = runInSteps(buildLibrary(index, now))
  libraries.set(index, { turn, library })
  library.catch(() => libraries.delete(index))
  return library
}

const IS_RELEASE: readonly string[] = ['album', 'audiobook', 'track']
const TITLES_IN_A_STEP = 50

function* buildLibrary(index: TitleIndex, now: Date): Generator<void, Library> {
  const releases: Release[] = []
  const byArtist = new Map<string, { id: string; name: string; releases: Release[] }>()
  for (const folder of FOLDERS) {
    const wanted = { category: folder, sort: 'title', descending: false } as const
    const { page } = index.page(wanted, { from: 0, to: index.size }, now)
    for (const [at, title] of page.entries()) {
      if (at % TITLES_IN_A_STEP === 0) yield
      if (!IS_RELEASE.includes(title.kind) || !title.isReady) continue
      const release = releaseOf(index, title, folder)
      releases.push(release)
      for (const artist of release.artists) {
        const known = byArtist.get(artist.id) ?? { ...artist, releases: [] }
        known.releases.push(release)
        byArtist.set(artist.id, known)
      }
    }
  }
  const byId = new Map(releases.map((release) => [release.id, release]))
  const artists = [...byArtist.values()].toSorted((a, b) => a.name.localeCompare(b.name, DEFAULT_LANGUAGE))
  return {
    releases,
    artists,
    release: (id) => byId.get(id),
    artist: (id) => byArtist.get(id),
  }
}

function releaseOf(index: TitleIndex, title: Title, folder: Folder): Release {
  const { attributes } = itemOf(title, DEFAULT_LANGUAGE)
  return {
    id: title.id,
    folder,
    names: title.names,
    artists: artistsIn(attributes.artist ?? attributes.author ?? '', title.people),
    year: attributes.year ?? 0,
    genres: title.categories.filter((category) => category.startsWith(`${folder}:`)),
    addedAt: title.addedAt,
    popularity: title.popularity,
    seconds: title.durationSeconds ?? 0,
    hasCover: title.pictureIds.length > 0,
    songs: title.kind === 'album' ? index.childrenOf(title.id).map(({ id }) => id) : [title.id],
  }
}

/** Splits names that the wire joins by commas, where a name may itself contain a comma: `people` tells them apart. */
export function artistsIn(joined: string, people: readonly string[]): ReleaseArtist[] {
  const inOrder = people
    .filter((name) => `, ${joined}, `.includes(`, ${name}, `))
    .toSorted((a, b) => joined.indexOf(a) - joined.indexOf(b))
  const names = inOrder.length > 0 ? new Set(inOrder) : joined === '' ? [] : [joined]
  return Array.from(names, (name) => ({ id: artistKey(name), name }))
}

const KEY_LENGTH = 12

/** The same for all spellings of an artist's name. */
export function artistKey(name: string): string {
  return `ar-${createHash('sha256').update(foldText(name)).digest('hex').slice(0, KEY_LENGTH)}`
}
