/** A database with a streaming standby, as PostgreSQL's own tools would set it up. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { choosePostgresUser } from '@quintet/platform/db/embedded-user'
import { openLog } from '@quintet/platform/log/log'
import { CONNECTIONS } from './database.ts'
import { runPostgres, withClient } from './run-postgres.ts'

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
  const address = new URL(url)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    primary_conninfo: `host=${address.searchParams.get('host')} user=${address.username} password=${address.password}`,
    // No lower than on any primary of the tests.
    max_connections: String(CONNECTIONS),
  }
  address.searchParams.set('host', socketDir)
  const libDir = path.join(folder, 'lib')
  const { ask, end } = await runPostgres({ dir, libDir, url: address.href, settings })
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
