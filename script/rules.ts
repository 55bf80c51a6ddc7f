/** Writes docs/rules.md: from each section of the specification to its code and its tests. `--check` only compares. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUTPUT = 'docs/rules.md'
const SPEC_TAG = /@spec\s+([^*\n:]+)/g
const TEST_TITLE = /\[((?:accounts|catalogue|decisions)[^\]\n]*)\]/g
const SECTION = /(accounts|catalogue|decisions)\s*([\d.]+(?:\s*,\s*[\d.]+)*)/g

type Places = { code: Set<string>; tests: Set<string> }

/** "accounts 4, 9, decisions 2" names the sections accounts 4, accounts 9 and decisions 2. */
export function sectionsOf(reference: string): string[] {
  return [...reference.matchAll(SECTION)].flatMap(([, document, numbers]) =>
    (numbers ?? '').split(',').map((number) => `${document} ${number.trim().split('.')[0]}`),
  )
}

function collect(files: readonly string[]): Map<string, Places> {
  const rules = new Map<string, Places>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const isTest = /\.(test|spec)\.tsx?$/.test(file)
    for (const [, reference = ''] of text.matchAll(isTest ? TEST_TITLE : SPEC_TAG))
      for (const section of sectionsOf(reference)) {
        const places = rules.get(section) ?? { code: new Set(), tests: new Set() }
        places[isTest ? 'tests' : 'code'].add(file)
        rules.set(section, places)
      }
  }
  return rules
}

function render(rules: Map<string, Places>): string {
  const link = (file: string) => `[${file}](../${file})`
  const rows = [...rules]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(
      ([section, { code, tests }]) =>
        `| ${section} | ${[...code].toSorted().map(link).join('<br>')} | ${[...tests].toSorted().map(link).join('<br>')} |`,
    )
  return `# From the specification to the code

Made by \`node script/rules.ts\` from the \`@spec\` marks in the code and the \`[section]\` titles of the tests.

| section | code | tests |
|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.main) {
  process.chdir(path.join(import.meta.dirname, '..'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('script/rules'))
  const document = render(collect(files))
  if (!process.argv.includes('--check')) writeFileSync(OUTPUT, document)
  else if (readFileSync(OUTPUT, 'utf8') !== document) {
    process.stderr.write(`${OUTPUT} is not current: run "node script/rules.ts".\n`)
    process.exitCode = 1
  }
}
