/** Facts about a title from one source (a file, a tag, a name), and how to merge several. */
import type { CREDIT_ROLES } from '@quintet/contracts/library'
import type { TitleFields } from '../../title-fields/title-fields.ts'

export type Role = (typeof CREDIT_ROLES)[number]
export type Person = { name: string; role: Role; character?: string | undefined }
export type TitleChapter = { title: string; start: number; end: number }

/** The plain fields, and those with their own tables. */
export type Facts = Partial<TitleFields> & {
  title?: string | undefined
  description?: string | undefined
  shortDescription?: string | undefined
  /** As written: "FSK 12". */
  rating?: string | undefined
  people?: Person[] | undefined
  /** As written: "Science Fiction". */
  genres?: string[] | undefined
  tags?: string[] | undefined
  chapters?: TitleChapter[] | undefined
}

const PEOPLE_MAX = 200

/** Each person once per role. */
export function distinctPeople(people: readonly Person[]): Person[] {
  const seen = new Set<string>()
  return people
    .filter(({ name, role }) => {
      const key = `${role}\0${name}`
      return name !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, PEOPLE_MAX)
}

/** Merges sources: for each fact the first that has it wins; for people, the first for each role. */
export function mergeFacts(sources: readonly Facts[]): Facts {
  const merged: Facts = {}
  for (const { people, ...facts } of sources) {
    for (const [key, value] of Object.entries(facts))
      if (value !== undefined && !(Array.isArray(value) && value.length === 0) && !(key in merged))
        Object.assign(merged, { [key]: value })
    const known = new Set((merged.people ?? []).map(({ role }) => role))
    const added = (people ?? []).filter(({ role }) => !known.has(role))
    if (added.length > 0) merged.people = distinctPeople([...(merged.people ?? []), ...added])
  }
  return merged
}
