/** What a bulk edit does to each title. @spec decisions 13.18 */
import { type Kind, KIDS_CATEGORY, type Vertical } from './categories.ts'
import { hasField } from './title-sheet.ts'

type Rating = { guidance: string | null; descriptors: readonly string[] }
type Rights = { from: string | null; until: string | null }
/** Null for everywhere. */
type Countries = readonly string[] | null
type Rental = { priceCents: number; currency: 'EUR' } | null

/** Categories and tags are added and removed; rating, rights, countries and rental replace the present values, and undefined keeps them. */
export type BulkChange = {
  addCategories: readonly string[]
  removeCategories: readonly string[]
  addTags: readonly string[]
  removeTags: readonly string[]
  rating?: Rating | undefined
  rights?: Rights | undefined
  countries?: Countries | undefined
  rental?: Rental | undefined
}

type Held = {
  kind: Kind
  vertical: Vertical
  categories: readonly string[]
  tags: readonly string[]
  rating: Rating
  rights: Rights
  countries: Countries
  rental: Rental
}

type Edited = {
  categories: string[]
  tags: string[]
  rating: Rating
  rights: Rights
  countries: Countries
  rental: Rental
}

/** Returns only the fields of a title that would change; empty if none would. */
export function bulkEdit(held: Held, change: BulkChange): Partial<Edited> {
  const fitting = change.addCategories.filter((category) => isFor(held.vertical, category))
  const categories = changedList(held.categories, fitting, change.removeCategories)
  const tags = changedList(held.tags, change.addTags, change.removeTags)
  const { rating, rights, countries, rental } = change
  return {
    ...(categories && { categories }),
    ...(tags && { tags: tags.toSorted() }),
    ...(rating && !isSameRating(rating, held.rating) && { rating }),
    ...(rights && !isSameWindow(rights, held.rights) && { rights }),
    ...(countries !== undefined && !isSameList(countries, held.countries) && { countries }),
    ...(rental !== undefined &&
      hasField(held.kind, 'rental') &&
      rental?.priceCents !== held.rental?.priceCents && { rental }),
  }
}

/** A genre belongs to one vertical, the kids area to all. */
function isFor(vertical: Vertical, category: string): boolean {
  const [area] = category.split(':')
  return area === vertical || area === KIDS_CATEGORY
}

/** Returns null if nothing changes. */
function changedList(
  held: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] | null {
  const next = [...new Set([...held, ...add])].filter((each) => !remove.includes(each))
  return next.length === held.length && next.every((each) => held.includes(each)) ? null : next
}

function isSameRating(a: Rating, b: Rating): boolean {
  return a.guidance === b.guidance && a.descriptors.join('\n') === b.descriptors.join('\n')
}

function isSameList(a: Countries, b: Countries): boolean {
  return a?.toSorted().join() === b?.toSorted().join()
}

/** The same moment can be written in two time zones. */
function isSameWindow(a: Rights, b: Rights): boolean {
  const isSame = (one: string | null, other: string | null) =>
    one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))
  return isSame(a.from, b.from) && isSame(a.until, b.until)
}
