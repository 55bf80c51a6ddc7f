/** Albums without a folder: loose tracks of one folder whose tags name the same album. @spec decisions 9.13 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { type Outline, outlineOf } from './outline.ts'
import type { LibraryReader } from './reader.ts'
import { withoutDisc } from './tag-facts.ts'

const LEAST_TRACKS = 2

/** Adds such albums, each before its tracks; tracks of a folder's album stay there. */
export async function withAlbumsOfTags(
  named: readonly Outline[],
  { tags }: Pick<LibraryReader, 'tags'>,
): Promise<Outline[]> {
  const outlines = await withoutGuessed(named, { tags })
  const albumOf = new Map<Outline, string>()
  for (const outline of outlines) {
    const [file] = outline.media
    if (outline.kind !== 'track' || outline.parent !== null || !file) continue
    const { album, albumArtist } = await tags(file)
    if (album !== undefined && album.trim() !== '')
      albumOf.set(outline, [folderOf(outline), album.trim(), albumArtist ?? ''].join('\0'))
  }
  const albums = new Map<string, Outline>()
  for (const [key, tracks] of Map.groupBy(albumOf.keys(), (track) => albumOf.get(track) ?? ''))
    if (tracks.length >= LEAST_TRACKS) albums.set(key, albumOfTracks(key, tracks))
  const given = new Set<Outline>()
  return outlines.flatMap((outline) => {
    const album = albums.get(albumOf.get(outline) ?? '')
    if (!album) return [outline]
    const track = { ...outline, parent: album }
    if (given.has(album)) return [track]
    given.add(album)
    return [album, track]
  })
}

/** A folder of numbered files is an album, unless tags name several: then it is a mixed folder. */
async function withoutGuessed(
  outlines: readonly Outline[],
  { tags }: Pick<LibraryReader, 'tags'>,
): Promise<Outline[]> {
  const dissolved = new Set<Outline>()
  for (const outline of outlines) {
    if (!outline.isGuessed) continue
    const told = await Promise.all(
      outline.trackFiles.map(async (file) => withoutDisc((await tags(file)).album)),
    )
    if (new Set(told.filter((album) => album !== undefined)).size > 1) dissolved.add(outline)
  }
  return outlines
    .filter((outline) => !dissolved.has(outline))
    .map((outline) =>
      outline.parent && dissolved.has(outline.parent) ? { ...outline, parent: null } : outline,
    )
}

function albumOfTracks(key: string, tracks: readonly Outline[]): Outline {
  const [folder = '', title = '', artist = ''] = key.split('\0')
  const owner = artist || tracks[0]?.named.owner || null
  return outlineOf({
    // No file in a library has such a name.
    key: [folder, `${title} (album${artist === '' ? '' : ` by ${artist}`})`.replaceAll('/', '-')].join('/'),
    kind: 'album',
    vertical: 'music-stream',
    form: 'audio',
    genre: tracks[0]?.genre ?? null,
    trackFiles: tracks.flatMap(({ media }): LibraryFile[] => media),
    named: { title, owner },
    isByTags: true,
  })
}

function folderOf({ key }: Outline): string {
  return key.slice(0, key.lastIndexOf('/'))
}
