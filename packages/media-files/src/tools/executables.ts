/** Finds the programs of this machine, and whether its kernel lets us confine children. */
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { canLendNobody } from './cage-user.ts'
import { type Cage, cageWords, isCageable, type ResourceLimits } from './cage.ts'
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
  const perl = isCageable() ? await findExecutable('perl') : null
  const tightest = perl === null ? null : await tightestCage(perl)
  return perl === null || tightest === null ? looseSandbox(perl !== null) : cagedSandbox(perl, tightest)
}

/** What can be done without a cage, with programs that a system may have. */
async function looseSandbox(hasPerl: boolean): Promise<Sandbox> {
  const [nice, unshare, prlimit, setpriv] = await Promise.all([
    findExecutable('nice'),
    findExecutable('unshare'),
    findExecutable('prlimit'),
    findExecutable('setpriv'),
  ])
  const quiet = nice ? [nice, '-n', '10'] : []
  const hasNetwork = unshare !== null && nice !== null && (await works([unshare, '-rn', '--', nice]))
  const leash = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : []
  const hasLeash = leash.length > 0 && nice !== null && (await works([...leash, nice]))
  return {
    isComplete: false,
    hasCallFilter: false,
    hasOtherUser: false,
    lacks: hasPerl
      ? 'this system gives no user and mount namespaces to this user'
      : 'Linux on x64 or arm64 with perl is needed (on Debian: perl-base)',
    wrap: (limits, surroundings) => [
      ...(surroundings.isUrgent ? [] : quiet),
      ...(hasNetwork && unshare !== null ? [unshare, surroundings.hasNetwork ? '-r' : '-rn', '--'] : []),
      ...(prlimit ? [prlimit, ...limitOptions(limits, hasNetwork), '--'] : []),
      ...(hasLeash ? leash : []),
    ],
  }
}

type Tightest = Pick<Cage, 'isFiltered'> & { hasOtherUser: boolean }

// If one protection is unavailable, the others still apply. A trial costs as much as probing a film, so the tightest cage is tried first:
// if root can run a tool as nobody, it can run it as itself, which needs less.
async function tightestCage(perl: string): Promise<Tightest | null> {
  for (const isFiltered of [true, false]) {
    const cage = { isFiltered, hasNetwork: false, isUrgent: true }
    if (canLendNobody() && (await isCageTight({ ...cage, user: 'nobody' }, perl)))
      return { isFiltered, hasOtherUser: true }
    if (await isCageTight({ ...cage, user: 'own' }, perl)) return { isFiltered, hasOtherUser: false }
  }
  return null
}

function cagedSandbox(perl: string, { isFiltered, hasOtherUser }: Tightest): Sandbox {
  return {
    isComplete: true,
    lacks: null,
    hasCallFilter: isFiltered,
    hasOtherUser,
    wrap: (limits, surroundings) => {
      const { isReadableByAll, hasNetwork, isUrgent } = surroundings
      const user = hasOtherUser && isReadableByAll ? 'nobody' : 'own'
      return cageWords({ user, isFiltered, hasNetwork, isUrgent }, perl, limits, surroundings)
    },
  }
}

/** Limits of a trial, which only shows a version. */
const TRIAL_LIMITS: ResourceLimits = {
  cpuSeconds: 60,
  memoryBytes: 8 * 1024 ** 3,
  fileBytes: 0,
  processes: 512,
}

/** Tried with the tool itself, since it may be installed where the cage has nothing. */
async function isCageTight(cage: Cage, perl: string): Promise<boolean> {
  const tool = await findExecutable('ffprobe')
  const root = await mkdtemp(path.join(os.tmpdir(), 'quintet-media-'))
  const command = tool === null ? [perl, '-e', '1'] : [tool, '-version']
  try {
    return await works([
      ...cageWords(cage, perl, TRIAL_LIMITS, { root, hidden: [], readable: [] }),
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

async function findExecutable(name: string): Promise<string | null> {
  const known = found.get(name)
  if (known !== undefined) return known
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
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
