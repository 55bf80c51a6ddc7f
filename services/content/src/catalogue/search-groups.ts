/** The categories that a search is usually limited to: the search engine keeps a list of common matches for each. @spec decisions 4.35 */
import { KIDS_CATEGORY, VERTICALS } from '@quintet/domain/catalogue/categories'
import { EVERYTHING } from '../search/common-lists.ts'

const GROUPS: readonly string[] = [...VERTICALS, KIDS_CATEGORY]

/** The groups of a title with these categories, one bit each. */
export function groupsOf(categories: readonly string[]): number {
  return GROUPS.reduce((bits, group, at) => (categories.includes(group) ? bits | (1 << at) : bits), 0)
}

/** The group of a category, or the one for everything; null for a genre, which has no list. */
export function groupOf(category: string | undefined): number | null {
  if (category === undefined) return EVERYTHING
  const group = GROUPS.indexOf(category)
  return group === -1 ? null : group
}
