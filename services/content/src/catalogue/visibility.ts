/** What a Viewer may see: the one place that decides it. @spec decisions 4.17 */
import { Problem } from '@quintet/contracts/problem'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Catalogue } from './catalogue.ts'
import type { Title } from './title.ts'
import type { TitleIndex } from './title-index.ts'

/** The only way to titles: lists, search, playback, history and media keys start here. */
export function titlesFor(catalogue: Catalogue, viewer: Viewer | null): TitleIndex {
  return titlesOnDevice(catalogue, viewer?.kidLocked ?? false)
}

/** As `titlesFor`, where nothing more is known of who asks than the lock of their device. */
export function titlesOnDevice(catalogue: Catalogue, isKidLocked: boolean): TitleIndex {
  return isKidLocked ? catalogue.kidsIndex() : catalogue.fullIndex()
}

/** One title. Throws `unknown_content` alike for what does not exist and what may not be seen, so that a child cannot probe. */
export function findTitle(
  catalogue: Catalogue,
  id: number,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Title {
  const title = titlesFor(catalogue, viewer).find(id, now)
  if (!title) throw new Problem('unknown_content')
  return title
}

/** Says of an answer to visitors, made now, whether it would still be made so. Holds no index: an old one is large. */
export function whileUnchanged(catalogue: Catalogue, clock: Clock): () => boolean {
  const [version, turn] = [catalogue.version(), catalogue.fullIndex().turnAt(clock.now())]
  return () => catalogue.version() === version && catalogue.fullIndex().turnAt(clock.now()) === turn
}
