/** Makes indexes of titles, and others of them where titles changed: an index is never altered in place. */
import { buildEngine, changeEngine, isWornOut, type SearchEngine } from '../search/engine.ts'
import type { Document } from '../search/terms.ts'
import { mergeInSteps } from './in-steps.ts'
import { TitleIndex } from './title-index.ts'
import { changeOrders, NO_ORDERS, type Orders } from './title-lists.ts'
import type { Title } from './title.ts'

/** Makes an index in steps of a few milliseconds. Titles come in the order of their ids. */
export function* buildIndex(titles: readonly Title[]): Generator<void, TitleIndex> {
  const engine = yield* buildEngine(yield* documentsOf(titles))
  return yield* putTogether(titles, yield* changeOrders(NO_ORDERS, new Set(), titles), engine)
}

/** The same index with other titles for `changed`: `titles` are all of them that are there now, by id. */
export function* changeIndex(
  { parts: { byId, orders, engine } }: TitleIndex,
  changed: ReadonlySet<number>,
  titles: readonly Title[],
): Generator<void, TitleIndex> {
  const stay = byId
    .values()
    .filter(({ id }) => !changed.has(id))
    .toArray()
  yield
  const all = yield* mergeInSteps(stay, titles, (a, b) => a.id - b.id)
  const nextOrders = yield* changeOrders(orders, changed, titles)
  const changedSince = engine.changed.union(changed)
  const nextEngine = isWornOut(engine, changed)
    ? yield* buildEngine(yield* documentsOf(all))
    : yield* changeEngine(
        engine,
        changedSince,
        yield* documentsOf(all.filter(({ id }) => changedSince.has(id))),
      )
  return yield* putTogether(all, nextOrders, nextEngine)
}

/** Titles between two chances for the server to answer. */
const STEP = 2000

/** The titles as the search engine sees them. */
export function* documentsOf(titles: readonly Title[]): Generator<void, Document[]> {
  const documents: Document[] = []
  for (const { id, names, people, parentId, popularity } of titles) {
    const written = names.de === names.en ? [names.de] : [names.de, names.en]
    documents.push({ id, names: written, people, isPart: parentId !== null, popularity })
    if (documents.length % STEP === 0) yield
  }
  return documents
}

/** `orders` and `engine` are of these titles. */
export function* putTogether(
  titles: readonly Title[],
  orders: Orders,
  engine: SearchEngine,
): Generator<void, TitleIndex> {
  const byId = new Map<number, Title>()
  const byPicture = new Map<string, Title>()
  const children = new Map<number, Title[]>()
  const turns: number[] = []
  for (const title of titles) {
    byId.set(title.id, title)
    for (const id of title.pictureIds) byPicture.set(id, title)
    if (Number.isFinite(title.availableFrom)) turns.push(title.availableFrom)
    // From then on answers say that it plays.
    if (title.startsAt !== null) turns.push(title.startsAt)
    if (Number.isFinite(title.availableUntil)) turns.push(title.availableUntil)
    if (title.parentId !== null) {
      const siblings = children.get(title.parentId)
      if (siblings) siblings.push(title)
      else children.set(title.parentId, [title])
    }
    if (byId.size % STEP === 0) yield
  }
  for (const siblings of children.values())
    siblings.sort(
      (a, b) => (a.season ?? 0) - (b.season ?? 0) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id,
    )
  return new TitleIndex({
    byId,
    byPicture,
    children,
    turns: Float64Array.from(turns).toSorted(),
    orders,
    engine,
  })
}
