/** The shipped Patroni and HAProxy files in front of PostgreSQL on two machines: the primary is killed, and the replica takes over. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { getMe, updateUser } from '@quintet/contracts/user'
import {
  callerOver,
  freePortPair,
  hasHaproxy,
  programSend,
  signUpMember,
  startListener,
} from '@quintet/testing'
import { Client } from 'pg'
import { startServer } from './server-process.ts'

const SHIPPED = path.join(import.meta.dirname, '../../docs/operate')
const BINARIES = '/usr/lib/postgresql/15/bin'
const lacking = [
  ...(existsSync('/usr/bin/patroni') ? [] : ['patroni']),
  ...(existsSync('/usr/bin/etcd') ? [] : ['etcd']),
  ...(existsSync(BINARIES) ? [] : ['PostgreSQL 15']),
  ...(hasHaproxy ? [] : ['haproxy']),
]
const skip = lacking.length > 0 ? `${lacking.join(', ')} not installed` : false
const isRoot = process.geteuid?.() === 0
/** As the system service does: PostgreSQL refuses to run as root. */
const ASIDE = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
const NAMES = ['one', 'two'] as const
/** Patroni waits out the leader's TTL (20 s) before promoting; the rest allows for a busy test machine. */
const TAKEN_OVER_WITHIN_MS = 90_000

type Machine = { port: number; api: number; kill(): void }

describe('[decisions 14.15] PostgreSQL under Patroni', { skip }, () => {
  const closers: (() => unknown)[] = []
  const machines: Machine[] = []
  let scratch = ''
  let url = ''
  let coordinator = 0

  async function startCoordinator(): Promise<void> {
    coordinator = await freePortPair()
    const [here, peer] = [coordinator, coordinator + 1].map((port) => `http://127.0.0.1:${port}`)
    const listens = [
      '--listen-client-urls',
      here,
      '--advertise-client-urls',
      here,
      '--listen-peer-urls',
      peer,
    ]
    const joins = ['--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`]
    const etcd = await startListener(
      'etcd',
      ['--data-dir', path.join(scratch, 'etcd'), ...listens, ...joins] as string[],
      coordinator,
    )
    closers.push(() => etcd.stop())
  }

  /** Starts one with the shipped file, except for names, addresses and folders. */
  async function startMachine(name: (typeof NAMES)[number]): Promise<Machine> {
    const port = await freePortPair()
    const [api, folder] = [port + 1, path.join(scratch, name)]
    const written = (await readFile(path.join(SHIPPED, 'patroni.yml'), 'utf8'))
      .replace('name: one', `name: ${name}`)
      .replace(/hosts: .*/, `hosts: 127.0.0.1:${coordinator}`)
      .replaceAll('10.0.0.21:8008', `127.0.0.1:${api}`)
      .replaceAll('10.0.0.21:5432', `127.0.0.1:${port}`)
      .replace(/data_dir: .*/, `data_dir: ${folder}/data`)
      .replace('max_connections: 500', `max_connections: 100\n        unix_socket_directories: ${folder}`)
    const file = path.join(folder, 'patroni.yml')
    await mkdir(folder)
    await writeFile(file, written)
    if (isRoot) {
      const [user, group] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
      )
      await chown(folder, user ?? 0, group ?? 0)
    }
    const [program, ...args] = [...ASIDE, 'patroni', file]
    // In its own process group: its children are killed with it, as by a power cut.
    const env = { PATH: process.env['PATH'], HOME: folder }
    const child = spawn(program, args, { stdio: 'ignore', detached: true, cwd: '/', env })
    const kill = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {
        // Already ended.
      }
      killDatabase(folder)
    }
    closers.push(kill)
    return { port, api, kill }
  }

  async function startHaproxy(): Promise<number> {
    const port = await freePortPair()
    const written = (await readFile(path.join(SHIPPED, 'haproxy.cfg'), 'utf8'))
      .replace('maxconn 20000', 'maxconn 100')
      .replace(/^frontend plain[^]*?(?=^# The primary)/m, '')
      .replace(/^# The standbys[^]*/m, '')
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
      .replace(
        '10.0.0.21:5432 check port 8008',
        `127.0.0.1:${machines[0]?.port} check port ${machines[0]?.api}`,
      )
      .replace(
        '10.0.0.22:5432 check port 8008',
        `127.0.0.1:${machines[1]?.port} check port ${machines[1]?.api}`,
      )
    const file = path.join(scratch, 'haproxy.cfg')
    await writeFile(file, written)
    const haproxy = await startListener('haproxy', ['-db', '-f', file], port)
    closers.push(() => haproxy.stop())
    return port
  }

  const ask = async (statement: string) => {
    const address = new URL(url)
    const client = new Client({
      host: '127.0.0.1',
      port: Number(address.port),
      user: 'postgres',
      password: 'put-in-yours-1',
      database: 'postgres',
      connectionTimeoutMillis: 2000,
    })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }

  /** Returns the index of the primary, or -1 if there is none. */
  const leader = async () => {
    const answers = await Promise.all(
      machines.map(({ api }) => fetch(`http://127.0.0.1:${api}/primary`).catch(() => null)),
    )
    return answers.findIndex((answer) => answer?.status === 200)
  }
  const isFollowed = async () => {
    const { rows } = await ask(`select from pg_stat_replication where sync_state = 'sync'`)
    return rows.length > 0
  }
  const until = async (what: string, holds: () => Promise<boolean>) => {
    for (let waited = 0; !(await holds().catch(() => false)); waited += 200) {
      assert.ok(waited < TAKEN_OVER_WITHIN_MS, `${what}: not within ${TAKEN_OVER_WITHIN_MS} ms`)
      await sleep(200)
    }
  }

  before(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'quintet-patroni-'))
    await chmod(scratch, 0o755)
    closers.push(() => rm(scratch, { recursive: true, force: true }))
    await startCoordinator()
    for (const name of NAMES) {
      machines.push(await startMachine(name))
      await until('a machine writes', async () => (await leader()) >= 0)
    }
    url = `postgres://quintet:secret@127.0.0.1:${await startHaproxy()}/quintet`
    await until('the second machine follows', isFollowed)
    await ask(`create role quintet login password 'secret'`)
    await ask('create database quintet owner quintet')
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  test('when the primary is killed, another takes over, and no acknowledged write is lost', async () => {
    const port = await freePortPair()
    const server = startServer({
      DATABASE_URL: url,
      DATA_DIR: path.join(scratch, 'serves'),
      ROLE: 'customer,content',
      PORT: String(port),
      DEV_TOOLS: '1',
      LOG_LEVEL: 'silent',
    })
    closers.push(() => server.stop())
    await server.ready(port)
    const origin = `http://127.0.0.1:${port}`
    const member = await signUpMember(origin)
    const call = callerOver(programSend(origin, { authorization: `Bearer ${member.token}` }))
    let acknowledged = 0
    const write = async () => {
      const { problem } = await call(updateUser, { body: { firstName: `Name ${acknowledged + 1}` } })
      if (problem) return false
      acknowledged++
      return true
    }
    assert.ok(await write())
    const killed = await leader()
    machines[killed]?.kill()
    await until('members write again', write)
    assert.notEqual(await leader(), killed)
    assert.ok((await fetch(`${origin}/ready`)).ok)
    const { body } = await call(getMe, {})
    assert.equal(body.firstName, `Name ${acknowledged}`)
  })
})

/** The server is not a child of the process that started it; the first line of its PID file names it. */
function killDatabase(folder: string): void {
  try {
    const [pid] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // Already ended.
  }
}
