/** Stores the texts a new member agrees to, verbatim, and picks those attached to the confirmation. @spec law 1.7 */
import type { SignUp } from '@quintet/contracts/sign-up'
import type { Language } from '@quintet/domain/basics/languages'
import { type LegalDocument, ORDER_PAPERS } from '@quintet/domain/account/legal-texts'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { keepTexts, textInForce } from '../legal-texts/index.ts'
import { insertConsents } from './queries.ts'

/** Returns the names of the mail's attachments. */
export async function agreeToTexts(
  brand: OpenBrand,
  tx: DatabaseTransaction,
  { accountId, order, language }: { accountId: string; order: SignUp; language: Language },
  now: Date,
): Promise<string[]> {
  const inForce = (document: LegalDocument) => textInForce(brand, document, { language, now })
  const texts = { terms: inForce('terms'), privacy: inForce('privacy'), withdrawal: inForce('withdrawal') }
  await keepTexts(tx, Object.values(texts), now)
  await insertConsents(tx, accountId, { ...order, texts }, now)
  return ORDER_PAPERS.map((document) => `legal:${texts[document].hash}`)
}
