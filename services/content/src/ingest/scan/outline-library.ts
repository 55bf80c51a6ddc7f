/** Sorts the files of a library into titles, section by section. @spec decisions 9.1 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { outlineAudiobooks } from './audiobooks.ts'
import { buildFolder, type Folder } from './folder.ts'
import { outlineGames } from './games.ts'
import { outlineMusic } from './music.ts'
import { withLeftOvers } from './left-overs.ts'
import type { Outline, Outlines } from './outline.ts'
import { type Meanings, meaningsOf, type Section } from './sections.ts'
import { outlineShows } from './shows.ts'
import { outlineMovies, outlineSports } from './videos.ts'

const OUTLINES: Record<Section, (folder: Folder) => Outlines> = {
  movies: outlineMovies,
  shows: outlineShows,
  music: outlineMusic,
  audiobooks: outlineAudiobooks,
  games: outlineGames,
  sports: outlineSports,
}

/** Sorts the files of a library into titles. Parents come before their children. */
export function outlineLibrary(
  files: readonly LibraryFile[],
  meaningOf: Meanings = meaningsOf({}, ''),
): Outlines {
  const all: Outlines = { titles: [], failed: [], ignored: [] }
  for (const folder of buildFolder('', '', files).folders) {
    const meaning = meaningOf(folder.name)
    if (meaning === null) {
      all.ignored.push({
        path: folder.path,
        reason:
          'The folder is not one of Movies, Shows, Music, Audiobooks, Games, Sports; say in quintet-library.json what it contains.',
      })
      continue
    }
    const found = OUTLINES[meaning.section](folder)
    for (const outline of found.titles) outline.genre = meaning.genre
    all.titles.push(...found.titles)
    all.failed.push(...found.failed)
    all.ignored.push(...found.ignored)
  }
  return withLeftOvers(withoutSharedPlaces(all), files)
}

// A folder `Frog` and a file `Frog.mp4` next to it would have the same key.
function withoutSharedPlaces(all: Outlines): Outlines {
  const places = new Set<string>()
  const titles: Outline[] = []
  for (const outline of all.titles) {
    if (places.has(outline.key))
      all.failed.push({
        path: outline.key,
        reason: 'A folder and a file have this name; remove one of them.',
      })
    else titles.push(outline)
    places.add(outline.key)
  }
  return { ...all, titles }
}
