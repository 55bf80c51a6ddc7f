/** XML that other programs wrote. Entities stay off, so that a document cannot declare any: no expansion, no files, no network. */
import { XMLParser } from 'fast-xml-parser'

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LARGEST_CODE_POINT = 0x10ffff

/** How the names of attributes begin beside those of elements. */
export const ATTRIBUTE = '@'

/** A reader of documents in which elements of the names in `lists` may come several times. Prefixes of names are dropped. */
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
  // The parser throws on what is nested too deeply or broken beyond its patience.
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

/** The five entities of XML itself and character references; any other stays as it is written. */
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
