/** The legal texts in force, and a copy of each one that anybody agreed to or was sent. @spec law 1.6 */
import type { Language } from '@quintet/domain/basics/languages'
import type { LegalDocument } from '@quintet/domain/account/legal-texts'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { filledText, legalTextAt } from '@quintet/platform/brand/legal/legal-texts'
import { hashText } from '@quintet/platform/brand/legal/seal'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { insertTexts } from './queries.ts'

/** A version in one language, verbatim with its placeholders filled in; `hash` covers exactly this text. */
export type TextInForce = {
  hash: string
  document: LegalDocument
  version: string
  language: Language
  markdown: string
}

export function textInForce(
  brand: OpenBrand,
  document: LegalDocument,
  { language, now }: { language: Language; now: Date },
): TextInForce {
  const version = legalTextAt(brand.legal, document, now)
  const markdown = filledText(brand, version, { language, now })
  return { hash: hashText(markdown), document, version: version.version, language, markdown }
}

/** Stores the texts as they are now, so that they can be shown again even if the brand's folder changes. */
export async function keepTexts(
  tx: DatabaseTransaction,
  texts: readonly TextInForce[],
  now: Date,
): Promise<void> {
  await insertTexts(
    tx,
    texts.map((text) => ({ ...text, recorded_at: now })),
  )
}
