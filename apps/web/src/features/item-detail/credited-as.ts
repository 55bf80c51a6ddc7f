import type { ContentItem } from '@quintet/contracts/content'
import type { CreditedRole } from '@quintet/domain/page-roles'

type Credit = NonNullable<ContentItem['attributes']['credits']>[number]

/** Who did something for a title and has a page. */
export function creditedAs({ attributes }: ContentItem, role: CreditedRole): Credit[] {
  return attributes.credits?.filter((credit) => credit.role === role) ?? []
}
