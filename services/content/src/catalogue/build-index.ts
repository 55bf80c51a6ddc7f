/** Builds indexes of titles, and derives new ones when titles change: an index is never modified in place. */
import { buildEngine, changeEngine, isWornOut, type SearchEngine } from '../search/engine.ts'
import type { Document } from '../search/terms.ts'
import type { Changed } from './pack-titles.ts'
import { groupsOf } from './search-groups.ts'
import { TitleIndex } from './title-index.ts'
import { makeOrders, moveOrders, NO_ORDERS, type Orders } from './title-orders.ts'
import type { TitleTable } from './title-table.ts'

/** True if the title at this place of a table belongs in the index. */
export type Belongs = (table: TitleTable, place: number) => boolean

export const isForEverybody: Belongs = () => true

/** A safe episode of an unsafe series stays hidden: it would name the series and link to it. @spec decisions 4.17 */
export const isForKids: Belongs = (table, place) => {
  const { kidSafe, parentId } = table.columns
  if (kidSafe[place] !== 1) return false
  const parent = parentId[place] ?? 0
  return parent === 0 || kidSafe[table.placeOf(parent)] === 1
}

/** Builds an index in steps of a few milliseconds. */
export function* buildIndex(table: TitleTable, belongs: Belongs): Generator<void, TitleIndex> {
  const { members, places } = yield* membersOf(table, belongs)
  const engine = yield* buildEngine(yield* documentsOf(table, places))
  return yield* putTogether(table, members, yield* makeOrders(table, NO_ORDERS, places), engine)
}

/** The same index after the titles with these ids changed. */
export function* changeIndex(
  { parts: { orders, engine } }: TitleIndex,
  { table, moved }: Changed,
  ids: ReadonlySet<number>,
  belongs: Belongs,
): Generator<void, TitleIndex> {
  const { members, places } = yield* membersOf(table, belongs)
  const placesOf = (wanted: ReadonlySet<number>) =>
    places.filter((place) => wanted.has(table.columns.id[place] ?? 0))
  const nextOrders = yield* makeOrders(table, yield* moveOrders(orders, moved), placesOf(ids))
  yield
  const changedSince = engine.changed.union(ids)
  const nextEngine = isWornOut(engine, ids)
    ? yield* buildEngine(yield* documentsOf(table, places))
    : yield* changeEngine(engine, changedSince, yield* documentsOf(table, placesOf(changedSince)))
  return yield* putTogether(table, members, nextOrders, nextEngine)
}

/** Titles per step, before the event loop gets a turn: where titles are read, and where only columns are. */
const STEP = 2000
const STEP_OF_COLUMNS = 100_000

/** The titles at these places as documents for the search engine. */
export function* documentsOf(table: TitleTable, places: Int32Array): Generator<void, Document[]> {
  const documents: Document[] = []
  for (const place of places) {
    const { id, kind, names, people, parentId, popularity, categories } = table.at(place)
    // Too many films have a "Making of"; extras are found on the page of their title.
    if (kind === 'extra') continue
    const written = names.de === names.en ? [names.de] : [names.de, names.en]
    documents.push({
      id,
      names: written,
      people,
      isPart: parentId !== null,
      popularity,
      groups: groupsOf(categories),
    })
    if (documents.length % STEP === 0) yield
  }
  return documents
}

export function* membersOf(
  table: TitleTable,
  belongs: Belongs,
): Generator<void, { members: Uint8Array; places: Int32Array }> {
  const members = new Uint8Array(table.size)
  const places = new Int32Array(table.size)
  let count = 0
  for (let place = 0; place < table.size; place++) {
    if (belongs(table, place)) {
      members[place] = 1
      places[count++] = place
    }
    if (place % STEP_OF_COLUMNS === 0) yield
  }
  return { members, places: places.slice(0, count) }
}

/** `orders` and `engine` cover the titles of this table that are members. */
export function* putTogether(
  table: TitleTable,
  members: Uint8Array,
  orders: Orders,
  engine: SearchEngine,
): Generator<void, TitleIndex> {
  // From a title's start responses say that it is playing, and from its end that it is over.
  const { availableFrom, startsAt, endsAt, availableUntil } = table.columns
  const turns: number[] = []
  let size = 0
  for (let place = 0; place < table.size; place++) {
    if (members[place] === 0) continue
    size++
    for (const { [place]: turn = 0 } of [availableFrom, startsAt, endsAt, availableUntil])
      if (Number.isFinite(turn)) turns.push(turn)
    if (place % STEP_OF_COLUMNS === 0) yield
  }
  return new TitleIndex({ table, members, size, turns: Float64Array.from(turns).toSorted(), orders, engine })
}
