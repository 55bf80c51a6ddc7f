/** A database with a streaming standby, as PostgreSQL's own tools would set it up. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { findPostgres } from '@quintet/platform/db/embedded-binaries'
import { choosePostgresUser } from '@quintet/platform/db/embedded-user'
import { openLog } from '@quintet/platform/log/log'
import { Client } from 'pg'

export type Standby = {
  /** Connects as the owner. */
  url: string
  ask(statement: string): Promise<Record<string, unknown>[]>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type FollowedDatabase = { url: string; standby: Standby; close(): Promise<void> }

/** Files that belong to the original folder, not to the copy. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'quintet-place', 'standby.signal'])

/** Starts both; they share owner and password. */
export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-standby-'))
  const first = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'first'), log: openLog('warn') })
  const standby = await startStandby(first.ownerUrl, path.join(scratch, 'second')).catch(
    async (error: unknown) => {
      await first.stop()
      throw error
    },
  )
  return {
    url: first.ownerUrl,
    standby,
    async close() {
      await standby.stop()
      await first.stop()
      await rm(scratch, { recursive: true })
    },
  }
}

/** Copies the database at `url`, whose owner it names, into a new folder, and follows it from there. Resolves once it accepts queries. */
export async function startStandby(url: string, folder: string): Promise<Standby> {
  const [dir, socketDir] = ['data', 'run'].map((name) => path.join(folder, name)) as [string, string]
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  const user = await choosePostgresUser(await copyRunning(url, dir))
  await Promise.all([dir, socketDir].map((target) => user.own(target)))
  const binaries = await findPostgres(path.join(folder, 'lib'))
  const address = new URL(url)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    primary_conninfo: `host=${address.searchParams.get('host')} user=${address.username} password=${address.password}`,
    // No lower than on the primary.
    max_connections: '200',
  }
  const [program, ...before] = [...user.prefix, binaries.postgres]
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program, [...before, '-D', dir, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...binaries.environment },
    cwd: '/',
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit')
  address.searchParams.set('host', socketDir)
  const ask = (statement: string) =>
    withClient(address.href, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(statement)
      return rows
    })
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    child.kill(signal)
    await ended
  }
  while (!(await ask('select').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The standby ended before it could be asked:\n${said}`)
    await sleep(50)
  }
  return { url: address.href, ask, kill: () => end('SIGKILL'), stop: () => end('SIGINT') }
}

/** Copies a database's files while its server runs, as the base of a standby; returns the original folder. */
async function copyRunning(url: string, to: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ dir: string }>(
      `select current_setting('data_directory') as dir from pg_backup_start('standby', true)`,
    )
    const dir = rows[0]?.dir ?? ''
    await cp(dir, to, { recursive: true, filter: (from) => !LEFT_OUT.has(path.basename(from)) })
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(to, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
    await writeFile(path.join(to, 'standby.signal'), '')
    return dir
  })
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
