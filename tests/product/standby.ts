/** A database with a standby that follows it by streaming, as PostgreSQL's own tools would set it up. */
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

export type FollowedDatabase = {
  url: string
  standbyUrl: string
  /** Asks the standby as its owner. */
  askStandby(statement: string): Promise<Record<string, unknown>[]>
  /** As a power cut ends it. */
  killStandby(): Promise<void>
  close(): Promise<void>
}

/** What belongs to the folder that was copied, not to the copy. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'quintet-place'])

/** Starts both; they have the same owner and password. */
export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'quintet-standby-'))
  const first = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'first'), log: openLog('warn') })
  const address = new URL(first.ownerUrl)
  const dir = path.join(scratch, 'second')
  await copyRunning(first.ownerUrl, dir)
  const socketDir = path.join(scratch, 'run')
  await mkdir(socketDir, { mode: 0o700 })
  const user = await choosePostgresUser(path.join(scratch, 'first/postgres'))
  await Promise.all([dir, socketDir].map((target) => user.own(target)))
  const binaries = await findPostgres(path.join(scratch, 'lib'))
  const following = `host=${address.searchParams.get('host')} user=${address.username} password=${address.password}`
  const [program, ...before] = [...user.prefix, binaries.postgres]
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    primary_conninfo: following,
    // No fewer than the one that it follows.
    max_connections: '200',
  }
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
  const standbyUrl = address.href
  const askStandby = async (statement: string) => {
    const client = new Client({ connectionString: standbyUrl })
    await client.connect()
    return client
      .query<Record<string, unknown>>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    child.kill(signal)
    await ended
  }
  while (!(await askStandby('select').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The standby ended before it could be asked:\n${said}`)
    await sleep(50)
  }
  return {
    url: first.ownerUrl,
    standbyUrl,
    askStandby,
    killStandby: () => end('SIGKILL'),
    async close() {
      await end('SIGINT')
      await first.stop()
      await rm(scratch, { recursive: true })
    },
  }
}

/** Copies a database's files beside the running server, to be followed from there. */
async function copyRunning(url: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ dir: string }>(
      `select current_setting('data_directory') as dir from pg_backup_start('standby', true)`,
    )
    await cp(rows[0]?.dir ?? '', to, {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(path.basename(from)),
    })
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(to, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
    await writeFile(path.join(to, 'standby.signal'), '')
  } finally {
    await client.end()
  }
}
