/** What pages of words are made of. In paragraphs and lists `[words](/address)` is a link. */

export type Block =
  | string
  | { list: readonly string[] }
  /** Labels with what belongs to them. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Lines as written, such as an address or a form to copy. */
  | { lines: readonly string[] }

export type PlainPageContent = {
  title: string
  lead: string
  /** Since when it holds. */
  date?: string
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
