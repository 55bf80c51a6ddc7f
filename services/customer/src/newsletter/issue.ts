/** Renders a newsletter issue, written in Markdown in both languages, as mails. @spec law 6.5 */
import type { LegalText } from '@quintet/contracts/legal-texts'
import type { Brand } from '@quintet/contracts/brand'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import { type ParsedText, parseText } from '@quintet/platform/brand/legal/parse'
import { type MailPart, renderMail } from '@quintet/platform/mail/template'
import { texts } from '../texts/index.ts'

/** Markdown with a `# Subject`, a paragraph, and sections. */
export type IssueTexts = Record<Language, string>

/** Lists the errors in the texts, each with its language and line. */
export function issueFaults(issue: IssueTexts): string[] {
  return LANGUAGES.flatMap((language) => {
    const parsed = parseText(issue[language])
    return 'says' in parsed ? [`${language}:${parsed.line}: ${parsed.says}`] : []
  })
}

/** `endLink` is the page where this reader unsubscribes. Throws if `issueFaults` reports anything. */
export function issueMail({
  brand,
  language,
  origin,
  issue,
  endLink,
}: {
  brand: Brand
  language: Language
  origin: string
  issue: IssueTexts
  endLink: string
}) {
  const parsed = parseText(issue[language])
  if ('says' in parsed) throw new Error(parsed.says)
  const { enough } = texts[language].care.newsletter.welcome
  return renderMail({
    brand,
    language,
    subject: parsed.title,
    title: parsed.title,
    parts: [...partsOf(parsed, origin), { paragraph: enough, href: endLink }],
  })
}

function partsOf({ lead, note, sections }: ParsedText, origin: string): MailPart[] {
  const words = (text: string): MailPart => ({ words: withOrigin(text, origin) })
  return [
    words(lead),
    ...(note === null ? [] : [words(note)]),
    ...sections.flatMap(({ heading, blocks }) => [
      { heading },
      ...blocks.flatMap((block) => blockParts(block, origin)),
    ]),
  ]
}

function blockParts(block: LegalText['sections'][number]['blocks'][number], origin: string): MailPart[] {
  if (typeof block === 'string') return [{ words: withOrigin(block, origin) }]
  if ('subheading' in block) return [{ heading: block.subheading }]
  if ('list' in block) return [{ list: block.list.map((entry) => withOrigin(entry, origin)) }]
  if ('facts' in block) return [{ facts: block.facts }]
  return [{ paragraph: block.lines.join('\n') }]
}

// Links to our own pages need absolute addresses in a mail.
function withOrigin(text: string, origin: string): string {
  return text.replaceAll('](/', `](${origin}/`)
}
