import type { ContentItem } from '@quintet/contracts/content'
import type { CreditedRole } from '@quintet/domain/catalogue/page-roles'

type Credit = NonNullable<ContentItem['attributes']['credits']>[number]

/** Returns the people credited with a role in a title who have a page. */
export function creditedAs({ attributes }: ContentItem, role: CreditedRole): Credit[] {
  return attributes.credits?.filter((credit) => credit.role === role) ?? []
}
