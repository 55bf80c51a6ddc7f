/** Descriptions and defaults of front page sections. */
import type {
  FrontPageRecord,
  FrontSection,
  listFrontChoices,
  SectionRule,
} from '@quintet/contracts/operator/front-pages'
import type { CallAnswer } from '@quintet/contracts/route'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { type FrontPage, standardNames, type StandardName } from '@quintet/domain/catalogue/front-page'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'

export type RuledKind = Exclude<FrontSection['kind'], 'standard'>
export type RuledSection = Extract<FrontSection, { kind: RuledKind }>

/** Names of the titles and people that rules refer to by ID. */
export type Names = { titles: ReadonlyMap<number, string>; people: ReadonlyMap<number, string> }

/** The genres, tags and owners to choose from; undefined until they are loaded. */
export type Choices = CallAnswer<typeof listFrontChoices> | undefined

/** What is known about the values that rules refer to. */
export type Known = { names: Names; choices: Choices }

export function genreOf(choices: Choices, vertical: Vertical, genre: string) {
  return choices?.genres[vertical].find(({ slug }) => slug === genre)
}

export function namesIn({ titles, people }: FrontPageRecord): Names {
  return {
    titles: new Map(titles.map(({ id, title }) => [id, title])),
    people: new Map(people.map(({ id, name }) => [id, name])),
  }
}

/** Returns the standard sections that are missing from the page. */
export function missingStandards(page: FrontPage, sections: readonly FrontSection[]): StandardName[] {
  const there = new Set(sections.map((section) => (section.kind === 'standard' ? section.name : null)))
  return standardNames(page).filter((name) => !there.has(name))
}

const ALWAYS = { from: null, until: null, audience: 'everyone' } as const

export function newStandard(name: StandardName): FrontSection {
  return { kind: 'standard', id: name, ...ALWAYS, name }
}

/** Returns a new section, yet to be filled in. */
export function newSection(kind: RuledKind, page: FrontPage): RuledSection {
  const vertical: Vertical = page === 'home' ? VERTICALS[0] : page
  const base = {
    id: crypto.randomUUID(),
    ...ALWAYS,
    vertical,
    rule: newRule(kind === 'row' ? 'genre' : 'titles'),
  }
  if (kind === 'hero') return { kind, ...base }
  if (kind === 'banner') return { kind, ...base, button: null }
  return { kind, ...base, heading: { de: '', en: '' } }
}

export function newRule(by: SectionRule['by']): SectionRule {
  const sort = 'order,asc'
  switch (by) {
    case 'genre':
      return { by, genre: '', sort: 'added,desc' }
    case 'tag':
      return { by, tag: '', sort }
    case 'owner':
      return { by, owner: '', sort }
    case 'person':
      return { by, personId: 0, sort }
    default:
      return { by, ids: [] }
  }
}

/** Summarises what a section shows, when and to whom. */
export function factsOf(section: FrontSection, known: Known, texts: Texts, formats: Formats): string[] {
  const { front: words, titles } = texts
  const { from, until, audience } = section
  return [
    ...(section.kind === 'standard'
      ? []
      : [
          words.kinds[section.kind],
          titles.verticals[section.vertical],
          ...ruleFacts(section, known, texts, formats),
        ]),
    ...(from === null ? [] : [words.fromTime(formats.time(from))]),
    ...(until === null ? [] : [words.untilTime(formats.time(until))]),
    ...(audience === 'everyone' ? [] : [words.audiences[audience]]),
  ]
}

function ruleFacts(
  { vertical, rule }: RuledSection,
  { names, choices }: Known,
  texts: Texts,
  formats: Formats,
): string[] {
  const { front: words } = texts
  switch (rule.by) {
    case 'titles': {
      const [only = 0, ...others] = rule.ids
      if (others.length === 0) return [names.titles.get(only) ?? '']
      return [words.titles(formats.number(rule.ids.length))]
    }
    case 'genre':
      return [
        rule.genre ? (genreOf(choices, vertical, rule.genre)?.name ?? rule.genre) : words.allGenres,
        words.sorts[rule.sort],
      ]
    case 'tag':
      return [rule.tag, words.sorts[rule.sort]]
    case 'owner':
      return [rule.owner, words.sorts[rule.sort]]
    default:
      return [names.people.get(rule.personId) ?? '', words.sorts[rule.sort]]
  }
}

/** Returns what a section still lacks before it can be saved, or null. */
export function faultOf(section: FrontSection, { front: { needs } }: Texts): string | null {
  const { from, until } = section
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) return needs.until
  if (section.kind === 'standard') return null
  const { rule } = section
  if (rule.by === 'tag' && rule.tag === '') return needs.tag
  if (rule.by === 'owner' && rule.owner === '') return needs.owner
  if (rule.by === 'person' && rule.personId === 0) return needs.person
  return rule.by === 'titles' && rule.ids.length === 0 ? needs.titles : null
}

/** Returns a time as a `datetime-local` field holds it, in the reader's time zone. */
export function toLocal(iso: string | null): string {
  if (iso === null) return ''
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

export function fromLocal(written: string): string | null {
  return written === '' ? null : new Date(written).toISOString()
}
