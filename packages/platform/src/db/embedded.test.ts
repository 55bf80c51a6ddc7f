import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chown, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { openLog } from '../log/log.ts'
import { findPostgres } from './embedded-binaries.ts'
import { startEmbeddedPostgres } from './embedded.ts'

const log = openLog('silent')
const scratch = await mkdtemp(path.join(tmpdir(), 'quintet-embedded-'))
after(() => rm(scratch, { recursive: true, force: true }))

const MODULE = path.join(import.meta.dirname, 'embedded.ts')
const LOG_MODULE = path.join(import.meta.dirname, '../log/log.ts')
// Starts the database, prints one line, and leaves when its input ends, and so also when the test dies.
const HOLDER = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)})
  const { openLog } = await import(${JSON.stringify(LOG_MODULE)})
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], log: openLog('silent') })
    console.log(JSON.stringify({ url: postgres.ownerUrl, attached: postgres.attached }))
    for await (const chunk of process.stdin) void chunk
    await postgres.stop()
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }))
  }`

const Said = z.object({
  url: z.string().optional(),
  attached: z.boolean().optional(),
  error: z.string().optional(),
})
type Said = z.infer<typeof Said>
type Holder = { process: ChildProcess; said: Promise<Said>; ended: Promise<void>; leave(): Promise<void> }

/** Starts another process that holds the database, by default as this user; `before` is a command prefix. */
function startHolder(dataDir: string, before: readonly string[] = []): Holder {
  const [program, ...rest] = [...before, process.execPath]
  const child = spawn(program, [...rest, '--input-type=module', '-e', HOLDER, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    // A separate process group, as a terminal gives each job.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let text = ''
  const said = new Promise<Said>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) resolve(Said.parse(JSON.parse(text)))
    })
    void ended.then(() => reject(new Error(`ended without a word: ${text}`)))
  })
  return {
    process: child,
    said,
    ended,
    async leave() {
      child.stdin.end()
      await ended
    },
  }
}

async function ask(url: string | undefined, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url ?? '' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Lists the processes whose command line names the folder. */
function processesOf(folder: string): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(folder) && line.includes('postgres -D'))
}

async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Returns the process group of a process. */
async function groupOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)])
  return Number(stdout)
}

test('a new data folder becomes a database that keeps its data, and stopping leaves no process behind', async () => {
  const dataDir = path.join(scratch, 'new')
  const first = await startEmbeddedPostgres({ dataDir, log })
  assert.equal(first.attached, false)
  await ask(first.ownerUrl, 'create table film (title text)')
  await ask(first.ownerUrl, "insert into film values ('Größe')")
  assert.deepEqual(
    await ask(first.ownerUrl, "select upper(title) as title from film where title = 'Größe'"),
    [{ title: 'GRÖßE' }],
  )
  await first.stop()
  assert.deepEqual(processesOf(dataDir), [])
  const second = await startEmbeddedPostgres({ dataDir, log })
  assert.deepEqual(await ask(second.ownerUrl, 'select count(*)::int as films from film'), [{ films: 1 }])
  await second.stop()
  assert.deepEqual(processesOf(dataDir), [])
})

test('the server syncs writes to disk and listens only on a socket private to its owner', async () => {
  const dataDir = path.join(scratch, 'safe')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    const [settings] = await ask(
      postgres.ownerUrl,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as folder`,
    )
    assert.deepEqual({ ...settings, folder: '' }, { fsync: 'on', commit: 'on', addresses: '', folder: '' })
    assert.equal((await stat(String(settings?.['folder']))).mode & 0o777, 0o700)
    assert.equal((await stat(path.join(dataDir, 'postgres'))).mode & 0o777, 0o700)
    const wrong = postgres.ownerUrl.replace(/:[0-9a-f]{64}@/, ':guess@')
    assert.notEqual(wrong, postgres.ownerUrl)
    await assert.rejects(ask(wrong, 'select 1'), /password authentication failed/)
  } finally {
    await postgres.stop()
  }
})

test('a process takes over the server left by a killed one and stops it when leaving', async () => {
  const dataDir = path.join(scratch, 'killed')
  const holder = startHolder(dataDir)
  const { url } = await holder.said
  await ask(url, 'create table kept as select 7 as seven')
  const pid = await serverPid(dataDir)
  holder.process.kill('SIGKILL')
  await holder.ended
  assert.equal(processesOf(dataDir).length, 1)

  const postgres = await startEmbeddedPostgres({ dataDir, log })
  assert.equal(postgres.attached, true)
  assert.equal(await serverPid(dataDir), pid)
  assert.deepEqual(await ask(postgres.ownerUrl, 'select seven from kept'), [{ seven: 7 }])
  await postgres.stop()
  assert.deepEqual(processesOf(dataDir), [])
})

test('Ctrl-C, sent to the whole group of the starting process, does not reach the server', async () => {
  const dataDir = path.join(scratch, 'group')
  const holder = startHolder(dataDir)
  await holder.said
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const pid = await serverPid(dataDir)
  assert.notEqual(await groupOf(pid), holder.process.pid, 'it is in no group that a terminal signals')
  process.kill(-(holder.process.pid ?? 0), 'SIGINT')
  await holder.ended
  assert.deepEqual(await ask(postgres.ownerUrl, 'select 1 as one'), [{ one: 1 }])
  assert.equal(await serverPid(dataDir), pid)
  await postgres.stop()
  assert.deepEqual(processesOf(dataDir), [])
})

test('[decisions 7.7] processes that start at once share one server, which stops with the last of them', async () => {
  const dataDir = path.join(scratch, 'shared')
  const holders = [1, 2, 3, 4].map(() => startHolder(dataDir))
  const said = await Promise.all(holders.map((holder) => holder.said))
  assert.deepEqual(
    said.map(({ error }) => error),
    [undefined, undefined, undefined, undefined],
  )
  assert.equal(said.filter(({ attached }) => attached === false).length, 1)
  assert.equal(processesOf(dataDir).length, 1)
  for (const holder of holders.slice(0, 3)) await holder.leave()
  assert.deepEqual(await ask(said[0]?.url, 'select 1 as one'), [{ one: 1 }])
  await holders[3]?.leave()
  assert.deepEqual(processesOf(dataDir), [])
})

test('a process that joins while the last one leaves gets a server', async () => {
  const dataDir = path.join(scratch, 'coming')
  let current = await startEmbeddedPostgres({ dataDir, log })
  for (let round = 0; round < 8; round++) {
    const leaving = current.stop()
    await sleep(round * 8)
    current = await startEmbeddedPostgres({ dataDir, log })
    await leaving
    assert.deepEqual(await ask(current.ownerUrl, 'select 1 as one'), [{ one: 1 }])
  }
  await current.stop()
  assert.deepEqual(processesOf(dataDir), [])
})

test('a killed database restarts with every acknowledged write', async () => {
  const dataDir = path.join(scratch, 'crash')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    await ask(postgres.ownerUrl, 'create table kept as select 7 as seven')
    process.kill(await serverPid(dataDir), 'SIGKILL')
    const seen = await eventually(() => ask(postgres.ownerUrl, 'select seven from kept'))
    assert.deepEqual(seen, [{ seven: 7 }])
  } finally {
    await postgres.stop()
  }
  assert.deepEqual(processesOf(dataDir), [])
})

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await attempt()
    } catch {
      await sleep(100)
    }
  }
  return attempt()
}

test('a stale postmaster.pid whose PID another process now has does not prevent a start', async () => {
  const dataDir = path.join(scratch, 'stale')
  await (await startEmbeddedPostgres({ dataDir, log })).stop()
  const socketDir = path.join(dataDir, 'postgres-run')
  // Not this process: PostgreSQL knows that its own parent cannot be a server.
  const other = spawn('sleep', ['60'])
  after(() => other.kill())
  const lines = [other.pid, path.join(dataDir, 'postgres'), 1, 5432, socketDir, '', '12345 6789', 'ready']
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'))
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  assert.deepEqual(await ask(postgres.ownerUrl, 'select 1 as one'), [{ one: 1 }])
  await postgres.stop()
})

test('a data folder with a long path or unusual characters works, and its socket is private too', async () => {
  const dataDir = path.join(scratch, 'deep '.repeat(10), 'größe, "quoted"'.repeat(4))
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    const [row] = await ask(postgres.ownerUrl, "select current_setting('unix_socket_directories') as folder")
    const folder = String(row?.['folder'])
    assert.equal((await stat(folder)).mode & 0o777, 0o700)
    after(() => rm(folder, { recursive: true }))
  } finally {
    await postgres.stop()
  }
})

test('refuses a folder of another major version and names the way out', async () => {
  const dataDir = path.join(scratch, 'version')
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '15\n')
  await assert.rejects(
    startEmbeddedPostgres({ dataDir, log }),
    /made by PostgreSQL 15, but this version of Quintet comes with 18\..*DATABASE_URL/,
  )
})

test('names the remedy on a platform without binaries', async () => {
  await assert.rejects(
    findPostgres(path.join(scratch, 'links'), 'plan9-x64'),
    /no embedded PostgreSQL for plan9-x64 .*npm ci.*DATABASE_URL/,
  )
})

test('reports a full disk as such', async (context) => {
  const dataDir = path.join(scratch, 'full')
  await mkdir(dataDir)
  const small = `mount -t tmpfs -o size=12m none '${dataDir}' && exec "$0" "$@"`
  const mounting = process.geteuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount']
  const before = ['unshare', ...mounting, 'sh', '-c', small]
  if (spawnSync('unshare', [...before.slice(1), 'true']).status !== 0)
    return context.skip('this system lets nobody mount a small disk')
  const holder = startHolder(dataDir, before)
  assert.match((await holder.said).error ?? '', /^The disk with .*full is full.*Free some space/)
  await holder.leave()
})

if (process.geteuid?.() === 0) {
  test('an ordinary user can run it too, and other users cannot connect', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'quintet-ordinary-'))
    after(() => rm(dataDir, { recursive: true, force: true }))
    await chown(dataDir, 65_534, 65_534)
    const holder = startHolder(dataDir, asUser(65_534))
    const { url, error } = await holder.said
    assert.equal(error, undefined)
    assert.deepEqual(await ask(url, 'select 1 as one'), [{ one: 1 }])
    assert.equal((await stat(path.join(dataDir, 'postgres/PG_VERSION'))).uid, 65_534)

    const socket = path.join(dataDir, 'postgres-run/.s.PGSQL.5432')
    const stranger = `require('node:net').connect(process.argv[1]).on('error', (error) => console.log(error.code))`
    const { stdout } = spawnSync(
      'setpriv',
      [
        '--reuid=65533',
        '--regid=65533',
        '--clear-groups',
        '--inh-caps=-all',
        process.execPath,
        '-e',
        stranger,
        socket,
      ],
      { encoding: 'utf8', timeout: 10_000, cwd: '/' },
    )
    assert.equal(stdout.trim(), 'EACCES')

    // Root joins the server of the folder's owner; it keeps running when the owner leaves first.
    const root = await startEmbeddedPostgres({ dataDir, log })
    assert.equal(root.attached, true)
    await holder.leave()
    assert.deepEqual(await ask(root.ownerUrl, 'select 1 as one'), [{ one: 1 }])
    await root.stop()
    const again = await startEmbeddedPostgres({ dataDir, log })
    await again.stop()
    assert.equal((await stat(path.join(dataDir, 'postgres/PG_VERSION'))).uid, 65_534)
    assert.deepEqual(processesOf(dataDir), [])
  })

  test('where the kernel refuses user namespaces, root hands the files to another user', async (context) => {
    const refusing = await namespaceWithoutNamespaces()
    if (!refusing) return context.skip('this system has no user namespaces to begin with')
    try {
      const dataDir = path.join(scratch, 'refused')
      const usual = await startEmbeddedPostgres({ dataDir, log })
      await ask(usual.ownerUrl, 'create table kept as select 7 as seven')
      await usual.stop()
      const holder = startHolder(dataDir, refusing.before)
      const { url, error } = await holder.said
      assert.equal(error, undefined)
      assert.notEqual((await stat(path.join(dataDir, 'postgres/base'))).uid, 0)
      assert.deepEqual(await ask(url, 'select seven from kept'), [{ seven: 7 }])
      await holder.leave()
      const fresh = startHolder(path.join(scratch, 'refused-anew'), refusing.before)
      assert.equal((await fresh.said).error, undefined)
      await fresh.leave()
      assert.deepEqual(processesOf(scratch), [])
    } finally {
      refusing.end()
    }
  })
}

/** Returns a prefix that runs a program as another user, with a capability to read the repository wherever it is. */
function asUser(uid: number): string[] {
  const reading = [
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--securebits=+no_setuid_fixup',
  ]
  return ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...reading, '--']
}

/** A user namespace that maps all users but allows no further namespaces, like a container's profile. */
async function namespaceWithoutNamespaces(): Promise<{ before: string[]; end(): void } | null> {
  const keeper = spawn('unshare', ['--user', 'sleep', '120'])
  const end = (): void => void keeper.kill()
  const before = ['nsenter', '--user', `--target=${keeper.pid}`, '--setuid=0', '--setgid=0']
  try {
    await eventually(async () => {
      assert.notEqual(await readlink(`/proc/${keeper.pid}/ns/user`), await readlink('/proc/self/ns/user'))
    })
    for (const map of ['uid_map', 'gid_map']) await writeFile(`/proc/${keeper.pid}/${map}`, '0 0 65536')
  } catch {
    end()
    return null
  }
  return {
    before: [...before, 'sh', '-c', 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"'],
    end,
  }
}
