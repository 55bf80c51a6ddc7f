/**
 * In which order a search finds: exact before prefix before fuzzy, then titles before episodes and tracks before people, then the
 * popular ones. @spec decisions 4.13
 */
import { ALL_BITS, PART, PERSON, WHOLE } from './terms.ts'

/** How well a term fits, best first; the fuzzy ones count one or two errors. Twice the errors, and one more for a beginning. */
export const FIT = { exact: 0, prefix: 1, typo: 2, typoPrefix: 3, typos: 4, typosPrefix: 5 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** Greater than every rank. */
export const UNRANKED = 255

/** Three kinds of finds, each as a whole name or as a part of one. */
const RANKS_OF_A_FIT = 6

/** Ranks below it are of documents that hold every word as it is written. */
export const IS_EXACT_BELOW = RANKS_OF_A_FIT

/** By fit, then by the bits of a term: the rank of a document that is found by it; smaller is better. */
export const RANKS: readonly Uint8Array[] = Object.values(FIT).map((fit) =>
  Uint8Array.from({ length: ALL_BITS + 1 }, (_, bits) => {
    const kind = bits & PERSON ? 2 : Number((bits & PART) !== 0)
    return fit * RANKS_OF_A_FIT + kind * 2 + (bits & WHOLE ? 0 : 1)
  }),
)

/** One of these. */
export function rankOf(fit: number, bits: number): number {
  return RANKS[fit]?.[bits] ?? UNRANKED
}
