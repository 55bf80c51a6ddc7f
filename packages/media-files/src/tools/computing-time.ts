/** How long the processes of a group have computed, told from a machine that was too busy to let them. */
import { readdir, readFile } from 'node:fs/promises'

/** What Linux counts by, on every machine. */
const TICKS_PER_SECOND = 100

/** In seconds, those that ended already counted with who waited for them; null where the system does not tell. proc_pid_stat(5) */
export async function computingSecondsOf(group: number): Promise<number | null> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      // One that ends meanwhile is read as nothing.
      const written = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
      // A name in brackets may hold anything; behind it stand state, parent and group.
      const fields = written.slice(written.lastIndexOf(')') + 2).split(' ')
      return Number(fields[2]) === group
        ? fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
        : null
    }),
  )
  const own = ticks.filter((count) => count !== null)
  return own.length === 0 ? null : own.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND
}
