import type { Mark } from './marks.ts'
import type { Section } from './sections.ts'

/** The most files that may implement a sub-section, and the most that may test it; a broader one must be split. */
export const MOST_PLACES = 8

/** The files marked with a sub-section, sorted by name. */
export function placesOf(id: string, marks: readonly Mark[]): { code: string[]; tests: string[] } {
  const files = (isTest: boolean) =>
    marks
      .filter((mark) => mark.section === id && mark.isTest === isTest)
      .map(({ file }) => file)
      .toSorted()
  return { code: files(false), tests: files(true) }
}

function faultsOfSection(section: Section, marks: readonly Mark[]): string[] {
  const { code, tests } = placesOf(section.id, marks)
  const name = `${section.page}: ${section.id}`
  const named = [...code, ...tests]
  if (section.isPlanned)
    return named.length > 0 ? [`${name} is planned, but named in ${named.join(', ')}`] : []
  return [
    ...(code.length === 0 ? [`${name} is marked in no code`] : []),
    ...(tests.length === 0 ? [`${name} is named by no test`] : []),
    ...[code, tests]
      .filter((files) => files.length > MOST_PLACES)
      .map((files) => `${name} has ${files.length} places, ${MOST_PLACES} at most: ${files.join(', ')}`),
  ]
}

/** Describes the mismatches between specification and code; empty if they agree. */
export function faultsBetween(sections: readonly Section[], marks: readonly Mark[]): string[] {
  const known = new Set<string>()
  const twice = sections.filter(({ id }) => known.has(id) || !known.add(id))
  return [
    ...twice.map(({ id, page }) => `${page}: ${id} is there twice`),
    ...marks
      .filter(({ section }) => !known.has(section))
      .map(({ section, file }) => `${file}: no page of docs/spec has "${section}"`),
    ...sections.flatMap((section) => faultsOfSection(section, marks)),
  ]
}
