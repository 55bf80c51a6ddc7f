/** The legal pages of a house, and where each is shown. @spec decisions 14.24 */

export const LEGAL_ADDRESSES = {
  /** @spec accounts 9.6 */
  terms: 'terms-conditions',
  /** Who changes what is stored changes this text. @spec law 6.13 */
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

/** What an order's confirmation carries along (section 312f (2) BGB). @spec law 1.7 */
export const ORDER_PAPERS = ['terms', 'withdrawal'] as const satisfies readonly LegalDocument[]

/** The document at an address such as `imprint`; null where there is none. */
export function legalDocumentAt(address: string): LegalDocument | null {
  return LEGAL_DOCUMENTS.find((document) => LEGAL_ADDRESSES[document] === address) ?? null
}

/** Who agrees to these agrees to a version of the house's own text; the others are words of the box itself. */
export type AgreedDocument = Extract<LegalDocument, 'terms' | 'privacy'>

export function isAgreedDocument(kind: string): kind is AgreedDocument {
  return kind === 'terms' || kind === 'privacy'
}

// The day from which a version counts; one more of the same day has a number, such as `2026-11-26.2`.
const VERSION = /^(\d{4}-\d{2}-\d{2})(?:\.([2-9]))?$/

/** The day from which a version counts; null for what is no name of a version. */
export function dayOfVersion(version: string): string | null {
  const [, day] = VERSION.exec(version) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}
