/** Checks the form of commit subjects. Commits before SINCE were made without this check. */
import { spawnSync } from 'node:child_process'
import { subjectFaults } from './commits/subjects.ts'

const SINCE = '7f17b45d'

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
// An archive without history or a shallow clone cannot be checked.
const faults = status === 0 ? subjectFaults(stdout) : []
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
