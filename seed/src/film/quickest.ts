/** Which film is made soonest: what a first start makes first, so that something plays within a minute. */
import { type DemoTitle, recordOf } from '../write.ts'
import { FPS } from './shoot.ts'
import { timing } from './story.ts'
import { filmOf } from './told.ts'

/** The title whose film has the fewest pixels to be drawn; undefined where none of them is a film. */
export function quickestFilm(titles: readonly DemoTitle[]): DemoTitle | undefined {
  return titles
    .map((title) => ({ title, pixels: pixelsOf(title) }))
    .filter(({ pixels }) => pixels > 0)
    .toSorted((one, other) => one.pixels - other.pixels)[0]?.title
}

/** Of all frames of its film; 0: it has none of its own. */
export function pixelsOf({ key }: DemoTitle): number {
  const film = filmOf(recordOf(key))
  return film ? timing(film.story.shots).seconds * FPS * film.size.width * film.size.height : 0
}
