/** What pages of words are made of: the house's legal texts and our own. */
import type { TextBlock } from '@quintet/contracts/legal-texts'
import type { Language } from '@quintet/domain/languages'

export type Block = TextBlock

export type PlainPageContent = {
  /** Of a text that need not be in the page's. */
  language?: Language
  title: string
  lead: string
  /** Such as since when it holds. */
  note?: string | null
  /** Of a legal text. */
  version?: { label: string; pdf: string; pdfLabel: string }
  sections: readonly { heading: string; blocks: readonly Block[] }[]
  /** What stands above the list of sections of long pages. */
  contents?: string
  /** One way on, such as writing to us. */
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
