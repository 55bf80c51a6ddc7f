/** Kodi's NFO files: movie, tvshow, episodedetails. https://kodi.wiki/view/NFO_files */
import { z } from 'zod'
import { cleanLine, cleanText, cleanTitle } from '../../title-fields/clean.ts'
import type { Sources } from '../../title-fields/sources.ts'
import { fieldsSaidBy } from '../../title-fields/title-fields.ts'
import { distinctPeople, type Facts, type Person } from './facts.ts'
import { textOf, xmlReader } from './xml.ts'

const LISTS = new Set(['genre', 'tag', 'director', 'credits', 'writer', 'actor', 'studio', 'country'])
const ROOTS = ['movie', 'tvshow', 'episodedetails'] as const

const parseXml = xmlReader(LISTS)

const Elements = z.record(z.string(), z.unknown())
const Actor = z.object({ name: z.unknown().optional(), role: z.unknown().optional() })

const SHORT_MAX = 500

/** Reads an NFO; null if it is none of the known kinds (a bare web address, as Kodi allows, or another root). */
export function readNfo(written: string): Facts | null {
  const start = written.search(/<(?:movie|tvshow|episodedetails)[\s>]/i)
  if (start === -1) return null
  const name = ROOTS.find((root) =>
    written
      .slice(start + 1)
      .toLowerCase()
      .startsWith(root),
  )
  // After the root element Kodi allows an address, or the next episode in the file.
  const end = written.indexOf(`</${name}>`, start)
  if (name === undefined || end === -1) return null
  const found = Elements.safeParse(parseXml(written.slice(start, end + name.length + 3)))
  const root = Elements.safeParse(found.data?.[name])
  return root.success ? toFacts(root.data) : null
}

function toFacts(root: Record<string, unknown>): Facts {
  const valuesOf = (name: string): unknown[] => [root[name] ?? []].flat()
  const text = (name: string) => textOf(valuesOf(name)[0])
  const list = (name: string) => valuesOf(name).flatMap((value) => cleanLine(textOf(value), 100) ?? [])
  const source: Sources['nfo'] = { text, list }
  const peopleIn = (name: string, role: Person['role']): Person[] =>
    valuesOf(name).flatMap((value) => {
      const found = cleanLine(textOf(value))
      return found === undefined ? [] : [{ name: found, role }]
    })
  const actors = valuesOf('actor').flatMap((value): Person[] => {
    const actor = Actor.safeParse(value).data
    const name = cleanLine(textOf(actor?.name))
    return name === undefined ? [] : [{ name, role: 'actor', character: cleanLine(textOf(actor?.role)) }]
  })
  return {
    ...fieldsSaidBy('nfo', source),
    title: cleanTitle(text('title')),
    description: cleanText(text('plot')) ?? cleanText(text('outline')),
    shortDescription: cleanLine(text('outline'), SHORT_MAX) ?? cleanLine(text('tagline'), SHORT_MAX),
    rating: cleanLine(text('mpaa'), 100) ?? cleanLine(text('certification'), 100),
    people: distinctPeople([
      ...peopleIn('director', 'director'),
      ...peopleIn('credits', 'writer'),
      ...peopleIn('writer', 'writer'),
      ...actors,
    ]),
    genres: list('genre'),
    tags: list('tag'),
  }
}
