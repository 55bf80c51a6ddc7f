/** Facts about the operator for text pages, taken from the brand and the domain. */
import { theBrand } from '../../../brand/brand.ts'

/** Returns the postal address line by line. */
export function addressLines(): string[] {
  const { name, street, city } = theBrand().company
  return [name, street, city]
}

export function mailTo(subject: string): string {
  return `mailto:${theBrand().company.email}?subject=${encodeURIComponent(subject)}`
}

/** Returns only the rows with a known value. */
export function known(
  rows: readonly (readonly [label: string, value: string | undefined])[],
): [string, string][] {
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
