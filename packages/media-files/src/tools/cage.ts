/**
 * The cage around a tool that reads untrusted media: its own namespaces for users, mounts, processes, IPC and network, and a root folder
 * with only the system's programs and the files to read, all read-only. No other file, socket or process of the machine is visible in it,
 * and no capability is left to reach one. Built by one Perl program, which becomes the tool. @spec security 3.1
 */
import { BUILD } from './build-cage.ts'
import { type CageUser, usersOf } from './cage-user.ts'
import { filterFor, isFilterable } from './call-filter.ts'

/** Numbers of the calls that BUILD makes, in its order, from the kernel's tables. */
const CALLS: Partial<Record<string, string>> = {
  // mount unshare prctl prlimit64 statfs capset setgroups setresgid setresuid pivot_root umount2
  x64: '165 272 157 302 137 126 116 119 117 155 166',
  arm64: '40 97 167 261 43 91 159 149 147 41 39',
}

/** Added to the priority of a tool for whose result nobody waits. */
const NICENESS = 10

/**
 * How a tool is confined: its user, whether the kernel refuses the system calls that no media reader needs, and whether it may open
 * connections. A tool that fetches a live source may, and then has the machine's network.
 */
export type Cage = { user: CageUser; isFiltered: boolean; hasNetwork: boolean; isUrgent: boolean }

/** Its limits; all of them are final. Processes are counted in its own user namespace. */
export type ResourceLimits = { cpuSeconds: number; memoryBytes: number; fileBytes: number; processes: number }

/** True if cages can be built on this architecture. */
export function isCageable(): boolean {
  return process.arch in CALLS && isFilterable()
}

/**
 * Returns the command prefix that confines a tool: `root` is an empty folder, and `readable` are the files it may read. Of the folders in
 * `hidden` it sees nothing else, even if they are among the system's programs.
 */
export function cageWords(
  cage: Cage,
  perl: string,
  limits: ResourceLimits,
  { root, hidden, readable }: { root: string; hidden: readonly string[]; readable: readonly string[] },
): string[] {
  return [
    perl,
    '-e',
    BUILD,
    '--',
    CALLS[process.arch] ?? '',
    cage.isUrgent ? '0' : String(NICENESS),
    usersOf(cage.user),
    cage.hasNetwork ? '1' : '0',
    limitsOf(limits),
    cage.isFiltered ? filterFor(cage).toString('hex') : '',
    root,
    ...hidden,
    '--',
    ...readable,
    '--',
  ]
}

// RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_NPROC and RLIMIT_AS.
function limitsOf({ cpuSeconds, memoryBytes, fileBytes, processes }: ResourceLimits): string {
  return `0=${cpuSeconds} 1=${fileBytes} 4=0 6=${processes} 9=${memoryBytes}`
}
