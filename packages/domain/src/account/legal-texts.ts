/** The legal pages of a brand and their addresses. @spec decisions 14.24 */

export const LEGAL_ADDRESSES = {
  /** @spec accounts 9.6 */
  terms: 'terms-conditions',
  /** Must be updated whenever the stored data changes. @spec law 6.13 */
  privacy: 'privacy-policy',
  withdrawal: 'withdrawal-notice',
  /** @spec law 7.1 */
  imprint: 'imprint',
  /** @spec law 9.1 */
  accessibility: 'accessibility',
  /** @spec decisions 14.42 */
  'youth-protection': 'jugendschutz',
} as const

export type LegalDocument = keyof typeof LEGAL_ADDRESSES

export const LEGAL_DOCUMENTS = Object.keys(LEGAL_ADDRESSES) as readonly LegalDocument[]

/** The documents that an order's confirmation includes (section 312f (2) BGB). @spec law 1.7 */
export const ORDER_PAPERS = ['terms', 'withdrawal'] as const satisfies readonly LegalDocument[]

/** Returns the document at an address such as `imprint`; null if there is none. */
export function legalDocumentAt(address: string): LegalDocument | null {
  return LEGAL_DOCUMENTS.find((document) => LEGAL_ADDRESSES[document] === address) ?? null
}

/** Documents of the brand that are agreed to in a specific version; other consents refer to the wording of the checkbox itself. */
export type AgreedDocument = Extract<LegalDocument, 'terms' | 'privacy'>

export function isAgreedDocument(kind: string): kind is AgreedDocument {
  return kind === 'terms' || kind === 'privacy'
}

// The day on which a version takes effect; further versions of that day have a number, such as `2026-11-26.2`.
const VERSION = /^(\d{4}-\d{2}-\d{2})(?:\.([2-9]))?$/

/** Returns the day on which a version takes effect; null if this is not a version name. */
export function dayOfVersion(version: string): string | null {
  const [, day] = VERSION.exec(version) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}
