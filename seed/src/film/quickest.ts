/** Finds the film that is made fastest: a first start begins with it, so that something plays within a minute. */
import { type DemoTitle, recordOf } from '../write.ts'
import { FPS } from './shoot.ts'
import { timing } from './story.ts'
import { filmOf } from './told.ts'

/** Returns the title whose film has the fewest pixels to draw; undefined if none is a film. */
export function quickestFilm(titles: readonly DemoTitle[]): DemoTitle | undefined {
  return titles
    .map((title) => ({ title, pixels: pixelsOf(title) }))
    .filter(({ pixels }) => pixels > 0)
    .toSorted((one, other) => one.pixels - other.pixels)[0]?.title
}

/** Returns the pixels of all frames of its film; 0 if it has none of its own. */
export function pixelsOf({ key }: DemoTitle): number {
  const film = filmOf(recordOf(key))
  return film ? timing(film.story.shots).seconds * FPS * film.size.width * film.size.height : 0
}
