/**
 * Writes docs/decisions/README.md, the list of decisions. With `--check` only checks that it is up to date; both check the form of the
 * records.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultsAmong, indexOf, recordOf } from './decisions/records.ts'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`

process.chdir(path.join(import.meta.dirname, '..'))
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
const read = files.toSorted().map((name) => recordOf(name, readFileSync(path.join(FOLDER, name), 'utf8')))
const records = read.flatMap(({ record }) => (record ? [record] : []))
const faults = [...read.flatMap((one) => one.faults), ...faultsAmong(records)]
const index = indexOf(records)

if (!process.argv.includes('--check')) writeFileSync(INDEX, index)
else if (readFileSync(INDEX, 'utf8') !== index)
  faults.push(`${INDEX} is not current: run "node script/decisions.ts".`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
