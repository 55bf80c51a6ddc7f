/** Holds commits' subjects to their form. Those before SINCE were written without this check. */
import { spawnSync } from 'node:child_process'
import { subjectFaults } from './commits/subjects.ts'

const SINCE = '7f17b45d'

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
// Neither an archive without history nor a shallow clone can tell.
const faults = status === 0 ? subjectFaults(stdout) : []
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
