/** Finds the programs of this machine, and whether its kernel lets us confine children. */
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { canLendNobody } from './cage-user.ts'
import { type Cage, type CageTools, cageWords, powerlessWords } from './cage.ts'
import { filterWords } from './call-filter.ts'
import { MediaToolError } from './media-tool-error.ts'

export type MediaTool = 'ffmpeg' | 'ffprobe'

export type Sandbox = {
  /** Returns the command prefix, each word an absolute path or a plain option. */
  wrap(limits: ResourceLimits, surroundings: Surroundings): string[]
  /** True if the machine's files, sockets, processes and network are out of reach and all limits apply. */
  isComplete: boolean
  /** What is missing for that, worded for the operator; null if nothing is. */
  lacks: string | null
  /** True if the kernel refuses the system calls that no media reader needs. */
  hasCallFilter: boolean
  /** True if public files are read as a user who owns nothing here. */
  hasOtherUser: boolean
}

export type Surroundings = {
  /** An empty folder that becomes the tool's root. */
  root: string
  /** Folders in which it may see nothing but the readable files. */
  hidden: readonly string[]
  /** The files that it may read, and whether every user may read them. */
  readable: readonly string[]
  isReadableByAll: boolean
  /** True if it may open connections, as needed to fetch a live source. */
  hasNetwork: boolean
  /** True if someone is waiting for the result; otherwise it runs at low priority. */
  isUrgent: boolean
}

export type ResourceLimits = { cpuSeconds: number; memoryBytes: number; fileBytes: number; processes: number }

const run = promisify(execFile)
const found = new Map<string, string>()
let sandbox: Promise<Sandbox> | undefined
/** ffmpeg's version, cached until its file changes: loading its libraries takes a quarter of a second, and every film needs the version. */
let asked: { file: string; version: string } | undefined

/** Returns the path of a media tool; throws a `missing` MediaToolError that says how to install it. Keeps looking until it is there. */
export async function findMediaTool(tool: MediaTool): Promise<string> {
  const place = await findExecutable(tool)
  if (place !== null) return place
  throw new MediaToolError('missing', `${tool} is not installed; on Debian: apt-get install ffmpeg`)
}

/** Returns ffmpeg's version, such as "5.1.9"; null if media cannot be made because a tool is missing. */
export async function readMediaToolVersion(): Promise<string | null> {
  const [ffmpeg, ffprobe] = await Promise.all([findExecutable('ffmpeg'), findExecutable('ffprobe')])
  if (ffmpeg === null || ffprobe === null) return null
  const { ino, size, mtimeMs } = await stat(ffmpeg)
  const file = [ino, size, mtimeMs].join()
  if (asked?.file === file) return asked.version
  const { stdout } = await run(ffmpeg, ['-hide_banner', '-version'], { env: {} })
  const version = /version \D?(\d[\d.]*)/.exec(stdout)?.[1] ?? 'unknown'
  asked = { file, version }
  return version
}

/** Returns how children are confined here; determined once. */
export function findSandbox(): Promise<Sandbox> {
  sandbox ??= examineSandbox()
  return sandbox
}

async function examineSandbox(): Promise<Sandbox> {
  const [nice, unshare, prlimit, setpriv, shell, chroot, perl] = await Promise.all([
    findExecutable('nice'),
    findExecutable('unshare'),
    findExecutable('prlimit'),
    findExecutable('setpriv'),
    findExecutable('sh'),
    findExecutable('chroot'),
    findExecutable('perl'),
  ])
  const quiet = nice ? [nice, '-n', '10'] : []
  const isEquipped = unshare && setpriv && shell && chroot && prlimit && nice
  const tools = isEquipped ? { unshare, setpriv, shell, perl } : null
  const cage = tools && (await tightestCage(tools))
  if (tools && prlimit && cage) return cagedSandbox(tools, quiet, prlimit, cage)
  const hasNetwork = unshare !== null && nice !== null && (await works([unshare, '-rn', '--', nice]))
  const leash = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : []
  const hasLeash = leash.length > 0 && nice !== null && (await works([...leash, nice]))
  return {
    isComplete: false,
    hasCallFilter: false,
    hasOtherUser: false,
    lacks: isEquipped
      ? 'this system gives no user and mount namespaces to this user'
      : 'unshare, setpriv, prlimit, chroot, nice and sh must be installed (on Debian: util-linux, coreutils)',
    wrap: (limits, surroundings) => [
      ...(surroundings.isUrgent ? [] : quiet),
      ...(hasNetwork && unshare !== null ? [unshare, surroundings.hasNetwork ? '-r' : '-rn', '--'] : []),
      ...(prlimit ? [prlimit, ...limitOptions(limits, hasNetwork), '--'] : []),
      ...(hasLeash ? leash : []),
    ],
  }
}

const PLAIN: Cage = { user: 'own', isFiltered: false, hasNetwork: false }

// If one protection is unavailable, the others still apply. A trial costs as much as probing a film, so the cage with a filter is tried
// first: if it works, the one without need not be tried.
async function tightestCage(tools: CageTools): Promise<Cage | null> {
  const filtered: Cage = { ...PLAIN, isFiltered: true }
  if (filterWords(tools.perl, filtered).length > 0 && (await isCageTight(filtered, tools))) return filtered
  return (await isCageTight(PLAIN, tools)) ? PLAIN : null
}

async function cagedSandbox(
  tools: CageTools,
  quiet: string[],
  prlimit: string,
  plain: Cage,
): Promise<Sandbox> {
  const lent: Cage = { ...plain, user: 'nobody' }
  const hasOtherUser = canLendNobody(tools.perl) && (await isCageTight(lent, tools))
  return {
    isComplete: true,
    lacks: null,
    hasCallFilter: plain.isFiltered,
    hasOtherUser,
    wrap: (limits, surroundings) => {
      const walls = hasOtherUser && surroundings.isReadableByAll ? lent : plain
      const cage = { ...walls, hasNetwork: surroundings.hasNetwork }
      return [
        ...(surroundings.isUrgent ? [] : quiet),
        ...cageWords(cage, tools, surroundings),
        prlimit,
        ...limitOptions(limits, true),
        '--',
        ...powerlessWords(cage, tools),
      ]
    },
  }
}

/** Tried with the tool itself, since it may be installed where the cage has nothing. */
async function isCageTight(cage: Cage, tools: CageTools): Promise<boolean> {
  const tool = await findExecutable('ffprobe')
  const root = await mkdtemp(path.join(os.tmpdir(), 'quintet-media-'))
  const command = tool === null ? [tools.shell, '-c', ':'] : [tool, '-version']
  try {
    return await works([
      ...cageWords(cage, tools, { root, hidden: [], readable: [] }),
      ...powerlessWords(cage, tools),
      ...command,
    ])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

// Long enough for any machine under load: slow must not be taken for missing.
const TRIAL_LIMIT_MS = 60_000

async function works(words: string[]): Promise<boolean> {
  const [program = '', ...rest] = words
  return run(program, rest, { env: {}, timeout: TRIAL_LIMIT_MS }).then(
    () => true,
    () => false,
  )
}

// Without its own user namespace, a process limit would count everything else that this user runs.
function limitOptions(limits: ResourceLimits, hasNamespaces: boolean): string[] {
  return [
    `--cpu=${limits.cpuSeconds}`,
    `--as=${limits.memoryBytes}`,
    `--fsize=${limits.fileBytes}`,
    '--core=0',
    ...(hasNamespaces ? [`--nproc=${limits.processes}`] : []),
  ]
}

/** Where Debian keeps chroot; the PATH of an ordinary user there does not name them. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin']

async function findExecutable(name: string): Promise<string | null> {
  const known = found.get(name)
  if (known !== undefined) return known
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
  for (const folder of folders.filter(path.isAbsolute)) {
    const candidate = path.join(folder, name)
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (!isThere) continue
    found.set(name, candidate)
    return candidate
  }
  return null
}
