/** What a Viewer may see: the one place that decides it. @spec accounts 6, decisions 4, 10 */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Catalogue } from './catalogue.ts'
import type { TitleIndex } from './title-index.ts'

/** The only way to titles: lists, search, playback, history and media keys start here. */
export function titlesFor(catalogue: Catalogue, viewer: Viewer | null): TitleIndex {
  return viewer?.kidLocked ? catalogue.kidsIndex() : catalogue.fullIndex()
}

/** Says of an answer to visitors, made now, whether it would still be made so. Holds no index: an old one is large. */
export function whileUnchanged(catalogue: Catalogue, clock: Clock): () => boolean {
  const [version, turn] = [catalogue.version(), catalogue.fullIndex().turnAt(clock.now())]
  return () => catalogue.version() === version && catalogue.fullIndex().turnAt(clock.now()) === turn
}
