/** What pages of words say of the house; the brand and the domain know it. */
import { theBrand } from '../../../brand/brand.ts'

/** As an address is written on a letter. */
export function addressLines(): string[] {
  const { name, street, city } = theBrand().company
  return [name, street, city]
}

export function mailTo(subject: string): string {
  return `mailto:${theBrand().company.email}?subject=${encodeURIComponent(subject)}`
}

/** Rows whose value is known. */
export function known(
  rows: readonly (readonly [label: string, value: string | undefined])[],
): [string, string][] {
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
