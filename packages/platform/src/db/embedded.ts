/** The embedded PostgreSQL, created, started, shared and stopped in `DATA_DIR/postgres`. @spec decisions 7.7 */
import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, DatabaseError } from 'pg'
import type { Log } from '../log/log.ts'
import { isAlive } from './alive.ts'
import { findPostgres, type PostgresBinaries } from './embedded-binaries.ts'
import { isSameFolder, notePlace, whyTornCopy } from './embedded-place.ts'
import { makeServiceRole, OWNER, serviceUrlOf } from './embedded-roles.ts'
import { choosePostgresUser, type PostgresUser } from './embedded-user.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** For `openDatabase`, as the service role; contains the password, so it is never logged. */
  url: string
  /** As the database's owner, for migrations. */
  ownerUrl: string
  /** True if the server was already running, started by another process. */
  attached: boolean
  /** Leaves; the last process to leave shuts the server down cleanly. */
  stop(): Promise<void>
}

/** Thrown if the database cannot start; the message is meant for the user. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

const DATABASE = 'quintet'
const PASSWORD_FILE = 'quintet-password'
// "quin": every process using the server holds this lock shared; one that holds it exclusively may stop the server.
const USERS_LOCK = 0x7175_696e
// Recovery after a power cut replays at most `max_wal_size` (1 GB), which even a slow disk manages in this time.
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 60_000
// The kernel limits a socket's path to 107 bytes; PostgreSQL appends "/.s.PGSQL.5432".
const SOCKET_DIR_BYTES = 107 - '/.s.PGSQL.5432'.length
const LOG_BYTES = 5_000_000
/** For several processes on one machine, 16 connections and those of its jobs each. */
const CONNECTIONS = 200

/** A data folder and everything needed to run it. */
type Cluster = {
  dir: string
  socketDir: string
  logFile: string
  password: string
  binaries: PostgresBinaries
  user: PostgresUser
  /** How many connections the server takes at once, if it is started here. */
  connections: number
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one already running there, whether another process's or left by a killed
 * one. Restarts it if it dies. Throws an error with a remedy if it cannot start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  connections?: number
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, connections = CONNECTIONS } = options
  const cluster = { ...(await prepareCluster(dataDir, log)), connections }
  const joined = await join(cluster)
  log.info({ attached: joined.attached, milliseconds: joined.milliseconds }, 'database running')
  const membership = new Membership(cluster, joined.member, log)
  const ownerUrl = urlOf(cluster, DATABASE)
  return {
    url: serviceUrlOf(ownerUrl),
    ownerUrl,
    attached: joined.attached,
    stop: () => membership.leave(),
  }
}

function urlOf({ password, socketDir }: Cluster, database: string): string {
  return `postgres://${OWNER}:${password}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

async function prepareCluster(dataDir: string, log: Log): Promise<Omit<Cluster, 'connections'>> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DatabaseStartError(`DATA_DIR (${dataDir}) cannot be created: ${error.message}`)
  })
  const home = await realpath(dataDir)
  const dir = path.join(home, 'postgres')
  const logFile = path.join(home, 'postgres.log')
  try {
    const binaries = await findPostgres(path.join(home, 'postgres-lib'))
    const user = await choosePostgresUser(dir)
    await sweepUnfinished(home)
    if (!(await readVersion(dir))) {
      log.info({}, 'creating the database')
      await makeCluster(dir, binaries, user)
    }
    const found = await readVersion(dir)
    if (found !== binaries.major)
      throw new Error(
        `${dir} was made by PostgreSQL ${found}, but this version of Quintet comes with ${binaries.major}. Run the version that made it and take a backup, or set DATABASE_URL.`,
      )
    await user.own(dir)
    const password = (await readFile(path.join(dir, PASSWORD_FILE), 'utf8')).trim()
    return { dir, socketDir: await chooseSocketDir(dir, home, user), logFile, password, binaries, user }
  } catch (error) {
    throw explained(error, home)
  }
}

async function readVersion(dir: string): Promise<string | null> {
  return readFile(path.join(dir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      const names = await readdir(dir).catch(() => [])
      if (names.length > 0)
        throw new Error(`${dir} is not a PostgreSQL data folder. Move it away and start again.`)
      return null
    },
  )
}

// Created next to its final place and renamed: a killed start leaves nothing half-made, and of two concurrent starts the first folder wins.
async function makeCluster(dir: string, binaries: PostgresBinaries, user: PostgresUser): Promise<void> {
  const fresh = `${dir}.new-${process.pid}`
  const passwordFile = `${fresh}.password`
  const password = randomBytes(32).toString('hex')
  try {
    await mkdir(fresh, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    await user.own(fresh)
    await user.own(passwordFile)
    const [program, ...before] = [...user.prefix, binaries.initdb]
    // The collation is PostgreSQL's own, so that a data folder can move between systems without breaking indexes. The password is random
    // and long, so more hashing rounds would only slow each connection.
    const settings = [
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--set=scram_iterations=1',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
    ]
    await run(program, [...before, `--pgdata=${fresh}`, ...settings], {
      env: environmentOf(binaries),
      cwd: '/',
    })
    // On disk before the folder has its name: initdb has done that for the files it made itself.
    await writeFile(path.join(fresh, PASSWORD_FILE), password, { mode: 0o600, flush: true })
    await user.own(path.join(fresh, PASSWORD_FILE))
    await rename(fresh, dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

async function sweepUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^postgres\.new-(\d+)/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(home, name), { recursive: true, force: true })
  }
}

// Passes a minimal environment, so that the product's secrets do not reach the database.
function environmentOf({ environment }: PostgresBinaries): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', ...environment }
}

/** Returns a folder that only we may enter, with a path short enough for a socket. */
async function chooseSocketDir(dir: string, home: string, user: PostgresUser): Promise<string> {
  const beside = path.join(home, 'postgres-run')
  const fits = Buffer.byteLength(beside) <= SOCKET_DIR_BYTES && /^[\w./-]+$/.test(beside)
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  const chosen = fits ? beside : path.join(tmpdir().length < 60 ? tmpdir() : '/tmp', `quintet-${hash}`)
  await mkdir(chosen, { mode: 0o700 }).catch(() => {})
  const { uid, mode } = await lstat(chosen)
  const isOurs = (mode & 0o170777) === 0o040700 && (uid === process.geteuid?.() || process.geteuid?.() === 0)
  // In a folder writable by all, somebody else may have taken the name; then an unguessable one is used.
  const result = isOurs ? chosen : await mkdtemp(`${chosen}-`)
  await chmod(result, 0o700)
  await user.own(result)
  return result
}

/** The connection that marks this process as a user of the server. */
type Member = { client: Client; socket: Socket }
type Joined = { member: Member; attached: boolean; milliseconds: number }

/** Connects to the server, starting it if none runs, and holds `USERS_LOCK` shared. */
async function join(cluster: Cluster): Promise<Joined> {
  const startedAt = performance.now()
  let server: Server | null = null
  while (performance.now() - startedAt < START_LIMIT_MS) {
    const running = await readPostmaster(cluster.dir)
    const torn = running && (await whyTornCopy(cluster.dir, running.dir))
    if (torn) throw new DatabaseStartError(torn)
    // The socket of a running server, if any; a server that we start uses this folder's current socket folder.
    const socketDir = running?.socketDir ?? cluster.socketDir
    const member = await enter({ ...cluster, socketDir })
    if (member) {
      cluster.socketDir = socketDir
      const attached = server === null || server.exit !== null
      return { member, attached, milliseconds: Math.round(performance.now() - startedAt) }
    }
    if (server?.exit) {
      const text = await readFrom(cluster.logFile, server.logStart)
      // Another process was faster, or the last server's processes are still exiting; both are temporary.
      if (!/lock file .{0,1000} already exists|shared memory block .{0,1000} still in use/.test(text))
        throw explained(new Error(text || server.exit), path.dirname(cluster.dir))
      server = null
    } else if (!server && !(running && (await isServerOf(running.pid, cluster.dir)))) {
      if (running && isAlive(running.pid)) await removeStalePid(cluster.dir, running.pid)
      server = await launch(cluster)
    }
    await sleep(20)
  }
  throw new DatabaseStartError(
    `PostgreSQL does not answer after ${START_LIMIT_MS / 1000} seconds; its log is ${cluster.logFile}.`,
  )
}

/** Returns null if no server answers, or while it starts or stops. */
async function enter(cluster: Cluster): Promise<Member | null> {
  const socket = new Socket()
  const client = new Client({
    connectionString: urlOf(cluster, 'postgres'),
    application_name: 'quintet member',
    stream: () => socket,
  })
  // The interrupted query reports the error too; without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    // Waits while another process holds the lock exclusively to stop the server; the connection then breaks.
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
    await checkServer(client, cluster.dir)
    await makeDatabase(client)
    await makeServiceRole(client, cluster.password)
    return { client, socket }
  } catch (error) {
    await client.end().catch(() => {})
    if (isPassing(error)) return null
    throw error
  }
}

// Verifies that the server belongs to this folder, so that another folder's database is never mistaken for it.
async function checkServer(client: Client, dir: string): Promise<void> {
  const { rows } = await client.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
  const [server] = rows
  if (server && !(await isSameFolder(dir, server.dir)))
    throw new DatabaseStartError(`The server that answers for ${dir} runs ${server.dir}.`)
}

async function makeDatabase(client: Client): Promise<void> {
  const { rows } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rows.length > 0) return
  await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
    // Created by another process at the same moment: found before the insert (42P04), or by it (23505).
    if (!(error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error
  })
}

const PASSING_CODES = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return PASSING_CODES.has(code) || /Connection terminated/.test(error.message)
}

/** `exit`: null while it runs, then how it ended. `logStart`: where its lines begin in the log file. */
type Server = { exit: string | null; logStart: number }

async function launch(cluster: Cluster): Promise<Server> {
  const { binaries, connections, dir, logFile, socketDir, user } = cluster
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  await user.own(await notePlace(dir))
  if (size > LOG_BYTES) await rename(logFile, `${logFile}.1`)
  // A file rather than a pipe, since the server may outlive us.
  const log = await open(logFile, 'a', 0o600)
  const server: Server = { exit: null, logStart: (await log.stat()).size }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    // The details would contain a failing row's values, such as an e-mail address.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    max_connections: String(connections),
    // Our queries are short; JIT compilation costs more than it gains.
    jit: 'off',
  }
  const [program, ...before] = [...user.prefix, binaries.postgres]
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In a separate session: Ctrl-C in a terminal reaches every process of ours, and the product must end before its database.
  const child = spawn(program, [...before, '-D', dir, ...flags], {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: environmentOf(binaries),
    cwd: '/',
  })
  child.once('error', (error) => (server.exit = error.message))
  child.once('exit', (code, signal) => (server.exit ??= `PostgreSQL ended with ${signal ?? code}.`))
  child.unref()
  await log.close()
  await user.own(logFile)
  return server
}

/** Keeps the server in use, and rejoins if the connection breaks, since the server may have crashed or been killed. */
class Membership {
  readonly #cluster: Cluster
  readonly #log: Log
  #member: Member | null = null
  #rejoining: Promise<void> | null = null
  #isLeaving = false

  constructor(cluster: Cluster, member: Member, log: Log) {
    this.#cluster = cluster
    this.#log = log
    this.#hold(member)
  }

  async leave(): Promise<void> {
    if (this.#isLeaving) return
    this.#isLeaving = true
    await this.#rejoining
    if (this.#member) await leaveServer(this.#cluster, this.#member, this.#log)
  }

  #hold(member: Member): void {
    this.#member = member
    // Does not keep a process alive that forgets to leave.
    member.socket.unref()
    member.client.once('end', () => {
      this.#member = null
      if (!this.#isLeaving) this.#rejoining = this.#rejoin()
    })
  }

  async #rejoin(): Promise<void> {
    this.#log.warn({}, 'database stopped unexpectedly')
    while (!this.#isLeaving && !this.#member) {
      try {
        const { member } = await join(this.#cluster)
        this.#hold(member)
        this.#log.info({}, 'database restarted')
      } catch (error) {
        this.#log.error({ reason: String(error) }, 'restarting the database failed')
        await sleep(1000)
      }
    }
  }
}

async function leaveServer(cluster: Cluster, { client, socket }: Member, log: Log): Promise<void> {
  socket.ref()
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      USERS_LOCK,
    ])
    const server = await readPostmaster(cluster.dir)
    // Holds the lock exclusively until the server is gone, so that nobody joins while it stops.
    if (rows[0]?.alone && server && (await isServerOf(server.pid, cluster.dir)))
      await stopServer(cluster, server.pid)
  } catch (error) {
    if (!isPassing(error)) throw error
    log.warn({}, 'database had already stopped')
  } finally {
    await client.end().catch(() => {})
  }
}

async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  // Fast shutdown: ends the sessions and writes a checkpoint.
  process.kill(pid, 'SIGINT')
  const startedAt = performance.now()
  while (await isServerOf(pid, cluster.dir)) {
    if (performance.now() - startedAt > STOP_LIMIT_MS) {
      // Immediate shutdown: the next start recovers from the write-ahead log, and no acknowledged write is lost.
      process.kill(pid, 'SIGQUIT')
      return
    }
    await sleep(10)
  }
}

/** `dir` is the folder for which the server was started. */
type Postmaster = { pid: number; dir: string; socketDir: string | null }

async function readPostmaster(dir: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, serverDir, , , socketDir] = text.split('\n')
  return pid ? { pid: Number(pid), dir: serverDir || dir, socketDir: socketDir || null } : null
}

// After a container restarts, another process often has the PID in postmaster.pid; PostgreSQL then believes its server still runs and
// refuses to start.
async function removeStalePid(dir: string, pid: number): Promise<void> {
  const file = path.join(dir, 'postmaster.pid')
  const aside = `${file}.stale-${process.pid}`
  await rename(file, aside).catch(() => {})
  const [found] = (await readFile(aside, 'utf8').catch(() => '')).split('\n')
  // If another process started a server in the meantime, its file is put back.
  await (found === '' || Number(found) === pid ? rm(aside, { force: true }) : rename(aside, file))
}

/** True if the process is the server of this data folder, not another process with the same PID. */
async function isServerOf(pid: number, dir: string): Promise<boolean> {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.split('\0').includes(dir),
      () => false,
    )
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.includes(dir),
    () => false,
  )
}

async function readFrom(file: string, start: number): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return bytes.subarray(start).toString('utf8').trim()
}

function explained(error: unknown, home: string): DatabaseStartError {
  const text = error instanceof Error ? error.message : String(error)
  if (/No space left on device|ENOSPC|EDQUOT/.test(text))
    return new DatabaseStartError(
      `The disk with ${home} is full, so the database cannot start. Free some space and start again.`,
    )
  if (/EACCES|EPERM|Permission denied|has wrong ownership/.test(text))
    return new DatabaseStartError(
      `${home} belongs to another user. Start as its owner, or set DATA_DIR to a folder of your own. (${text})`,
    )
  return new DatabaseStartError(`The embedded PostgreSQL cannot start: ${text}`, { cause: error })
}
