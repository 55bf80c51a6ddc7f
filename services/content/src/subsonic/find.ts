/** What an id in a request refers to. Each throws `notFound` both for what does not exist and for what may not be seen. */
import type { Title } from '../catalogue/title.ts'
import type { Asked } from './asked.ts'
import type { Song } from './describe.ts'
import { SubsonicFailure } from './failure.ts'
import { contentIdOf } from './ids.ts'
import type { Artist, Library, Release } from './library.ts'

export function findRelease({ library }: Pick<Asked, 'library'>, id: string): Release {
  const release = library.release(contentIdOf(id, 'album'))
  if (!release) throw new SubsonicFailure('notFound', 'There is no such album.')
  return release
}

export function findArtist({ library }: Pick<Asked, 'library'>, id: string): Artist {
  const artist = library.artist(id)
  if (!artist) throw new SubsonicFailure('notFound', 'There is no such artist.')
  return artist
}

/** A title as a song with its release; null if it is not one. */
export function songOf(title: Title, library: Library): Song | null {
  const release = library.release(title.parentId ?? title.id)
  return release?.songs.includes(title.id) ? { title, release } : null
}

export function findSong(
  { library, index, now }: Pick<Asked, 'library' | 'index' | 'now'>,
  id: string,
): Song {
  const title = index.find(contentIdOf(id, 'song'), now)
  const song = title && songOf(title, library)
  if (!song) throw new SubsonicFailure('notFound', 'There is no such song.')
  return song
}
