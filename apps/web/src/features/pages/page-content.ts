/** The content of text pages: the operator's legal texts and our own. */
import type { TextBlock } from '@quintet/contracts/legal-texts'
import type { Language } from '@quintet/domain/basics/languages'

export type Block = TextBlock

export type PlainPageContent = {
  /** The text's language, if it may differ from the page's. */
  language?: Language
  title: string
  lead: string
  /** A remark such as the date from which the text applies. */
  note?: string | null
  /** The version of a legal text. */
  version?: { label: string; pdf: string; pdfLabel: string }
  sections: readonly { heading: string; blocks: readonly Block[] }[]
  /** The heading of the table of contents, on long pages. */
  contents?: string
  /** A link to a next step, such as contacting us. */
  action?: { label: string; href: string }
}

export type FaqContent = {
  title: string
  lead: string
  groups: readonly {
    heading: string
    questions: readonly { question: string; answer: readonly Block[] }[]
  }[]
  action: { label: string; href: string }
}
