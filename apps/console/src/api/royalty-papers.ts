/** Download addresses of a month's royalty documents. */
import { addressOf } from '@quintet/contracts/client'
import { exportRoyalties, readRoyaltyStatement } from '@quintet/contracts/operator/royalties'
import type { Language } from '@quintet/domain/basics/languages'
import { currentLanguage } from '../texts/current-language.ts'

/** Returns the address of a holder's statement as PDF. */
export function addressOfStatement(query: { month: string; holder: string; language: Language }): string {
  return addressOf(readRoyaltyStatement, undefined, query)
}

/** Returns the address of the month's titles as CSV, which are named in the console's language. */
export function addressOfTitles(month: string): string {
  return addressOf(exportRoyalties, undefined, { month, lang: currentLanguage() })
}
