/** Legal texts as files, for downloads and as mail attachments. */
import type { Language } from '@quintet/domain/basics/languages'
import { isLanguage, DEFAULT_LANGUAGE } from '@quintet/domain/basics/languages'
import type { LegalDocument } from '@quintet/domain/account/legal-texts'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { shownText } from '@quintet/platform/brand/legal/legal-texts'
import type { Config } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import type { MailAttachment } from '@quintet/platform/mail/delivery'
import { originForMails } from '../platform.ts'
import { texts } from '../texts/index.ts'
import { legalPdf } from './pdf.ts'
import { selectText } from './queries.ts'

type Parts = { brand: OpenBrand; config: Config }

/** A text to print: the current one, or a stored one. */
export type Printed = { document: string; version: string; language: string; markdown: string }

const LEGAL = /^legal:([\da-f]{64})$/

/** Every document in both languages, with room for versions that members agreed to before. */
const PAPERS_HELD = 24
const held = new WeakMap<OpenBrand, Map<string, Promise<Uint8Array<ArrayBuffer>>>>()

/** The PDF of a text. Printing takes a tenth of a second, and each member is mailed the same ones, so the last printed are held. */
export function paperOf(parts: Parts, printed: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const papers = held.getOrInsertComputed(parts.brand, () => new Map())
  const { document, version, language, markdown } = printed
  const key = JSON.stringify([document, version, language, markdown, originForMails(parts.config)])
  const paper = papers.get(key) ?? print(parts, printed)
  papers.delete(key)
  papers.set(key, paper)
  const [oldest] = papers.keys()
  if (papers.size > PAPERS_HELD && oldest !== undefined) papers.delete(oldest)
  paper.catch(() => papers.delete(key))
  return paper
}

async function print(
  { brand, config }: Parts,
  { document, version, language, markdown }: Printed,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = knownLanguage(language)
  return legalPdf(brand, {
    language: known,
    text: shownText({ document: document as LegalDocument, language: known, version }, markdown),
    createdAt: new Date(`${version.slice(0, 10)}T00:00:00Z`),
    origin: originForMails(config),
  })
}

/** A file name such as `Quintet AGB 2026-11-26.pdf`, limited to characters that are safe in headers and file systems. */
export function paperName({ name }: OpenBrand, { document, version, language }: Printed): string {
  const title = texts[knownLanguage(language)].legal.names[document as LegalDocument]
  return `${name.replace(/[^\w -]/g, '')} ${title} ${version}.pdf`.trim()
}

/** The mail attachment with the name stored with the mail; null if it is not one of our texts. */
export async function paperNamed(
  parts: Parts & { db: Database },
  name: string,
): Promise<MailAttachment | null> {
  const [, hash] = LEGAL.exec(name) ?? []
  const text = hash === undefined ? undefined : await selectText(parts.db, hash)
  if (!text) return null
  const content = Buffer.from(await paperOf(parts, text))
  return { filename: paperName(parts.brand, text), content, contentType: 'application/pdf' }
}

function knownLanguage(language: string): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}
