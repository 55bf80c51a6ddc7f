/** The sub-sections of `docs/spec`: the rules of the product, each under a heading such as `## decisions 4.21 Four at once`. */

/** One rule, or a few that belong together. */
export type Section = {
  /** The id that marks and test titles use: `decisions 4.21`. */
  readonly id: string
  readonly title: string
  /** The page's path from the repository's root. */
  readonly page: string
  /** Specified but not built: nothing may be marked with it yet. */
  readonly isPlanned: boolean
}

const HEADING = /^## (.*)$/
const NAMED = /^([a-z]+ \d+(?:\.\d+)+) (\S.*)$/
const PLANNED = 'Status: planned'

/** The sub-sections of one page, and the faults in its headings. */
export function sectionsOf(page: string, text: string): { sections: Section[]; faults: string[] } {
  const sections: Section[] = []
  const faults: string[] = []
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1]
    if (heading === undefined) continue
    const [, id = '', title = ''] = NAMED.exec(heading) ?? []
    if (id === '') faults.push(`${page}:${index + 1}: "${heading}" has no number such as "decisions 4.2"`)
    else sections.push({ id, title, page, isPlanned: lines[index + 2] === PLANNED })
  }
  return { sections, faults }
}
