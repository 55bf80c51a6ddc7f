/** What the kids profile may see. @spec decisions 4.16, accounts 6.2 */

import { KIDS_CATEGORY } from '../catalogue/categories.ts'

export const KIDS_MAX_AGE = 9

// Adults see an unknown rating as "all ages"; for kids an unknown rating is unsafe unless an editor filed the title under kids.
export function isKidSafe({
  age,
  categories,
}: {
  age: number | null
  categories: readonly string[]
}): boolean {
  if (age === null) return categories.some((id) => id === KIDS_CATEGORY || id.startsWith(`${KIDS_CATEGORY}:`))
  return age <= KIDS_MAX_AGE
}
