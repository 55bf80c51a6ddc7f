/** Kodi's NFO files: movie, tvshow, episodedetails. https://kodi.wiki/view/NFO_files */
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import {
  cleanDate,
  cleanLine,
  cleanNumber,
  cleanText,
  cleanTitle,
  cleanYear,
  distinctPeople,
  type Facts,
  type Person,
} from './facts.ts'

// Entities stay off, so that a document cannot declare any: no expansion, no files, no network.
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  isArray: (name) => LISTS.has(name),
})

const LISTS = new Set(['genre', 'tag', 'director', 'credits', 'writer', 'actor', 'studio', 'country'])
const ROOTS = ['movie', 'tvshow', 'episodedetails'] as const

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LARGEST_CODE_POINT = 0x10ffff

// The five entities of XML itself and character references; any other stays as it is written.
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return PREDEFINED[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : ''
    },
  )
}

const Text = z.preprocess(
  (value) => (typeof value === 'string' ? decodeEntities(value) : undefined),
  z.string().optional(),
)
const Texts = z.array(Text).optional().catch(undefined)
const Actor = z.object({ name: Text, role: Text }).catch({ name: undefined, role: undefined })

const Root = z.object({
  title: Text,
  originaltitle: Text,
  year: Text,
  premiered: Text,
  releasedate: Text,
  aired: Text,
  plot: Text,
  outline: Text,
  tagline: Text,
  mpaa: Text,
  certification: Text,
  season: Text,
  episode: Text,
  genre: Texts,
  tag: Texts,
  director: Texts,
  credits: Texts,
  writer: Texts,
  studio: Texts,
  country: Texts,
  actor: z.array(Actor).optional().catch(undefined),
})

const SHORT_MAX = 500

/** Reads an NFO; null when it is none of the known kinds (a bare web address, as Kodi allows, or another root). */
export function readNfo(written: string): Facts | null {
  const start = written.search(/<(?:movie|tvshow|episodedetails)[\s>]/i)
  if (start === -1) return null
  const name = ROOTS.find((root) =>
    written
      .slice(start + 1)
      .toLowerCase()
      .startsWith(root),
  )
  // After the root's end Kodi allows an address, and the next episode of the same file.
  const end = written.indexOf(`</${name}>`, start)
  if (name === undefined || end === -1) return null
  const found = z
    .record(z.string(), z.unknown())
    .safeParse(parseXml(written.slice(start, end + name.length + 3)))
  const root = Root.safeParse(found.data?.[name])
  return root.success ? toFacts(root.data) : null
}

// The parser throws on what is nested too deeply or broken beyond its patience.
function parseXml(written: string): unknown {
  try {
    return parser.parse(written)
  } catch {
    return null
  }
}

function toFacts(nfo: z.infer<typeof Root>): Facts {
  const releasedOn = cleanDate(nfo.premiered) ?? cleanDate(nfo.releasedate) ?? cleanDate(nfo.aired)
  const actors = (nfo.actor ?? []).flatMap((actor): Person[] => {
    const name = cleanLine(actor.name)
    return name === undefined ? [] : [{ name, role: 'actor', character: cleanLine(actor.role) }]
  })
  const season = cleanNumber(nfo.season)
  return {
    title: cleanTitle(nfo.title),
    description: cleanText(nfo.plot) ?? cleanText(nfo.outline),
    shortDescription: cleanLine(nfo.outline, SHORT_MAX) ?? cleanLine(nfo.tagline, SHORT_MAX),
    year: cleanYear(nfo.year) ?? cleanYear(releasedOn),
    releasedOn,
    rating: cleanLine(nfo.mpaa, 100) ?? cleanLine(nfo.certification, 100),
    people: distinctPeople([
      ...people(nfo.director, 'director'),
      ...people(nfo.credits, 'writer'),
      ...people(nfo.writer, 'writer'),
      ...actors,
    ]),
    genres: lines(nfo.genre),
    tags: lines(nfo.tag),
    publisher: lines(nfo.studio)[0],
    country: lines(nfo.country).find((text) => /^[A-Z]{2}$/.test(text)),
    // Kodi writes -1 where there is none.
    season,
    number: cleanNumber(nfo.episode),
  }
}

function people(names: readonly (string | undefined)[] | undefined, role: Person['role']): Person[] {
  return (names ?? []).flatMap((written) => {
    const name = cleanLine(written)
    return name === undefined ? [] : [{ name, role }]
  })
}

function lines(written: readonly (string | undefined)[] | undefined): string[] {
  return (written ?? []).flatMap((text) => cleanLine(text, 100) ?? [])
}
