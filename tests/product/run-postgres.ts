/** Runs PostgreSQL's server on a data folder that exists, for tests that need another than the embedded one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, appendFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { findPostgres } from '@quintet/platform/db/embedded-binaries'
import { choosePostgresUser } from '@quintet/platform/db/embedded-user'
import { openLog } from '@quintet/platform/log/log'
import { Client } from 'pg'
import { HERE, type Machine } from './network.ts'

/** `ask` runs one statement as the owner. */
export type RunningPostgres = {
  ask: (statement: string) => Promise<Record<string, unknown>[]>
  end: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
}

/** Starts it; resolves once it accepts queries at `url`, throws if it ends before. Its libraries are linked in `libDir`. */
export async function runPostgres(options: {
  dir: string
  libDir: string
  url: string
  settings: Record<string, string>
  on?: Machine
}): Promise<RunningPostgres> {
  const { dir, libDir, url, settings, on = HERE } = options
  const user = await choosePostgresUser(dir)
  const binaries = await findPostgres(libDir)
  const [program, ...before] = [...on.prefix, ...user.prefix, binaries.postgres]
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program, [...before, '-D', dir, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...binaries.environment },
    cwd: '/',
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit')
  const ask = (statement: string) =>
    withClient(url, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(statement)
      return rows
    })
  while (!(await ask('select').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended before it could be asked:\n${said}`)
    await sleep(50)
  }
  return {
    ask,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

const PORT = '5432'

/**
 * Starts an empty server that machines reach over the network only. Writes survive a killed process, not a power cut; `url` is the owner's.
 */
export async function startExternalPostgres(
  on: Machine,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-postgres-'))
  const first = await startEmbeddedPostgres({ dataDir: folder, log: openLog('warn') })
  await first.stop()
  const url = new URL(first.ownerUrl)
  url.search = ''
  url.host = `${on.address}:${PORT}`
  const dir = path.join(folder, 'postgres')
  await appendFile(path.join(dir, 'pg_hba.conf'), 'host all all samenet scram-sha-256\n')
  const server = await runPostgres({
    dir,
    libDir: path.join(folder, 'postgres-lib'),
    url: url.href,
    on,
    settings: {
      listen_addresses: on.address,
      port: PORT,
      unix_socket_directories: '',
      max_connections: '300',
      fsync: 'off',
    },
  })
  return {
    url: url.href,
    async stop() {
      await server.end('SIGINT')
      await rm(folder, { recursive: true })
    },
  }
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
