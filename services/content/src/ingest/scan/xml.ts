/** Reads XML written by other programs. Entities are off, so that documents cannot declare any: no expansion, files or network access. */
import { XMLParser } from 'fast-xml-parser'

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LARGEST_CODE_POINT = 0x10ffff

/** Prefix that distinguishes attributes from elements. */
export const ATTRIBUTE = '@'

/** A reader for documents in which elements named in `lists` may repeat. Namespace prefixes are dropped. */
export function xmlReader(lists: ReadonlySet<string>): (written: string) => unknown {
  const parser = new XMLParser({
    processEntities: false,
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE,
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: true,
    ignoreDeclaration: true,
    isArray: (name) => lists.has(name),
  })
  // The parser throws on excessive nesting and severe errors.
  return (written) => {
    try {
      return parser.parse(written)
    } catch {
      return null
    }
  }
}

/** The text of an element, with or without attributes. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return decodeEntities(value)
  if (typeof value !== 'object' || value === null || !('#text' in value)) return undefined
  return textOf(value['#text'])
}

/** Decodes XML's own five entities and character references; any other stays as written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return PREDEFINED[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : ''
    },
  )
}
