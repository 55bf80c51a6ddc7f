/** Parses a legal text's Markdown into the parts that pages, PDFs and readers show. Unsupported Markdown is rejected by line. */
import type { LegalText, TextBlock } from '@quintet/contracts/legal-texts'
import { lexer, type Token, type Tokens } from 'marked'
import type { TextFault } from './fill.ts'

export type ParsedText = Pick<LegalText, 'title' | 'lead' | 'note' | 'sections'>

const REMEDY = {
  table: 'a table must have two columns and an empty first row',
  list: 'a list must be flat, with one paragraph per entry',
  start: 'a text must begin with # and its title, then a paragraph; sections begin with ##',
  strong: 'bold text cannot contain links',
}

class Unshown extends Error {
  readonly raw: string
  constructor(raw: string, says: string) {
    super(says)
    this.raw = raw
  }
}

/** Returns the parts, or the first fault. */
export function parseText(markdown: string): ParsedText | TextFault {
  try {
    return textOf(lexer(markdown))
  } catch (error) {
    if (!(error instanceof Unshown)) throw error
    const at = markdown.indexOf(error.raw.trim())
    return { line: markdown.slice(0, Math.max(at, 0)).split('\n').length, says: error.message }
  }
}

function textOf(tokens: readonly Token[]): ParsedText {
  const [head, lead, ...rest] = tokens.filter((token) => !isUnseen(token))
  if (!isHeading(head, 1) || lead?.type !== 'paragraph') throw new Unshown(head?.raw ?? '', REMEDY.start)
  const sections: ParsedText['sections'] = []
  let note: string | null = null
  for (const token of rest) {
    const section = sections.at(-1)
    if (isHeading(token, 2)) sections.push({ heading: inline(token.tokens), blocks: [] })
    else if (section) section.blocks.push(blockOf(token))
    else if (token.type === 'paragraph' && note === null) note = inline((token as Tokens.Paragraph).tokens)
    else throw new Unshown(token.raw, REMEDY.start)
  }
  return { title: inline(head.tokens), lead: inline((lead as Tokens.Paragraph).tokens), note, sections }
}

function isUnseen({ type, raw }: Token): boolean {
  return type === 'space' || (type === 'html' && raw.startsWith('<!--'))
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === 'heading' && (token as Tokens.Heading).depth === depth
}

function blockOf(token: Token): TextBlock {
  if (isHeading(token, 3)) return { subheading: inline(token.tokens) }
  switch (token.type) {
    case 'paragraph':
      return inline((token as Tokens.Paragraph).tokens)
    case 'list':
      return listOf(token as Tokens.List)
    case 'table':
      return factsOf(token as Tokens.Table)
    case 'blockquote':
      return { lines: linesOf(token as Tokens.Blockquote) }
    default:
      throw new Unshown(token.raw, `pages cannot show ${token.type}`)
  }
}

function listOf({ items, ordered }: Tokens.List): TextBlock {
  const list = items.map(({ tokens, raw }) => {
    const [only, ...more] = tokens.filter((token) => !isUnseen(token))
    if (!only || more.length > 0 || !('tokens' in only)) throw new Unshown(raw, REMEDY.list)
    return inline(only.tokens)
  })
  return ordered ? { list, isNumbered: true } : { list }
}

function factsOf({ header, rows, raw }: Tokens.Table): TextBlock {
  if (header.length !== 2 || header.some(({ text }) => text !== '')) throw new Unshown(raw, REMEDY.table)
  return {
    facts: rows.map(([label, value]) => [inline(label?.tokens), inline(value?.tokens)]),
  }
}

function linesOf({ tokens }: Tokens.Blockquote): string[] {
  return tokens
    .filter((token) => !isUnseen(token))
    .flatMap((token) => {
      if (token.type !== 'paragraph') throw new Unshown(token.raw, `${token.type} is not allowed here`)
      return plain((token as Tokens.Paragraph).tokens).split('\n')
    })
}

/** In the notation of the contracts: `[words](/address)` is a link, `**words**` is strong. */
function inline(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      switch (token.type) {
        case 'text':
        case 'escape':
          return (token as Tokens.Text).text.replaceAll('\n', ' ')
        case 'br':
          return '\n'
        case 'link':
          return `[${plain((token as Tokens.Link).tokens)}](${(token as Tokens.Link).href})`
        case 'strong':
          if ((token as Tokens.Strong).tokens.some(({ type }) => type === 'link'))
            throw new Unshown(token.raw, REMEDY.strong)
          return `**${plain((token as Tokens.Strong).tokens)}**`
        case 'em':
          return plain((token as Tokens.Em).tokens)
        default:
          throw new Unshown(token.raw, `pages cannot show ${token.type}`)
      }
    })
    .join('')
}

/** Returns the text without markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n'
      if ('tokens' in token && token.tokens) return plain(token.tokens)
      return 'text' in token ? (token.text as string) : token.raw
    })
    .join('')
}
