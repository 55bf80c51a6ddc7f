/** Releases, songs and artists in Subsonic's form. Source: OpenSubsonic, "AlbumID3", "Child", "ArtistID3". */
import type { Language } from '@quintet/domain/basics/languages'
import { categoryName } from '../catalogue/category-names.ts'
import type { Title } from '../catalogue/title.ts'
import { itemOf } from '../catalogue/title-item.ts'
import type { Asked } from './asked.ts'
import type { Payload } from './envelope.ts'
import { albumId, songId } from './ids.ts'
import { bitsOfRecordings } from './queries.ts'
import { type Artist, artistsIn, type Release } from './library.ts'

type Shown = Pick<Asked, 'index' | 'library' | 'language' | 'starred' | 'now'>

export function genreOf(release: Release, language: Language): string | undefined {
  const [genre] = release.genres
  return genre === undefined ? undefined : categoryName(genre, language)
}

const joined = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ')

/** Programs request every cover that an answer names. */
export const coverOf = ({ id, hasCover }: Release): Payload => (hasCover ? { coverArt: albumId(id) } : {})

function commonFields(release: Release, { language, starred }: Shown): Payload {
  const [first] = release.artists
  return {
    artist: joined(release.artists),
    artistId: first?.id,
    ...coverOf(release),
    year: release.year || undefined,
    genre: genreOf(release, language),
    genres: release.genres.map((genre) => ({ name: categoryName(genre, language) })),
    created: new Date(release.addedAt).toISOString(),
    starred: starred.get(release.id)?.toISOString(),
  }
}

export function describeAlbum(release: Release, shown: Shown): Payload {
  return {
    id: albumId(release.id),
    name: release.names[shown.language],
    ...commonFields(release, shown),
    artists: release.artists.map(({ id, name }) => ({ id, name })),
    displayArtist: joined(release.artists),
    songCount: release.songs.length,
    duration: Math.round(release.seconds),
  }
}

/** A release in the folder-based calls. */
export function describeFolder(release: Release, shown: Shown): Payload {
  return {
    id: albumId(release.id),
    parent: release.artists[0]?.id,
    isDir: true,
    title: release.names[shown.language],
    album: release.names[shown.language],
    ...commonFields(release, shown),
    duration: Math.round(release.seconds),
  }
}

export type Song = { title: Title; release: Release }

/** Songs in order. Sizes are approximate: some programs reject a song without one, and none waits for its last byte. */
export async function describeSongs(
  songs: readonly Song[],
  asked: Shown & Pick<Asked, 'parts'>,
): Promise<Payload[]> {
  const assets = songs.flatMap(({ title }) => title.mainAsset?.id ?? [])
  const bits = await bitsOfRecordings(asked.parts.db, assets)
  return songs.map((song) => describeSong(song, asked, bits.get(song.title.mainAsset?.id ?? '') ?? 0))
}

/** The song's own artists, else its release's. */
function artistsOf({ title, release }: Song, language: Language): Release['artists'] {
  const own = artistsIn(itemOf(title, language).attributes.artist ?? '', title.people)
  return own.length > 0 ? own : release.artists
}

/** The artist names shown with a song. */
export function artistsNamed(song: Song, language: Language): string {
  return joined(artistsOf(song, language))
}

function describeSong({ title, release }: Song, shown: Shown, bitsPerSecond: number): Payload {
  const { language, starred } = shown
  const artists = artistsOf({ title, release }, language)
  return {
    id: songId(title.id),
    parent: albumId(release.id),
    isDir: false,
    isVideo: false,
    title: title.names[language],
    album: release.names[language],
    albumId: albumId(release.id),
    ...commonFields(release, shown),
    artist: joined(artists),
    artistId: artists[0]?.id,
    artists: artists.map(({ id, name }) => ({ id, name })),
    displayArtist: joined(artists),
    albumArtists: release.artists.map(({ id, name }) => ({ id, name })),
    displayAlbumArtist: joined(release.artists),
    track: title.number ?? undefined,
    discNumber: title.season ?? undefined,
    duration: Math.round(title.durationSeconds ?? 0),
    bitRate: Math.round(bitsPerSecond / 1000),
    size: Math.round(((title.durationSeconds ?? 0) * bitsPerSecond) / 8),
    contentType: 'audio/mp4',
    suffix: 'm4a',
    path: pathOf(title, release, language),
    type: release.folder === 'audio-books' ? 'audiobook' : 'music',
    mediaType: 'song',
    starred: starred.get(title.id)?.toISOString(),
  }
}

/** The visible, playable songs of a release, in order. */
export function songsOf(release: Release, { index, now }: Pick<Shown, 'index' | 'now'>): Song[] {
  return release.songs
    .map((id) => index.find(id, now))
    .filter((title) => title !== null)
    .filter(({ mainAsset }) => mainAsset?.form === 'audio')
    .map((title) => ({ title, release }))
}

/** The path under which clients store a song. */
function pathOf(title: Title, release: Release, language: Language): string {
  const plain = (text: string) => text.replace(/[/\\]/g, '_')
  const number = title.number === null ? '' : `${String(title.number).padStart(2, '0')} - `
  const folder = `${plain(joined(release.artists)) || '-'}/${plain(release.names[language])}`
  return `${folder}/${number}${plain(title.names[language])}.m4a`
}

export function describeArtist(
  { id, name, releases }: Artist,
  { starredArtists }: Pick<Asked, 'starredArtists'>,
): Payload {
  const cover = releases.find(({ hasCover }) => hasCover)
  const starred = starredArtists.get(id)?.toISOString()
  return { id, name, albumCount: releases.length, starred, ...(cover ? coverOf(cover) : {}) }
}

/** Artists by the first letter of their names, as in lists. */
export function byLetter(artists: readonly Artist[]): { name: string; artists: readonly Artist[] }[] {
  const letterOf = ({ name }: Artist): string => {
    const letter = name.normalize('NFD').charAt(0).toLocaleUpperCase()
    return /\p{L}/u.test(letter) ? letter : '#'
  }
  return [...Map.groupBy(artists, letterOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => ({ name, artists: group }))
}
