/**
 * From the specification to the code: `node script/rules.ts decisions 4.21` shows where that rule is implemented and tested. Without a
 * section it checks that every mark has a heading in `docs/spec`, and that every rule there has code and a test.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsBetween, placesOf } from './rules/faults.ts'
import { marksOf } from './rules/marks.ts'
import { sectionsOf } from './rules/sections.ts'

const MARKED = ['*.ts', '*.tsx', '*.css']
// These files name rules only as examples.
const OF_THIS_CHECK = /^script\/rules/

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '')

/** Runs a reader on all files and collects what it finds. */
function readAll<Found>(files: readonly string[], read: (file: string, text: string) => Found): Found[] {
  return files.map((file) => read(file, readFileSync(file, 'utf8')))
}

process.chdir(path.join(import.meta.dirname, '..'))
const pages = readAll(filesOf('docs/spec/*/*.md'), sectionsOf)
const sections = pages.flatMap((page) => page.sections)
const sources = readAll(
  filesOf(...MARKED).filter((file) => !OF_THIS_CHECK.test(file)),
  marksOf,
)
const marks = sources.flatMap((source) => source.marks)

const asked = process.argv.slice(2).join(' ')
if (asked === '') {
  const unread = [...pages, ...sources].flatMap(({ faults }) => faults)
  const faults = [...unread, ...faultsBetween(sections, marks)]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
} else
  for (const section of sections.filter(({ id }) => id === asked || id.startsWith(`${asked}.`))) {
    const { code, tests } = placesOf(section.id, marks)
    process.stdout.write(`${section.id} ${section.title} (${section.page})\n`)
    for (const file of [...code, ...tests]) process.stdout.write(`  ${file}\n`)
  }
