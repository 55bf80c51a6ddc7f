/** Browsing the library: folders, artists, albums, songs, genres. Source: OpenSubsonic, "Browsing". */
import type { Language } from '@quintet/domain/basics/languages'
import { categoryName } from '../catalogue/category-names.ts'
import type { Asked, Method } from './asked.ts'
import {
  byLetter,
  describeAlbum,
  describeArtist,
  describeFolder,
  describeSongs,
  songsOf,
} from './describe.ts'
import type { Payload } from './envelope.ts'
import { SubsonicFailure } from './failure.ts'
import { findArtist, findRelease, findSong } from './find.ts'
import { titleNamed } from './ids.ts'
import { type Artist, FOLDERS, type Library, type Release } from './library.ts'

/** Words that lists ignore when they sort by name. */
const IGNORED_ARTICLES = ''

/** The releases of the requested folder, or of all. */
export function releasesAsked({
  library,
  parameters,
}: Pick<Asked, 'library' | 'parameters'>): readonly Release[] {
  const number = parameters.number('musicFolderId', -1)
  if (parameters.text('musicFolderId') === undefined) return library.releases
  const folder = FOLDERS[number]
  if (folder === undefined) throw new SubsonicFailure('notFound', 'There is no such music folder.')
  return library.releases.filter((release) => release.folder === folder)
}

function artistsAsked(asked: Asked): readonly Artist[] {
  if (asked.parameters.text('musicFolderId') === undefined) return asked.library.artists
  const releases = new Set(releasesAsked(asked))
  return asked.library.artists
    .map((artist) => ({ ...artist, releases: artist.releases.filter((each) => releases.has(each)) }))
    .filter((artist) => artist.releases.length > 0)
}

const getMusicFolders: Method = ({ language }) => ({
  musicFolders: {
    musicFolder: FOLDERS.map((folder, id) => ({ id, name: categoryName(folder, language) })),
  },
})

const lettersOf = (asked: Asked): Payload[] =>
  byLetter(artistsAsked(asked)).map(({ name, artists }) => ({
    name,
    artist: artists.map((artist) => describeArtist(artist, asked)),
  }))

const getArtists: Method = (asked) => ({
  artists: { ignoredArticles: IGNORED_ARTICLES, index: lettersOf(asked) },
})

const getIndexes: Method = (asked) => {
  const lastModified = Math.max(0, ...asked.library.releases.map(({ addedAt }) => addedAt))
  return { indexes: { ignoredArticles: IGNORED_ARTICLES, lastModified, index: lettersOf(asked) } }
}

const getArtist: Method = (asked) => {
  const artist = findArtist(asked, asked.parameters.required('id'))
  const album = artist.releases.map((release) => describeAlbum(release, asked))
  return { artist: { ...describeArtist(artist, asked), album } }
}

const songsIn = (release: Release, asked: Asked) => describeSongs(songsOf(release, asked), asked)

const getAlbum: Method = async (asked) => {
  const release = findRelease(asked, asked.parameters.required('id'))
  return { album: { ...describeAlbum(release, asked), song: await songsIn(release, asked) } }
}

const getSong: Method = async (asked) => {
  const [song] = await describeSongs([findSong(asked, asked.parameters.required('id'))], asked)
  return { song }
}

/** An artist's directory contains releases, a release's its songs. */
const getMusicDirectory: Method = async (asked) => {
  const id = asked.parameters.required('id')
  if (titleNamed(id)?.kind === 'album') {
    const release = findRelease(asked, id)
    return { directory: { id, name: release.names[asked.language], child: await songsIn(release, asked) } }
  }
  const artist = findArtist(asked, id)
  const child = artist.releases.map((release) => describeFolder(release, asked))
  return { directory: { id, name: artist.name, child } }
}

/** Genres by name: music and books may have one of the same name. */
export function genresOf(
  { releases }: Pick<Library, 'releases'>,
  language: Language,
): Map<string, Release[]> {
  const genres = new Map<string, Release[]>()
  for (const release of releases)
    for (const name of new Set(release.genres.map((genre) => categoryName(genre, language)))) {
      const known = genres.get(name)
      if (known) known.push(release)
      else genres.set(name, [release])
    }
  return genres
}

const getGenres: Method = ({ library, language }) => ({
  genres: {
    genre: [...genresOf(library, language)].map(([value, releases]) => ({
      value,
      songCount: releases.reduce((sum, { songs }) => sum + songs.length, 0),
      albumCount: releases.length,
    })),
  },
})

const getAlbumInfo: Method = (asked) => {
  findRelease(asked, asked.parameters.required('id'))
  return { albumInfo: {} }
}

const getArtistInfo =
  (name: 'artistInfo' | 'artistInfo2'): Method =>
  (asked) => {
    const artist = findArtist(asked, asked.parameters.required('id'))
    const count = asked.parameters.count('count', SIMILAR_ARTISTS)
    return {
      [name]: {
        similarArtist: similarArtists(artist, asked)
          .slice(0, count)
          .map((each) => describeArtist(each, asked)),
      },
    }
  }

const SIMILAR_ARTISTS = 20
const SIMILAR_SONGS = 50
/** How many releases are used to find similar ones, and how many titles similar to each. */
const SEEDS = 3
const LIKE_EACH = 24

function releasesLike(releases: readonly Release[], { index, library, now }: Asked): Release[] {
  const seeds = releases.toSorted((a, b) => b.popularity - a.popularity).slice(0, SEEDS)
  const like = seeds.flatMap(({ id }) => {
    const title = index.find(id, now)
    return title ? index.similarTo(title, LIKE_EACH, now) : []
  })
  return [...new Set(like.map(({ id }) => library.release(id)))].filter(
    (release) => release !== undefined && !releases.includes(release),
  ) as Release[]
}

function similarArtists(artist: Artist, asked: Asked): Artist[] {
  const ids = releasesLike(artist.releases, asked).flatMap(({ artists }) => artists.map(({ id }) => id))
  return [...new Set(ids)]
    .filter((id) => id !== artist.id)
    .map((id) => asked.library.artist(id))
    .filter((other) => other !== undefined)
}

/** Songs of releases similar to what the id refers to: an artist, an album or a song. */
const getSimilarSongs =
  (name: 'similarSongs' | 'similarSongs2'): Method =>
  async (asked) => {
    const id = asked.parameters.required('id')
    const named = titleNamed(id)
    const seeds =
      named === null
        ? findArtist(asked, id).releases
        : [named.kind === 'album' ? findRelease(asked, id) : findSong(asked, id).release]
    const like = releasesLike(seeds, asked).filter(({ folder }) => folder === seeds[0]?.folder)
    const songs = takeTurns(like.map((release) => songsOf(release, asked)))
    const count = asked.parameters.count('count', SIMILAR_SONGS)
    return { [name]: { song: await describeSongs(songs.slice(0, count), asked) } }
  }

/** Interleaves lists: the first of each, then the second of each. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** The songs of an artist's most popular releases; `artist` is a name. */
const getTopSongs: Method = async (asked) => {
  const name = asked.parameters.required('artist')
  const artist = asked.library.artists.find((each) => each.name === name)
  const songs = (artist?.releases ?? [])
    .flatMap((release) => songsOf(release, asked))
    .toSorted((a, b) => b.title.popularity - a.title.popularity)
    .slice(0, asked.parameters.count('count', SIMILAR_SONGS))
  return { topSongs: { song: await describeSongs(songs, asked) } }
}

export const BROWSING: Record<string, Method> = {
  getMusicFolders,
  getIndexes,
  getMusicDirectory,
  getArtists,
  getArtist,
  getAlbum,
  getSong,
  getGenres,
  getAlbumInfo,
  getAlbumInfo2: getAlbumInfo,
  getArtistInfo: getArtistInfo('artistInfo'),
  getArtistInfo2: getArtistInfo('artistInfo2'),
  getSimilarSongs: getSimilarSongs('similarSongs'),
  getSimilarSongs2: getSimilarSongs('similarSongs2'),
  getTopSongs,
}
