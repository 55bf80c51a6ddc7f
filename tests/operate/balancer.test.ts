/**
 * Two serving machines behind the shipped HAProxy, with the shipped PgBouncer in front of their database, restarted one after the other.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { listContentInfo } from '@quintet/contracts/content'
import { updateUser } from '@quintet/contracts/user'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import {
  callerOver,
  createTestDatabase,
  freePortPair,
  hasHaproxy,
  programSend,
  signUpMember,
  startBalancer,
  startListener,
} from '@quintet/testing'
import { type ServerProcess, startServer } from './server-process.ts'

const SHIPPED = path.join(import.meta.dirname, '../../docs/operate')
const lacking = [
  ...(hasHaproxy ? [] : ['haproxy']),
  ...(spawnSync('pgbouncer', ['-V']).error ? ['pgbouncer'] : []),
]
const skip = lacking.length > 0 ? `${lacking.join(' and ')} not installed` : false
/** Each sends one request after the other, as a page does. */
const ASKERS = 4
const NOBODY = ['--user', '--map-user=65534', '--map-group=65534']

describe('[decisions 14.15] machines behind a balancer', { skip }, () => {
  const closers: (() => Promise<unknown>)[] = []
  let scratch = ''
  let settings: Record<string, string> = {}
  let origin = ''
  const ports: number[] = []
  const servers: ServerProcess[] = []

  const run = async (program: string, args: string[], port: number) => {
    const running = await startListener(program, args, port)
    closers.push(() => running.stop())
  }

  async function startPooler(database: string): Promise<string> {
    const { username, password, hostname, port, pathname, searchParams } = new URL(database)
    const [name, socket] = [pathname.slice(1), searchParams.get('host')]
    const here = await freePortPair()
    const written = (await readFile(path.join(SHIPPED, 'pgbouncer.ini'), 'utf8'))
      .replace(/^quintet = .*$/m, `${name} = host=${socket ?? hostname} port=${port || 5432} dbname=${name}`)
      .replace('listen_port = 6432', `listen_port = ${here}\nunix_socket_dir =`)
      .replace(/auth_file = .*/, `auth_file = ${scratch}/users.txt`)
    const file = path.join(scratch, 'pgbouncer.ini')
    const secret = decodeURIComponent(password) || 'none'
    await writeFile(path.join(scratch, 'users.txt'), `"${username}" "${secret}"\n`)
    await writeFile(file, written)
    await chmod(scratch, 0o755)
    // PgBouncer refuses to run as root, who owns the embedded database's socket. Like the database itself, it runs in a user namespace
    // where root merely has another name.
    const isRoot = process.geteuid?.() === 0
    if (isRoot) await run('unshare', [...NOBODY, '--', 'pgbouncer', file], here)
    else await run('pgbouncer', [file], here)
    return `postgres://${username}:${secret}@127.0.0.1:${here}/${name}`
  }

  const start = async (at: number) => {
    const port = ports[at] ?? 0
    servers[at] = startServer({ ...settings, PORT: String(port), DATA_DIR: path.join(scratch, String(at)) })
    await servers[at].ready(port)
  }

  before(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'quintet-balancer-'))
    closers.push(() => rm(scratch, { recursive: true, force: true }))
    const database = await createTestDatabase()
    closers.push(() => database.drop())
    ports.push(await freePortPair(), await freePortPair())
    settings = {
      DATABASE_URL: await startPooler(database.url),
      ROLE: 'customer,content',
      DEV_TOOLS: '1',
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '5',
      LOG_LEVEL: 'warn',
    }
    closers.push(() => Promise.all(servers.map((server) => server.stop())))
    await Promise.all(ports.map((_, at) => start(at)))
    const port = await freePortPair()
    const balancer = await startBalancer(scratch, port, [ports[0] ?? 0, ports[1] ?? 0])
    closers.push(() => balancer.stop())
    origin = `http://127.0.0.1:${port}`
  })
  after(async () => {
    for (const close of closers.toReversed()) await close()
  })

  test('restarting the machines one after the other fails no request', async () => {
    const member = await signUpMember(origin)
    const ended = new AbortController()
    const failed: unknown[] = []
    let asked = 0
    const asking = Array.from({ length: ASKERS }, async (_, number) => {
      const call = callerOver(programSend(origin, { authorization: `Bearer ${member.token}` }))
      while (!ended.signal.aborted) {
        asked++
        const params = { productId: DEFAULT_PRODUCT_ID }
        const answer = await call(listContentInfo, { params, query: {} }).catch((error: unknown) => error)
        if (!(answer instanceof Object && 'status' in answer && answer.status === 200)) failed.push(answer)
        if (asked % 10 === number) {
          const changed = await call(updateUser, { body: { firstName: `Name ${asked}` } })
          if (changed.problem) failed.push(changed.problem)
        }
      }
    })
    for (const at of [0, 1]) {
      await servers[at]?.stop()
      await start(at)
      // Until it gets requests again: one check per second, one of which must pass.
      await sleep(2500)
    }
    ended.abort()
    await Promise.all(asking)
    assert.deepEqual(failed, [])
    assert.ok(asked > 50, `${asked} asked`)
  })

  test('a machine that disappears at once affects requests for no longer than a health check', async () => {
    await servers[0]?.stop()
    for (let times = 0; times < 8; times++) {
      const answer = await fetch(`${origin}/api/content/info/${DEFAULT_PRODUCT_ID}`)
      assert.equal(answer.status, 200)
    }
  })
})
