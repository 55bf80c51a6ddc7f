/** What a Viewer may see: the one place that decides it. @spec accounts 6, decisions 4, 10 */
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Catalogue } from './catalogue.ts'
import type { TitleIndex } from './title-index.ts'

/** The only way to titles: lists, search, playback, history and media keys start here. */
export function titlesFor(catalogue: Catalogue, viewer: Viewer | null): TitleIndex {
  return viewer?.kidLocked ? catalogue.kidsIndex() : catalogue.fullIndex()
}
