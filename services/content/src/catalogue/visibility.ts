/** What a Viewer may see; this is the only place that decides it. @spec decisions 4.17 */
import { Problem } from '@quintet/contracts/problem'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Viewer } from '@quintet/platform/identity/viewer'
import type { Catalogue } from './catalogue.ts'
import type { Title } from './title.ts'
import type { TitleIndex } from './title-index.ts'

/** The only access to titles: lists, search, playback, history and media keys all go through it. */
export function titlesFor(catalogue: Catalogue, viewer: Viewer | null): TitleIndex {
  return titlesOnDevice(catalogue, viewer?.kidLocked ?? false)
}

/** Like `titlesFor`, where only the kids lock of the device is known. */
export function titlesOnDevice(catalogue: Catalogue, isKidLocked: boolean): TitleIndex {
  return isKidLocked ? catalogue.kidsIndex() : catalogue.fullIndex()
}

/** Finds one title. Throws `unknown_content` both if it does not exist and if it may not be seen, so that a child cannot probe. */
export function findTitle(
  catalogue: Catalogue,
  id: number,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Title {
  const title = titlesFor(catalogue, viewer).find(id, now)
  // A jingle is part of its channel: there is nothing to show, play, or note down on its own.
  if (!title || title.extraKind === 'jingle') throw new Problem('unknown_content')
  return title
}

/** Returns a check of whether a visitors' response made now is still current. Keeps no reference to an index, as old ones are large. */
export function whileUnchanged(catalogue: Catalogue, clock: Clock): () => boolean {
  const [version, turn] = [catalogue.version(), catalogue.fullIndex().turnAt(clock.now())]
  return () => catalogue.version() === version && catalogue.fullIndex().turnAt(clock.now()) === turn
}
