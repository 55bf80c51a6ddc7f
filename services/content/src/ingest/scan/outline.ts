/** What a library folder contains, from names alone: which files make which title. Files are read later. @spec decisions 9.1 */
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import type { ExtraKind } from '@quintet/domain/catalogue/extras'
import type { PictureKind } from '@quintet/platform/jobs/media-orders'
import type { LibraryFile, Refusal } from '@quintet/media-files/library/library-folder'
import type { Series } from '../../title-fields/sources.ts'
import type { Facts } from './facts.ts'

export type OutlinedSubtitle = {
  file: LibraryFile
  language: string
  kind: 'subtitles' | 'captions'
  isForced: boolean
}

/** An album or a track in a cue sheet. */
export type OutlinedCue = {
  /** Null if it is embedded in the media. */
  file: LibraryFile | null
  facts: Facts
  /** For a track: its section of the media, in frames of 1/75 s. */
  span: { from: number; to: number | null } | null
}

/** A title as derived from its files' names. */
export type Outline = {
  /** The title's path in the library: its folder, or its file without extension. Unique in the library. */
  key: string
  kind: Kind
  vertical: Vertical
  /** The genre an operator assigned to the whole folder; null if none. */
  genre: string | null
  /** The series of an episode or the album of a track, from which the child inherits missing facts. */
  parent: Outline | null
  form: 'video' | 'audio' | 'game'
  /** In order; several files form one audiobook; for a game, its zip or all files of its bundle. Empty if only announced. */
  media: LibraryFile[]
  /** Other files of the same film or episode, of lower quality by name and size. */
  versions: LibraryFile[]
  /** For a game's bundle: the folder that contains `index.html`. */
  bundleFolder: string | null
  trailer: LibraryFile | null
  subtitles: OutlinedSubtitle[]
  chapters: LibraryFile | null
  /** For a track: its lyrics, and the language in their file's name. */
  lyrics: { file: LibraryFile; language: string | null } | null
  cue: OutlinedCue | null
  /** One for each shape, or for each shape and language of its text. */
  pictures: (PictureKind & { file: LibraryFile })[]
  titleFile: LibraryFile | null
  nfo: LibraryFile | null
  /** `album.json`. */
  albumFile: LibraryFile | null
  /** For a book: files written by other programs, in order of precedence. */
  bookFiles: LibraryFile[]
  /** What the names say. */
  named: {
    title: string
    year: number | null
    season: number | null
    number: number | null
    /** The first air date, as "2021-03-14". */
    date: string | null
    /** Its position among others without a number. */
    place: number | null
    /** The artist's, author's or competition's folder. */
    owner: string | null
    narrator: string | null
    /** For a book in its series' folder. */
    series: Series | null
    extraKind: ExtraKind | null
  }
  /** For an album: its tracks' files, whose tags describe the album. For a series: its first episode. */
  trackFiles: LibraryFile[]
  /** Whether the album is only defined by its tracks' tags. */
  isByTags?: true
  /** Whether the folder is only an album because its files' names are numbered. */
  isGuessed?: true
  /** For an album: all pictures in its folder, one of which `album.json` may name. */
  folderPictures: LibraryFile[]
}

/** Files that make no title, and why. `failed`: something is wrong with them; `ignored`: deliberately left out. */
export type Outlines = { titles: Outline[]; failed: Refusal[]; ignored: Refusal[] }

/** An outline with defaults for what its kind does not have. */
export function outlineOf(
  facts: Pick<Outline, 'key' | 'kind' | 'vertical' | 'form'> &
    Partial<Omit<Outline, 'named'>> & { named: Partial<Outline['named']> & { title: string } },
): Outline {
  const { named, ...rest } = facts
  return {
    genre: null,
    parent: null,
    media: [],
    versions: [],
    bundleFolder: null,
    trailer: null,
    subtitles: [],
    chapters: null,
    lyrics: null,
    cue: null,
    pictures: [],
    titleFile: null,
    nfo: null,
    albumFile: null,
    bookFiles: [],
    trackFiles: [],
    folderPictures: [],
    ...rest,
    named: {
      year: null,
      season: null,
      number: null,
      date: null,
      place: null,
      owner: null,
      narrator: null,
      series: null,
      extraKind: null,
      ...named,
    },
  }
}

export function joined(parts: readonly Outlines[]): Outlines {
  return {
    titles: parts.flatMap(({ titles }) => titles),
    failed: parts.flatMap(({ failed }) => failed),
    ignored: parts.flatMap(({ ignored }) => ignored),
  }
}
