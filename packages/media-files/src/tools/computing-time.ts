/** Measures the CPU time of a process group, to tell a slow file from a machine that was too busy. */
import { readdir, readFile } from 'node:fs/promises'

/** Linux's unit of CPU time, the same on every machine. */
const TICKS_PER_SECOND = 100

/**
 * Returns CPU seconds, including processes that have ended and been waited for; null if the system does not report them. proc_pid_stat(5)
 */
export async function computingSecondsOf(group: number): Promise<number | null> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      // A process that ends in the meantime reads as empty.
      const written = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
      // The name in brackets may contain anything; state, parent and group follow it.
      const fields = written.slice(written.lastIndexOf(')') + 2).split(' ')
      return Number(fields[2]) === group
        ? fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
        : null
    }),
  )
  const own = ticks.filter((count) => count !== null)
  return own.length === 0 ? null : own.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND
}
