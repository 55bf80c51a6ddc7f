/** `Music/Artist/Album/05 Title.flac`, with discs in subfolders; loose files of an artist are single tracks. */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import {
  allFilesOf,
  fileCalled,
  filesOf,
  type Folder,
  lyricsBeside,
  mediumCalled,
  nameOf,
  sharedBases,
  sidecarsOf,
  titleFileOf,
} from './folder.ts'
import { isJingles, outlineSoundJingles } from './extras.ts'
import { formOf, parseDisc, parseTrack, startsWithNumber } from './names.ts'
import { joined, type Outline, outlineOf, type Outlines } from './outline.ts'
import { parseTitleYear } from './title-names.ts'

const ALBUM_FILE = 'album.json'

/** Folders with albums of many artists; they are not artist names. */
const COLLECTIONS = new Set([
  'compilations',
  'compilation',
  'various artists',
  'various',
  'va',
  'sampler',
  'soundtracks',
  'soundtrack',
])

export function outlineMusic(section: Folder): Outlines {
  const loose: Outlines = { titles: outlineTracks(section, null, null, null), failed: [], ignored: [] }
  return joined([loose, ...section.folders.map(outlineArtist)])
}

function outlineArtist(artist: Folder): Outlines {
  // An album without an artist's folder is recognised by a file in it, its name or its tracks' names.
  if (isMarkedAlbum(artist)) return outlineAlbum(artist, null)
  const flat = flatAlbumOf(artist)
  if (flat) return outlineAlbum(artist, flat.artist, flat)
  if (COLLECTIONS.has(artist.name.toLowerCase()))
    return joined(artist.folders.map((folder) => outlineBelow(folder, null)))
  const tracks = outlineTracks(artist, null, artist.name, null)
  const albums = artist.folders.map((folder) => outlineBelow(folder, artist.name))
  const found = joined([{ titles: tracks, failed: [], ignored: [] }, ...albums])
  return found.titles.length + found.failed.length > 0 ? found : nothingIn(artist)
}

type AlbumName = { title: string; isGuessed: boolean }

/** An album directly in the section: "Artist - Album", or a folder whose tracks are all numbered. */
function flatAlbumOf(folder: Folder): ({ artist: string | null } & AlbumName) | null {
  const tracks = filesOf(folder, 'audio')
  const hasDiscs = folder.folders.some(isDisc)
  if (tracks.length === 0 && !hasDiscs) return null
  const [artist = '', ...words] = folder.name.split(/\s[-–]\s/)
  const title = words.join(' - ').trim()
  if (artist.trim() !== '' && title !== '') return { artist: artist.trim(), title, isGuessed: false }
  const areNumbered = tracks.length > 1 && tracks.every((file) => startsWithNumber(nameOf(file)))
  return hasDiscs || areNumbered ? { artist: null, title: folder.name, isGuessed: !hasDiscs } : null
}

function outlineBelow(folder: Folder, artist: string | null): Outlines {
  const isAlbum = isMarkedAlbum(folder) || filesOf(folder, 'audio').length > 0 || folder.folders.some(isDisc)
  const album = isAlbum ? outlineAlbum(folder, artist) : joined([])
  const deeper = folder.folders
    .filter((below) => !isDisc(below) && !(titleFileOf(folder) && isJingles(below)))
    .filter((below) => allFilesOf(below).some(isAudio))
  return joined([album, ...deeper.map((below) => outlineBelow(below, artist))])
}

function isMarkedAlbum(folder: Folder): boolean {
  return titleFileOf(folder) !== null || fileCalled(folder, ALBUM_FILE) !== null
}

function isDisc(folder: Folder): boolean {
  return parseDisc(folder.name) !== null && filesOf(folder, 'audio').length > 0
}

function isAudio(file: LibraryFile): boolean {
  return formOf(nameOf(file)) === 'audio'
}

function nothingIn(folder: Folder): Outlines {
  if (allFilesOf(folder).length === 0) return joined([])
  return {
    titles: [],
    failed: [
      {
        path: folder.path,
        reason: 'There is no music in this folder, and no quintet.json that announces an album.',
      },
    ],
    ignored: [],
  }
}

function outlineAlbum(
  folder: Folder,
  artist: string | null,
  name: AlbumName = { title: folder.name, isGuessed: false },
): Outlines {
  const { title, year } = parseTitleYear(name.title)
  const discs = folder.folders.filter(isDisc)
  const album = outlineOf({
    key: folder.path,
    kind: 'album',
    vertical: 'music-stream',
    form: 'audio',
    ...sidecarsOf(folder, [folder.name], { ownsFolder: true, vertical: 'music-stream', ownShape: 'square' }),
    nfo: null,
    subtitles: [],
    chapters: null,
    albumFile: fileCalled(folder, ALBUM_FILE),
    folderPictures: [...filesOf(folder, 'picture')],
    trackFiles: [folder, ...discs].flatMap((inside) => filesOf(inside, 'audio')),
    named: { title, year, owner: artist },
    ...(name.isGuessed ? { isGuessed: true as const } : {}),
  })
  const tracks = [
    ...outlineTracks(folder, album, artist, null),
    ...discs.flatMap((disc) => outlineTracks(disc, album, artist, parseDisc(disc.name))),
  ]
  // Only a channel has jingles, and only quintet.json makes one.
  const jingles = titleFileOf(folder) ? outlineSoundJingles(album, folder) : []
  return { titles: [album, ...tracks, ...jingles], failed: [], ignored: [] }
}

function outlineTracks(
  folder: Folder,
  album: Outline | null,
  artist: string | null,
  disc: number | null,
): Outline[] {
  const bases = sharedBases(folder, 'audio')
  const allNumbered = bases.every(startsWithNumber)
  return bases.map((base) => {
    const media = mediumCalled(folder, base, 'audio')
    const { title, number, disc: named } = parseTrack(base, allNumbered)
    return outlineOf({
      key: `${folder.path}/${base}`,
      kind: 'track',
      vertical: 'music-stream',
      form: 'audio',
      parent: album,
      media: media ? [media] : [],
      ...sidecarsOf(folder, [base], { ownsFolder: false, vertical: 'music-stream', ownShape: 'square' }),
      subtitles: [],
      lyrics: lyricsBeside(folder, base),
      named: { title, season: disc ?? named, number, owner: artist },
    })
  })
}
