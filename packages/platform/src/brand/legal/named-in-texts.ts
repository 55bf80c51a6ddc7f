/**
 * The terms and retention periods that the program applies and that the legal texts must therefore name; an operator's own texts are
 * checked too.
 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import type { LegalDocument } from '@quintet/domain/account/legal-texts'
import { type Kept, RETENTION } from '@quintet/domain/account/retention'
import { LEGAL_FOLDER, legalTextAt, type LegalTexts } from './legal-texts.ts'

/** Retention periods that concern no member or visitor: those of operator staff, and of anonymous data. */
const OF_NO_MEMBER: readonly Kept[] = [
  'operatorSession',
  'operatorEvent',
  'operatorApproval',
  'titleEditor',
  'upload',
  'usage',
]

const PERIODS = (Object.keys(RETENTION) as Kept[]).filter((kept) => !OF_NO_MEMBER.includes(kept))

/** @spec law 3.8, law 6.13 */
const NAMED: Partial<Record<LegalDocument, readonly string[]>> = {
  terms: ['prices.monthly', 'prices.annually', 'plans.monthly', 'plans.annually'],
  privacy: PERIODS.map((kept) => `keep.${kept}`),
}

/** Returns what the texts in force omit, each with its file; empty if nothing is missing. */
export function namingGaps(texts: LegalTexts, now: Date): string[] {
  return Object.entries(NAMED).flatMap(([document, fields]) => {
    const { version, sources } = legalTextAt(texts, document as LegalDocument, now)
    return LANGUAGES.flatMap((language) => {
      const left = fields.filter((field) => !sources[language].includes(`{{${field}}}`))
      const file = `${LEGAL_FOLDER}/${document}/${version}.${language}.md`
      return left.length === 0
        ? []
        : [`${file} does not name ${left.map((field) => `{{${field}}}`).join(', ')}`]
    })
  })
}
