/** What the program acts by, and what its texts therefore have to name: terms and periods of an operator's own texts are looked at, too. */
import { LANGUAGES } from '@quintet/domain/languages'
import type { LegalDocument } from '@quintet/domain/legal-texts'
import { type Kept, RETENTION } from '@quintet/domain/retention'
import { LEGAL_FOLDER, legalTextAt, type LegalTexts } from './legal-texts.ts'

/** Periods that no member or visitor is in: of those who work in the console, and of what names nobody. */
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

/** What the texts in force leave out, each by its file; none where they name it all. */
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
