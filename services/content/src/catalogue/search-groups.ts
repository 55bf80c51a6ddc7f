/** The categories that a search is mostly limited to: the search engine lists what is common for each of them. @spec decisions 4.35 */
import { KIDS_CATEGORY, VERTICALS } from '@quintet/domain/categories'
import { EVERYTHING } from '../search/common-lists.ts'

const GROUPS: readonly string[] = [...VERTICALS, KIDS_CATEGORY]

/** The groups of a title with these categories, a bit each. */
export function groupsOf(categories: readonly string[]): number {
  return GROUPS.reduce((bits, group, at) => (categories.includes(group) ? bits | (1 << at) : bits), 0)
}

/** The group of a category, or that of everything; null where nothing is listed of it: a genre. */
export function groupOf(category: string | undefined): number | null {
  if (category === undefined) return EVERYTHING
  const group = GROUPS.indexOf(category)
  return group === -1 ? null : group
}
