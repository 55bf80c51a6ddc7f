/** The operator's legal texts as pages: the version in force, and the version a member agreed to. @spec decisions 14.24 */
import { getAgreedText, getLegalText, type LegalText } from '@quintet/contracts/legal-texts'
import type { LegalDocument } from '@quintet/domain/account/legal-texts'
import type { Asker } from '../../api/asker.ts'
import { API_BASE } from '../../api/call.ts'
import { formatVersion } from '../../texts/format-details.ts'
import { legalPageTexts } from '../../texts/legal-page.ts'
import { ENGLISH, GERMAN } from '../../texts/locales.ts'
import type { PlainPageContent } from './page-content.ts'

const LOCALES = { de: GERMAN, en: ENGLISH }

export async function loadLegalPage(
  { call, site: { language } }: Asker,
  document: LegalDocument,
): Promise<PlainPageContent> {
  const text = await call(getLegalText, { params: { document }, query: { language } })
  const words = legalPageTexts[language]
  return pageOf(text, {
    contents: words.contents,
    version: { label: words.version(formatVersion(text.version, LOCALES[language])), pdfLabel: words.pdf },
    pdf: `${API_BASE}/legal_texts/${document}/pdf?language=${language}`,
  })
}

/** @spec decisions 14.44 */
export async function loadAgreedPage(
  { call, site: { language } }: Asker,
  textId: string,
): Promise<PlainPageContent> {
  const text = await call(getAgreedText, { params: { textId } })
  const words = legalPageTexts[language]
  return pageOf(text, {
    contents: words.contents,
    version: {
      label: words.agreedVersion(formatVersion(text.version, LOCALES[language])),
      pdfLabel: words.pdf,
    },
    pdf: `${API_BASE}/user/consents/texts/${textId}/pdf`,
  })
}

// Shorter texts have no table of contents.
const CONTENTS_FROM = 8

function pageOf(
  { document, language, title, lead, note, sections }: LegalText,
  { contents, version, pdf }: { contents: string; version: { label: string; pdfLabel: string }; pdf: string },
): PlainPageContent {
  return {
    language,
    title,
    lead,
    note,
    sections,
    version: { ...version, pdf },
    // The privacy notice is an accordion and needs no table of contents.
    ...(sections.length >= CONTENTS_FROM && document !== 'privacy' ? { contents } : {}),
  }
}
