/** Marks: code names the rule it implements (`@spec decisions 4.21`), tests name the one they prove (`[decisions 4.21] ...`). */

/** A file's mark for one sub-section. */
export type Mark = { readonly section: string; readonly file: string; readonly isTest: boolean }

const SPEC = /@spec\b(.*)$/gm
const TITLE = /\b(?:test|step|describe)\(\s*['"`]\[([^\]\n]*)\]/g
// A composed title (`[${section}] ...`) takes its sections from a table.
const IN_TABLES = /['"`]([a-z]+ \d+(?:\.\d+)+)['"`]/g
const REFERENCES = /^[a-z]+ \d+(?:\.\d+)+(?:, [a-z]+ \d+(?:\.\d+)+)*$/

const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The marks of a file, each sub-section once, and the unreadable ones as faults. */
export function marksOf(file: string, text: string): { marks: Mark[]; faults: string[] } {
  const isTest = isTestFile(file)
  const sections = new Set<string>()
  const faults: string[] = []
  for (const { 0: whole, 1: found = '', index } of text.matchAll(isTest ? TITLE : SPEC)) {
    const written = found.replace(/\*\/.*$/, '').trim()
    if (isTest && written.includes('${'))
      for (const [, section = ''] of text.matchAll(IN_TABLES)) sections.add(section)
    else if (REFERENCES.test(written)) for (const section of written.split(', ')) sections.add(section)
    else
      faults.push(
        `${file}:${lineAt(text, index + whole.length)}: "${written}" is no list such as "decisions 4.21, law 2.7"`,
      )
  }
  return { marks: [...sections].map((section) => ({ section, file, isTest })), faults }
}
