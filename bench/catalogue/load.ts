/** Runs servers pinned to one CPU and wrk on another; reads CPU times from /proc, for whole process trees. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const [SERVER_CPU, LOAD_CPU] = ['0', '1']
const CONNECTIONS = 64

/** The product as benchmarks start it, on a filled database. */
export const PRODUCT = {
  args: ['--no-warnings', path.join(import.meta.dirname, '../../apps/server/src/main.js')],
  env: { ROLE: 'customer,content', DEMO: '0', DEV_TOOLS: '1', LOG_LEVEL: 'silent' },
}

export type Load = { perSecond: number; p99Ms: number; cpuUs: number; failed: number }

export function startPinned(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn('taskset', ['-c', SERVER_CPU, command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Waits until an address responds with success. */
export async function waitFor(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init).catch(() => null)
    if (response?.ok) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** One run of wrk; `pid` is the server's, or all of those that respond together. */
export async function load(
  {
    url,
    pid,
    headers = {},
    script,
  }: {
    url: string
    pid: number | readonly number[]
    headers?: Record<string, string>
    script?: string | undefined
  },
  seconds: number,
): Promise<Load> {
  const before = cpuOf(pid)
  const { stdout } = await run('taskset', [
    '-c',
    LOAD_CPU,
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ])
  const used = cpuOf(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const [, figure = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    cpuUs: (used / requests) * 1e6,
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

/** The CPU time these processes and their children have used, in seconds. */
export function cpuOf(pids: number | readonly number[]): number {
  return [pids].flat().reduce((sum, pid) => sum + cpuSeconds(pid), 0)
}

/** Resident memory of a process in MiB. */
export function residentMiB(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

// The child may have ended in the meantime.
function cpuOfChild(pid: number): number {
  try {
    return cpuSeconds(pid)
  } catch {
    return 0
  }
}

/** The CPU time a process and its children have used, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const own = (Number(fields[11]) + Number(fields[12])) / 100
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.reduce((sum, child) => sum + cpuOfChild(Number(child)), own)
}

/** Stops servers and waits until they are gone. */
export async function stopAll(servers: readonly ChildProcess[]): Promise<void> {
  for (const server of servers) {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await gone
  }
}
