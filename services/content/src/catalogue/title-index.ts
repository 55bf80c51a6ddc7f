/** An in-memory index over published titles; the database remains the source of truth. @spec decisions 10.3 */
import type { Total } from '@quintet/contracts/list-total'
import { MATCHES_COUNTED } from '@quintet/domain/catalogue/browsing'
import { foldText } from '@quintet/domain/catalogue/search'
import { seasonPlace } from '@quintet/domain/catalogue/seasons'
import { EVERYTHING } from '../search/common-lists.ts'
import type { SearchEngine } from '../search/engine.ts'
import { firstAbove } from './ascending.ts'
import { groupOf } from './search-groups.ts'
import type { LabelKind } from './title-labels.ts'
import { type Filter, isPassing, TitleLists } from './title-lists.ts'
import { comparisons, type Orders, readBackwards, type SortKey } from './title-orders.ts'
import type { Title } from './title.ts'
import type { TitleTable } from './title-table.ts'

export type Wanted = Filter & {
  ids?: readonly number[] | undefined
  search?: string | undefined
  /** Relevance is the search's own order, or popularity without a search; the best match is first in either direction. */
  sort: SortKey | 'relevance'
  descending: boolean
}

/** Only the most popular titles of a genre are compared: every genre is shared by more titles than this. */
const SIMILAR_OF_A_GENRE = 200

/** A page of titles, the total number, and whether another page follows. */
export type Page = { page: Title[]; total: Total; hasNext: boolean }

/** What an index is made of. */
export type IndexParts = {
  /** May hold titles outside the index. */
  table: TitleTable
  /** 1 at the place of each title in the index. */
  members: Uint8Array
  size: number
  /** The times at which titles appear or disappear, ascending; lists do not change between two of them. */
  turns: Float64Array
  orders: Orders
  engine: SearchEngine
}

export class TitleIndex {
  readonly parts: IndexParts
  readonly #table: TitleTable
  #lists: { turn: number; lists: TitleLists } | null = null
  #away: { turn: number; count: number } | null = null

  constructor(parts: IndexParts) {
    this.parts = parts
    this.#table = parts.table
  }

  get size(): number {
    return this.parts.size
  }

  find(id: number, now: Date): Title | null {
    const place = this.#placeOf(id, now)
    return place === -1 ? null : this.#table.at(place)
  }

  /** True if this picture belongs to a title of the index. */
  hasPicture(pictureId: string, now: Date): boolean {
    return this.#isThere(this.#table.placeOfPicture(pictureId), now)
  }

  /** The channels on the air, most popular first. */
  channels(now: Date): Title[] {
    return this.#wherever(this.#table.columns.isOnAir, (isOnAir) => isOnAir === 1, now)
  }

  /** Broadcasts that start between two times, in milliseconds. */
  beginningBetween(from: number, to: number, now: Date): Title[] {
    return this.#wherever(this.#table.columns.startsAt, (at) => at >= from && at < to, now)
  }

  #wherever(column: Uint8Array | Float64Array, isWanted: (value: number) => boolean, now: Date): Title[] {
    const places: number[] = []
    for (const [place, value] of column.entries())
      if (isWanted(value) && this.#isThere(place, now)) places.push(place)
    return this.#titlesAt(Int32Array.from(places).toSorted(this.#byPopularity))
  }

  /** Tracks of an album or episodes of a series, in order; specials last. */
  childrenOf(id: number): readonly Title[] {
    return this.#belongingTo(id).filter(({ kind }) => kind !== 'extra')
  }

  /** Deleted scenes, interviews and the like of a title, in order. */
  extrasOf(id: number): readonly Title[] {
    return this.#belongingTo(id).filter(({ kind, extraKind }) => kind === 'extra' && extraKind !== 'jingle')
  }

  /** The jingles of a channel, in order. */
  jinglesOf(id: number): readonly Title[] {
    return this.#belongingTo(id).filter(({ extraKind }) => extraKind === 'jingle')
  }

  #belongingTo(id: number): Title[] {
    const place = this.#table.placeOf(id)
    if (place === -1) return []
    return [...this.#table.childrenOf(place)]
      .filter((child) => this.parts.members[child] === 1)
      .map((child) => this.#table.at(child))
      .toSorted(
        (a, b) =>
          seasonPlaceOf(a) - seasonPlaceOf(b) ||
          (a.number ?? 0) - (b.number ?? 0) ||
          a.rank - b.rank ||
          a.id - b.id,
      )
  }

  /** The best matches of a search, best first. */
  bestMatches(wanted: { search: string; category?: string }, limit: number, now: Date): readonly Title[] {
    return this.page({ ...wanted, sort: 'relevance', descending: true }, { from: 0, to: limit }, now).page
  }

  /** The matching titles from index `from` up to but not including `to`, and how many match. */
  page(wanted: Wanted, { from, to }: { from: number; to: number }, now: Date): Page {
    const best = this.#bestPage(wanted, { from, to }, now)
    if (best) return best
    const { sort, search, descending } = wanted
    const found = this.#ascending(wanted, now)
    const count = found.length
    const isAsFound = sort === 'relevance' ? search !== undefined : !descending
    const page = isAsFound
      ? found.slice(from, to)
      : readBackwards(found, keyOf(sort), this.#table.columns, { from, to })
    const total = search === undefined ? { count, isMore: false } : totalOfMatches(count)
    return { page: this.#titlesAt(page), total, hasNext: to < count }
  }

  /** Fast path for a plain search: finds the page without all matches; null if that does not settle its contents and the total. */
  #bestPage(wanted: Wanted, { from, to }: { from: number; to: number }, now: Date): Page | null {
    const { search, sort, ids, tags = [], contentOwner, category } = wanted
    const group = groupOf(category)
    if (
      search === undefined ||
      sort !== 'relevance' ||
      ids ||
      contentOwner ||
      tags.length > 0 ||
      group === null
    )
      return null
    const { ids: found, isCut, least, most } = this.parts.engine.findBest(search, group)
    const matches = this.#matching(found, wanted, now, isCut ? to : found.length)
    const page = () => this.#titlesAt(matches.slice(from, to))
    if (!isCut) return { page: page(), total: totalOfMatches(matches.length), hasNext: to < matches.length }
    const total = totalOfMatches(Math.max(0, least - this.#awayAt(now)))
    const isCertain = total.isMore || total.count === most
    return isCertain && to <= matches.length ? { page: page(), total, hasNext: to < most } : null
  }

  /** The places of all matches. Episodes and tracks only appear when requested by id or searched for. */
  #ascending(wanted: Wanted, now: Date): Int32Array {
    const { sort, search, ids } = wanted
    const asked = ids && new Set(ids.map((id) => this.#placeOf(id, now)))
    if (search !== undefined) {
      const found = this.#search(search, wanted, now)
      const matches = asked ? found.filter((place) => asked.has(place)) : found
      return sort === 'relevance' ? matches : matches.toSorted(comparisons(this.#table)[sort])
    }
    if (asked) {
      const passes = isPassing(this.#table.labels, wanted)
      const found = Int32Array.from(asked).filter((place) => place !== -1 && passes(place))
      return found.toSorted(comparisons(this.#table)[keyOf(sort)])
    }
    return this.#listsAt(now).list(wanted, keyOf(sort))
  }

  #search(search: string, filter: Filter, now: Date): Int32Array {
    return this.#matching(this.parts.engine.find(search), filter, now)
  }

  /** The places of the titles with these ids that are available and pass the filter; at most the first `most`. */
  #matching(ids: Int32Array, filter: Filter, now: Date, most = ids.length): Int32Array {
    const passes = isPassing(this.#table.labels, filter)
    const time = now.getTime()
    const matches = new Int32Array(Math.min(most, ids.length))
    let count = 0
    for (const id of ids) {
      if (count === matches.length) break
      const place = this.#table.placeOf(id)
      if (place !== -1 && this.#table.isAvailable(place, time) && passes(place)) matches[count++] = place
    }
    return matches.subarray(0, count)
  }

  /** Titles of the same vertical that share the most genres and tags; playable ones first, ties by popularity. */
  similarTo(title: Title, limit: number, now: Date): Title[] {
    const shared = new Set([...title.categories.filter((id) => id.includes(':')), ...title.tags])
    const score = (other: Title) => [...other.categories, ...other.tags].filter((id) => shared.has(id)).length
    const lists = this.#listsAt(now)
    const candidates = new Set(
      [
        ...title.categories.map((category) => ({ category })),
        ...title.tags.map((tag) => ({ category: title.vertical, tags: [tag] })),
      ].flatMap((filter) => [
        ...readBackwards(lists.list(filter, 'popularity'), 'popularity', this.#table.columns, {
          from: 0,
          to: SIMILAR_OF_A_GENRE,
        }),
      ]),
    )
    return this.#titlesAt(Int32Array.from(candidates).toSorted(this.#byPopularity))
      .filter(({ vertical, id }) => vertical === title.vertical && id !== title.id && id !== title.parentId)
      .map((other) => ({ other, score: score(other) }))
      .toSorted((a, b) => a.other.standing - b.other.standing || b.score - a.score)
      .slice(0, limit)
      .map(({ other }) => other)
  }

  /** All titles with a label, including tracks, in order of id. */
  labelled(kind: LabelKind, name: string, now: Date): Title[] {
    return this.#table.labels
      .placesWith(kind, name)
      .filter((place) => this.#isThere(place, now))
      .map((place) => this.#table.at(place))
  }

  /** The names of all labels of a kind that available titles have. */
  labelsInUse(kind: LabelKind, now: Date): string[] {
    const places = Int32Array.from({ length: this.#table.size }, (_, place) => place)
    const there = places.filter((place) => this.#isThere(place, now))
    return [...this.#table.labels.groups(there, kind).keys()]
  }

  /** For each available title that has labels of a kind: those labels, in order. */
  labelsTogether(kind: LabelKind, now: Date): string[][] {
    const places = Int32Array.from({ length: this.#table.size }, (_, place) => place)
    const { labels } = this.#table
    const having = new Set([...labels.groups(places, kind).values()].flatMap((each) => [...each]))
    return [...having].filter((place) => this.#isThere(place, now)).map((place) => labels.of(place, kind))
  }

  /** The title with this name in any language; the most popular one if there are several. */
  named(name: string, now: Date): Title | null {
    const wanted = foldText(name)
    // Exact name matches rank before all others.
    const { ids } = this.parts.engine.findBest(name, EVERYTHING)
    for (const place of this.#matching(ids, {}, now)) {
      const title = this.#table.at(place)
      if (title.parentId !== null) continue
      if (foldText(title.names.de) === wanted || foldText(title.names.en) === wanted) return title
    }
    return null
  }

  /** The genres in use in a category, as `category:genre`, most used first. */
  genresOf(category: string, now: Date): string[] {
    return this.#listsAt(now).genresOf(category)
  }

  /** How many times titles have appeared or expired by date until now; while it is unchanged, so is every result of the index. */
  turnAt(now: Date): number {
    return firstAbove(this.parts.turns, now.getTime())
  }

  #listsAt(now: Date): TitleLists {
    const turn = this.turnAt(now)
    if (this.#lists?.turn !== turn) {
      const { turns, orders } = this.parts
      const time = now.getTime()
      const isAvailable = turns.length === 0 ? null : (place: number) => this.#table.isAvailable(place, time)
      this.#lists = { turn, lists: new TitleLists(orders, this.#table.labels, isAvailable) }
    }
    return this.#lists.lists
  }

  /** How many titles of the index are not available at this time. */
  #awayAt(now: Date): number {
    const turn = this.turnAt(now)
    if (this.#away?.turn !== turn) {
      const { members, turns } = this.parts
      const time = now.getTime()
      const isAway = (isMember: number, place: number) =>
        isMember === 1 && !this.#table.isAvailable(place, time)
      this.#away = {
        turn,
        count:
          turns.length === 0
            ? 0
            : members.reduce((sum, member, place) => sum + Number(isAway(member, place)), 0),
      }
    }
    return this.#away.count
  }

  #titlesAt(places: Int32Array): Title[] {
    return Array.from(places, (place) => this.#table.at(place))
  }

  #placeOf(id: number, now: Date): number {
    const place = this.#table.placeOf(id)
    return this.#isThere(place, now) ? place : -1
  }

  #isThere(place: number, now: Date): boolean {
    return this.parts.members[place] === 1 && this.#table.isAvailable(place, now.getTime())
  }

  /** Compares places, most popular first. */
  readonly #byPopularity = (a: number, b: number): number => {
    const { popularity } = this.#table.columns
    return (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b
  }
}

function totalOfMatches(count: number): Total {
  return { count: Math.min(count, MATCHES_COUNTED), isMore: count > MATCHES_COUNTED }
}

/** Where the season of an episode or the disc of a track stands among the others. */
function seasonPlaceOf({ kind, season }: Title): number {
  return kind === 'episode' ? seasonPlace(season ?? 1) : (season ?? 0)
}

/** Without a search, relevance means popularity. */
function keyOf(sort: Wanted['sort']): SortKey {
  return sort === 'relevance' ? 'popularity' : sort
}
