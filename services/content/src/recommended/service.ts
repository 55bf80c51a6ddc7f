/** Recommends one title per vertical to a profile, only from its own history and favorites. @spec catalogue 2.4.4 */
import type { ContentItem } from '@quintet/contracts/content'
import type { Recommendation } from '@quintet/contracts/recommended'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Asking } from '../browsing/asking.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { listHistory } from '../history/service.ts'
import { listPlaylist } from '../playlist/service.ts'

/** How many of the profile's titles in a vertical are used to find similar ones. */
const SEEDS = 3
const RESEMBLING = 20
/** A favorite counts for more than a started title. */
const FAVORITE_WEIGHT = 2

type Seed = { title: Title; weight: number }

export async function recommend(
  db: Database,
  catalogue: Catalogue,
  asking: Asking & { viewer: Member },
): Promise<Recommendation[]> {
  const { viewer, now, language, spoilers } = asking
  const index = titlesFor(catalogue, viewer)
  const [history, favorites] = await Promise.all([
    listHistory(db, catalogue, viewer, now),
    listPlaylist(db, catalogue, viewer, now),
  ])
  const seeds = weigh(index, { history, favorites }, now)
  return VERTICALS.flatMap((category) => {
    const found = bestOf(index, { seeds, category }, now)
    if (!found) return []
    const [item] = JSON.parse(wireList([found.title], asking).toString()) as [ContentItem]
    const { id: contentId, names } = found.seed
    const title = spoilers?.nameOf(found.seed, language) ?? names[language]
    return [{ category, item, because: { contentId, title } }]
  })
}

type Known = { contentId: number }

/** The profile's titles, with episodes and tracks as their parents; the latest weighs most. */
function weigh(
  index: TitleIndex,
  { history, favorites }: { history: readonly Known[]; favorites: readonly Known[] },
  now: Date,
): Map<number, Seed> {
  const seeds = new Map<number, Seed>()
  const add = (known: readonly Known[], most: number): void => {
    for (const [place, { contentId }] of known.entries()) {
      const part = index.find(contentId, now)
      const title = part?.parentId ? index.find(part.parentId, now) : part
      if (!title) continue
      const weight = (seeds.get(title.id)?.weight ?? 0) + most / (place + 1)
      seeds.set(title.id, { title, weight })
    }
  }
  add(history, 1)
  add(favorites, FAVORITE_WEIGHT)
  return seeds
}

/** The new title most similar to the heaviest ones of a vertical, and the title that contributes most to it. */
function bestOf(
  index: TitleIndex,
  { seeds, category }: { seeds: ReadonlyMap<number, Seed>; category: Title['vertical'] },
  now: Date,
): { title: Title; seed: Title } | null {
  const strongest = [...seeds.values()]
    .filter(({ title }) => title.vertical === category)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SEEDS)
  const found = new Map<number, { title: Title; seed: Title; score: number; best: number }>()
  for (const { title: seed, weight } of strongest)
    for (const [place, title] of index.similarTo(seed, RESEMBLING, now).entries()) {
      if (seeds.has(title.id)) continue
      const score = weight / (place + 1)
      const known = found.get(title.id)
      if (!known) found.set(title.id, { title, seed, score, best: score })
      else {
        known.score += score
        if (score > known.best) Object.assign(known, { seed, best: score })
      }
    }
  const [first] = [...found.values()].toSorted(
    (a, b) => a.title.standing - b.title.standing || b.score - a.score,
  )
  return first ?? null
}
