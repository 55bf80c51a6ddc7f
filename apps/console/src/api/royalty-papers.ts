/** Where the papers of a month of royalties are; the browser saves them. */
import { addressOf } from '@quintet/contracts/client'
import { exportRoyalties, readRoyaltyStatement } from '@quintet/contracts/operator/royalties'
import type { Language } from '@quintet/domain/languages'

/** As PDF. */
export function addressOfStatement(query: { month: string; holder: string; language: Language }): string {
  return `/api${addressOf(readRoyaltyStatement, undefined, query)}`
}

/** As CSV. */
export function addressOfTitles(month: string): string {
  return `/api${addressOf(exportRoyalties, undefined, { month })}`
}
