/** What a change of many titles does to each of them. @spec decisions 13.18 */
import { type Kind, KIDS_CATEGORY, type Vertical } from './categories.ts'
import { hasField } from './title-sheet.ts'

type Rating = { guidance: string | null; descriptors: readonly string[] }
type Rights = { from: string | null; until: string | null }
type Rental = { priceCents: number; currency: 'EUR' } | null

/** Lists are added to and taken from; a rating, a window and a price take the place of what was there. Undefined leaves it. */
export type BulkChange = {
  addCategories: readonly string[]
  removeCategories: readonly string[]
  addTags: readonly string[]
  removeTags: readonly string[]
  rating?: Rating | undefined
  rights?: Rights | undefined
  rental?: Rental | undefined
}

type Held = {
  kind: Kind
  vertical: Vertical
  categories: readonly string[]
  tags: readonly string[]
  rating: Rating
  rights: Rights
  rental: Rental
}

type Edited = { categories: string[]; tags: string[]; rating: Rating; rights: Rights; rental: Rental }

/** The fields of a title that would be others; none where it says all of it already. */
export function bulkEdit(held: Held, change: BulkChange): Partial<Edited> {
  const fitting = change.addCategories.filter((category) => isFor(held.vertical, category))
  const categories = changedList(held.categories, fitting, change.removeCategories)
  const tags = changedList(held.tags, change.addTags, change.removeTags)
  const { rating, rights, rental } = change
  return {
    ...(categories && { categories }),
    ...(tags && { tags: tags.toSorted() }),
    ...(rating && !isSameRating(rating, held.rating) && { rating }),
    ...(rights && !isSameWindow(rights, held.rights) && { rights }),
    ...(rental !== undefined &&
      hasField(held.kind, 'rental') &&
      rental?.priceCents !== held.rental?.priceCents && { rental }),
  }
}

/** Genres belong to one vertical, the children's area to all. */
function isFor(vertical: Vertical, category: string): boolean {
  const [area] = category.split(':')
  return area === vertical || area === KIDS_CATEGORY
}

/** Null where nothing is another. */
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

/** The same moment may be written in two time zones. */
function isSameWindow(a: Rights, b: Rights): boolean {
  const isSame = (one: string | null, other: string | null) =>
    one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))
  return isSame(a.from, b.from) && isSame(a.until, b.until)
}
