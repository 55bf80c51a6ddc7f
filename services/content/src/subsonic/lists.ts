/** Lists of albums and songs, and search. Source: OpenSubsonic, "Album/song lists" and "Searching". */
import { isNamedBy, wordsOf } from '@quintet/domain/catalogue/search'
import { listHistory } from '../history/service.ts'
import type { Asked, Method } from './asked.ts'
import { genresOf, releasesAsked } from './browse.ts'
import {
  describeAlbum,
  describeArtist,
  describeFolder,
  describeSongs,
  type Song,
  songsOf,
} from './describe.ts'
import { SubsonicFailure } from './failure.ts'
import { songOf } from './find.ts'
import type { Artist, Release } from './library.ts'

const LIST_SIZE = 10
const SEARCH_SIZE = 20
/** How many matches of a search are considered. */
const MATCHES_READ = 2000

type Order = (releases: readonly Release[], asked: Asked) => readonly Release[] | Promise<readonly Release[]>

const nameIn = ({ language }: Pick<Asked, 'language'>) => {
  const { compare } = new Intl.Collator(language)
  return (a: Release, b: Release) => compare(a.names[language], b.names[language])
}
const mostPopularFirst: Order = (releases) => releases.toSorted((a, b) => b.popularity - a.popularity)

const ORDERS: Record<string, Order> = {
  random: shuffled,
  newest: (releases) => releases.toSorted((a, b) => b.addedAt - a.addedAt),
  highest: mostPopularFirst,
  frequent: mostPopularFirst,
  recent: lastHeard,
  starred: (releases, { starred }) =>
    releases
      .filter(({ id }) => starred.has(id))
      .toSorted((a, b) => Number(starred.get(b.id) ?? 0) - Number(starred.get(a.id) ?? 0)),
  alphabeticalByName: (releases, asked) => releases.toSorted(nameIn(asked)),
  alphabeticalByArtist: (releases, asked) => {
    const { compare } = new Intl.Collator(asked.language)
    const byName = nameIn(asked)
    const artistOf = ({ artists: [first] }: Release) => first?.name ?? ''
    return releases.toSorted((a, b) => compare(artistOf(a), artistOf(b)) || byName(a, b))
  },
  byYear: (releases, { parameters }) => {
    const [from, to] = [parameters.number('fromYear', 0), parameters.number('toYear', 9999)]
    const found = releases.filter(({ year }) => year >= Math.min(from, to) && year <= Math.max(from, to))
    return found.toSorted((a, b) => (from <= to ? a.year - b.year : b.year - a.year))
  },
  byGenre: (releases, { parameters, language }) =>
    genresOf({ releases }, language).get(parameters.required('genre')) ?? [],
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** What this profile has played, most recent first. */
async function lastHeard(
  releases: readonly Release[],
  { parts, viewer, index, now }: Asked,
): Promise<Release[]> {
  const history = await listHistory(parts.db, parts.catalogue, viewer, now)
  const heard = new Set(history.map(({ contentId }) => index.find(contentId, now)?.parentId ?? contentId))
  const byId = new Map(releases.map((release) => [release.id, release]))
  return [...heard].map((id) => byId.get(id)).filter((release) => release !== undefined)
}

async function albumList(asked: Asked): Promise<readonly Release[]> {
  const { parameters } = asked
  const order = ORDERS[parameters.required('type')]
  if (!order) throw new SubsonicFailure('generic', 'There is no such type of list.')
  const releases = await order(releasesAsked(asked), asked)
  const offset = parameters.number('offset', 0)
  return releases.slice(offset, offset + parameters.count('size', LIST_SIZE))
}

const getAlbumList: Method = async (asked) => ({
  albumList: { album: (await albumList(asked)).map((release) => describeFolder(release, asked)) },
})
const getAlbumList2: Method = async (asked) => ({
  albumList2: { album: (await albumList(asked)).map((release) => describeAlbum(release, asked)) },
})

/** One song from each release, then another, until there are enough. */
const getRandomSongs: Method = async (asked) => {
  const { parameters, language } = asked
  const size = parameters.count('size', LIST_SIZE)
  const genre = parameters.text('genre')
  const [from, to] = [parameters.number('fromYear', 0), parameters.number('toYear', 9999)]
  const asksAll = releasesAsked(asked).filter(
    ({ year, folder }) => folder === 'music-stream' && year >= from && year <= to,
  )
  const releases =
    genre === undefined ? asksAll : (genresOf({ releases: asksAll }, language).get(genre) ?? [])
  const songs = shuffled(releases)
    .slice(0, size)
    .flatMap((release) => shuffled(songsOf(release, asked)).map((song, turn) => ({ ...song, turn })))
    .toSorted((a, b) => a.turn - b.turn)
  return { randomSongs: { song: await describeSongs(songs.slice(0, size), asked) } }
}

const getSongsByGenre: Method = async (asked) => {
  const { parameters, language } = asked
  const genre = parameters.required('genre')
  const releases = genresOf({ releases: releasesAsked(asked) }, language).get(genre) ?? []
  const offset = parameters.number('offset', 0)
  const song = songsFrom(releases, { offset, count: parameters.count('count', LIST_SIZE) }, asked)
  return { songsByGenre: { song: await describeSongs(song, asked) } }
}

/** A page of the songs of releases, without loading those before it. */
function songsFrom(
  releases: readonly Release[],
  { offset, count }: { offset: number; count: number },
  asked: Asked,
): Song[] {
  const songs: Song[] = []
  let at = 0
  for (const release of releases) {
    if (songs.length >= count) break
    const skipped = Math.max(0, offset - at)
    at += release.songs.length
    if (skipped >= release.songs.length) continue
    const page = { ...release, songs: release.songs.slice(skipped, skipped + count - songs.length) }
    songs.push(...songsOf(page, asked).map(({ title }) => ({ title, release })))
  }
  return songs
}

type Found = { artists: readonly Artist[]; releases: readonly Release[]; songs: readonly Song[] }

/** Without words it returns everything by page: that is how clients fill their own library. */
function search(asked: Asked): Found {
  const { parameters, library, index, now } = asked
  const words = (parameters.text('query') ?? '').replace(/^"(.*)"$/, '$1').trim()
  const page = (name: string) => ({
    offset: parameters.number(`${name}Offset`, 0),
    count: parameters.count(`${name}Count`, SEARCH_SIZE),
  })
  const cut = <T>(all: readonly T[], name: string): T[] => {
    const { offset, count } = page(name)
    return all.slice(offset, offset + count)
  }
  const releases = releasesAsked(asked)
  if (words === '' || words === '*')
    return {
      artists: cut(library.artists, 'artist'),
      releases: cut(releases, 'album'),
      songs: songsFrom(releases, page('song'), asked),
    }
  const matches = index.bestMatches({ search: words }, MATCHES_READ, now)
  const isAsked = new Set(releases)
  const folded = wordsOf(words)
  const isNamed = ({ name }: Artist) => isNamedBy(name, folded)
  const found = matches.map(({ id }) => library.release(id)).filter((release) => release !== undefined)
  const songs = matches.map((title) => songOf(title, library)).filter((song) => song !== null)
  return {
    artists: cut(library.artists.filter(isNamed), 'artist'),
    releases: cut(
      found.filter((release) => isAsked.has(release)),
      'album',
    ),
    songs: cut(
      songs.filter(({ release }) => isAsked.has(release)),
      'song',
    ),
  }
}

const search2: Method = async (asked) => {
  const { artists, releases, songs } = search(asked)
  return {
    searchResult2: {
      artist: artists.map((artist) => describeArtist(artist, asked)),
      album: releases.map((release) => describeFolder(release, asked)),
      song: await describeSongs(songs, asked),
    },
  }
}

const search3: Method = async (asked) => {
  const { artists, releases, songs } = search(asked)
  return {
    searchResult3: {
      artist: artists.map((artist) => describeArtist(artist, asked)),
      album: releases.map((release) => describeAlbum(release, asked)),
      song: await describeSongs(songs, asked),
    },
  }
}

function starredOf(asked: Asked): { artists: Artist[]; releases: Release[]; songs: Song[] } {
  const { starred, starredArtists, library, index, now } = asked
  const ids = [...starred.keys()]
  const isAlbum = (id: number) => library.release(id) !== undefined
  return {
    artists: [...starredArtists.keys()]
      .map((id) => library.artist(id))
      .filter((artist) => artist !== undefined),
    releases: ids.map((id) => library.release(id)).filter((release) => release !== undefined),
    songs: ids
      .filter((id) => !isAlbum(id))
      .map((id) => index.find(id, now))
      .map((title) => title && songOf(title, library))
      .filter((song) => song !== null),
  }
}

const getStarred: Method = async (asked) => {
  const { artists, releases, songs } = starredOf(asked)
  return {
    starred: {
      artist: artists.map((artist) => describeArtist(artist, asked)),
      album: releases.map((each) => describeFolder(each, asked)),
      song: await describeSongs(songs, asked),
    },
  }
}

const getStarred2: Method = async (asked) => {
  const { artists, releases, songs } = starredOf(asked)
  return {
    starred2: {
      artist: artists.map((artist) => describeArtist(artist, asked)),
      album: releases.map((each) => describeAlbum(each, asked)),
      song: await describeSongs(songs, asked),
    },
  }
}

export const LISTS: Record<string, Method> = {
  getAlbumList,
  getAlbumList2,
  getRandomSongs,
  getSongsByGenre,
  search2,
  search3,
  getStarred,
  getStarred2,
}
