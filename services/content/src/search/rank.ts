/**
 * The order of search results: exact before prefix before fuzzy, then titles before episodes and tracks before people, then by popularity.
 * @spec decisions 4.13
 */
import { ALL_BITS, PART, PERSON, WHOLE } from './terms.ts'

/** How well a term matches, best first; fuzzy matches have one or two errors. The value is twice the errors, plus one for a prefix. */
export const FIT = { exact: 0, prefix: 1, typo: 2, typoPrefix: 3, typos: 4, typosPrefix: 5 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** Greater than any rank. */
export const UNRANKED = 255

/** Three kinds of matches, each of a whole name or a part of one. */
const RANKS_OF_A_FIT = 6

/** Lower ranks are of documents that contain every word as written. */
export const IS_EXACT_BELOW = RANKS_OF_A_FIT

/** The rank of a document by fit and by the bits of the term; smaller is better. */
export const RANKS: readonly Uint8Array[] = Object.values(FIT).map((fit) =>
  Uint8Array.from({ length: ALL_BITS + 1 }, (_, bits) => {
    const kind = bits & PERSON ? 2 : Number((bits & PART) !== 0)
    return fit * RANKS_OF_A_FIT + kind * 2 + (bits & WHOLE ? 0 : 1)
  }),
)

/** The rank for a single fit and bits. */
export function rankOf(fit: number, bits: number): number {
  return RANKS[fit]?.[bits] ?? UNRANKED
}
