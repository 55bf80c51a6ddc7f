import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runConfined, startConfined } from './confine.ts'
import { refusedCall } from './call-filter.ts'
import { findSandbox, readMediaToolVersion } from './executables.ts'
import { explainLateness, explainMessages, MediaToolError } from './media-tool-error.ts'

const run = promisify(execFile)
const version = await readMediaToolVersion()
const skip = version === null ? 'ffmpeg is not installed' : false
const { isComplete, hasCallFilter, hasOtherUser } = await findSandbox()

/** Waits for the process that runs this program itself with the mark among its arguments; returns its id. */
async function pidOf(program: string, mark: string): Promise<string> {
  for (let wait = 0; wait < 500; wait += 1) {
    const { stdout } = await run('ps', ['-eo', 'pid=,comm=,args='])
    const processes = stdout.split('\n').filter((line) => line.includes(mark))
    const [pid] = processes.map((line) => line.trim().split(/\s+/)).find(([, name]) => name === program) ?? []
    if (pid) return pid
    await sleep(20)
  }
  throw new Error(`${program} never ran.`)
}

describe('ffmpeg as a confined child', { skip }, () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-confine-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))
  const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x64', '-f', 'null', '-']
  const kindOf = (kind: string) => (error: unknown) => error instanceof MediaToolError && error.kind === kind

  test('[security 3.1] kills a tool that takes too long, with everything it started', async () => {
    const started = performance.now()
    await assert.rejects(
      runConfined({ tool: 'ffmpeg', args: endless, wallSeconds: 1, maxBytes: 1000 }),
      // If the machine is busy right now, the error blames the machine.
      (error) => error instanceof MediaToolError && /^(limit|machine)$/.test(error.kind),
    )
    assert.ok(performance.now() - started < 30_000)
  })

  test('[security 3.3] a tool that got too little CPU time is not its file’s fault, and can be retried', async () => {
    const args = ['-v', 'error', '-f', 'rawvideo', '-s', '64x64', '-i', 'pipe:0', '-f', 'null', '-']
    const waiting = runConfined({
      tool: 'ffmpeg', args, input: new PassThrough(), wallSeconds: 2, maxBytes: 1000,
    }) // prettier-ignore
    await assert.rejects(
      waiting,
      (error) => error instanceof MediaToolError && error.kind === 'machine' && /busy/.test(error.reason),
    )
    assert.equal(explainLateness(60, 31).isFinal, true)
    assert.equal(explainLateness(60, 4).isFinal, false)
    assert.equal(explainLateness(60, null).isFinal, true)
  })

  test('[security 3.1] runs with an almost empty environment and a temporary folder that is removed afterwards', async () => {
    const mark = `mark-${randomUUID()}`
    const args = [...endless.slice(0, -1), '-metadata', `title=${mark}`, '-']
    const confined = await startConfined({ tool: 'ffmpeg', args, wallSeconds: 30 })
    const { stdout: environment } = await run('cat', [`/proc/${await pidOf('ffmpeg', mark)}/environ`])
    const names = environment.split('\0').map((row) => row.split('=')[0])
    assert.deepEqual(
      new Set(names.filter(Boolean)),
      new Set(['AV_LOG_FORCE_NOCOLOR', 'HOME', 'LC_ALL', 'TMPDIR']),
    )
    const home = /HOME=([^\0]+)/.exec(environment)?.[1] ?? ''
    assert.deepEqual(await readdir(home), [])
    confined.kill()
    await assert.rejects(confined.finished, kindOf('stopped'))
    await assert.rejects(readdir(home))
  })

  test(
    'cannot reach the network, not even this machine',
    { skip: isComplete ? false : 'no user namespaces here' },
    async () => {
      let asked = 0
      const server = createServer((_, response) => {
        asked += 1
        response.end()
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      // Without our protocol whitelist, so that only the namespace stands in the way.
      const args = ['-v', 'error', '-i', `http://127.0.0.1:${port}/film.mp4`]
      await assert.rejects(
        runConfined({ tool: 'ffprobe', args, wallSeconds: 10, maxBytes: 1000 }),
        MediaToolError,
      )
      server.close()
      assert.equal(asked, 0)
    },
  )

  test(
    'cannot allocate more memory than its limit',
    { skip: isComplete ? false : 'no prlimit here' },
    async () => {
      const args = [
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'testsrc2=s=8000x8000',
        '-frames:v',
        '9',
        '-c:v',
        'libx264',
        '-f',
        'null',
        '-',
      ]
      await assert.rejects(
        runConfined({ tool: 'ffmpeg', args, wallSeconds: 30, memoryBytes: 600 * 1024 ** 2, maxBytes: 1000 }),
        (error) => error instanceof MediaToolError && /more memory/.test(error.reason),
      )
    },
  )

  test('cannot write a file', { skip: isComplete ? false : 'no prlimit here' }, async () => {
    const target = path.join(folder, 'written.mp4')
    const args = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=1', '-y', target]
    await assert.rejects(
      runConfined({ tool: 'ffmpeg', args, wallSeconds: 10, maxBytes: 1000 }),
      MediaToolError,
    )
    assert.equal((await stat(target).catch(() => ({ size: 0 }))).size, 0)
  })

  test(
    '[security 3.1] can read only the given file in its cage, and write nowhere',
    { skip: isComplete ? false : 'no namespaces here' },
    async () => {
      const [given, canary] = [path.join(folder, 'given.txt'), path.join(folder, 'canary.txt')]
      await Promise.all([writeFile(given, 'given'), writeFile(canary, 'canary')])
      const socket = path.join(folder, 'database.sock')
      const server = createServer().listen(socket)
      await once(server, 'listening')
      const sandbox = await findSandbox()
      const root = await mkdtemp(path.join(folder, 'root-'))
      const words = sandbox.wrap(
        { cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 0, processes: 100 },
        { root, hidden: [], readable: [given], isReadableByAll: false, hasNetwork: false, isUrgent: false },
      )
      const tryAll = [
        `cat ${given}`,
        ...[
          canary,
          '/etc/shadow',
          '/etc/passwd',
          '/proc/1/environ',
          `/proc/${process.pid}/environ`,
          `${process.env['HOME']}/.`,
          '/var/.',
          socket,
        ].map((file) => `[ ! -e ${file} ] || echo sees ${file}`),
        `(: >> ${given}) 2>/dev/null && echo wrote ${given}`,
        '(: > /usr/canary) 2>/dev/null && echo wrote /usr',
        `kill -0 ${process.pid} 2>/dev/null && echo reaches processes`,
        'mount -t tmpfs none /usr 2>/dev/null && echo mounts',
        'chroot /usr /bin/true 2>/dev/null && echo changes its root',
        'unshare -r true 2>/dev/null && echo makes a namespace of its own with powers',
        'true',
      ].join('; ')
      const [program = '', ...rest] = words
      const { stdout } = await run(program, [...rest, '/bin/sh', '-c', tryAll])
      server.close()
      assert.equal(stdout, 'given')
      assert.deepEqual(await readdir(root), [], 'what is mounted in there is in there alone')
    },
  )

  test(
    '[security 3.1] cannot see a data folder among the system’s programs, apart from the file to read',
    { skip: isComplete ? false : 'no namespaces here' },
    async () => {
      const among = '/usr/share'
      const { stdout: found } = await run('find', [among, '-type', 'f', '-perm', '-o=r', '-print', '-quit'])
      const given = found.trim()
      const sandbox = await findSandbox()
      const root = await mkdtemp(path.join(folder, 'hidden-'))
      const limits = { cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 0, processes: 100 }
      const surroundings = {
        root,
        readable: [given],
        isReadableByAll: true,
        hasNetwork: false,
        isUrgent: false,
      }
      const see = async (hidden: string[]) => {
        const [program = '', ...rest] = sandbox.wrap(limits, { ...surroundings, hidden })
        const { stdout } = await run(program, [
          ...rest,
          '/bin/sh',
          '-c',
          `ls -A ${among}; cmp ${given} ${given}`,
        ])
        return stdout.trim().split('\n')
      }
      assert.ok((await see([])).length > 1)
      assert.deepEqual(await see([among, path.join(folder, 'elsewhere')]), [given.split('/')[3]])
    },
  )

  /** Returns the kernel's status of a tool that reads `film`: its user, its powers, and 2 if a filter is active. */
  async function readStatus(film: string): Promise<Record<'user' | 'seccomp' | 'powers', string>> {
    const mark = `mark-${randomUUID()}`
    const args = [
      '-v',
      'error',
      '-stream_loop',
      '-1',
      '-re',
      '-i',
      `file:${film}`,
      '-metadata',
      `title=${mark}`,
      '-f',
      'null',
      '-',
    ]
    const confined = await startConfined({ tool: 'ffmpeg', args, wallSeconds: 30 })
    const { stdout } = await run('cat', [`/proc/${await pidOf('ffmpeg', mark)}/status`])
    confined.kill()
    await assert.rejects(confined.finished, kindOf('stopped'))
    const read = (name: string) => new RegExp(`^${name}:\\s+([0-9a-f]+)`, 'm').exec(stdout)?.[1] ?? ''
    const powers = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((name) => BigInt(`0x${read(name)}`))
    return {
      user: read('Uid'),
      seccomp: read('Seccomp'),
      powers: `${powers.join('')}, ${read('NoNewPrivs') === '1' ? 'never new ones' : 'and new ones'}`,
    }
  }

  test(
    '[security 3.4] reads public files as nobody and private ones as the service’s user, both powerless and behind the filter',
    { skip: hasOtherUser && hasCallFilter ? false : 'no other user or no filter here' },
    async () => {
      const film = path.join(folder, 'film.wav')
      await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', film])
      await chmod(film, 0o644)
      const powerless = { seccomp: '2', powers: '00000, never new ones' }
      assert.deepEqual(await readStatus(film), { user: '65534', ...powerless })
      await chmod(film, 0o600)
      assert.deepEqual(await readStatus(film), { user: String(process.geteuid?.()), ...powerless })
    },
  )

  test(
    '[security 3.4] the kernel refuses sockets, tracing, keys, io_uring and files by handle',
    { skip: hasCallFilter ? false : 'no filter here' },
    async () => {
      const sandbox = await findSandbox()
      const root = await mkdtemp(path.join(folder, 'root-'))
      const limits = { cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 0, processes: 100 }
      const [program = '', ...rest] = sandbox.wrap(limits, {
        root,
        hidden: [],
        readable: [],
        isReadableByAll: true,
        hasNetwork: false,
        isUrgent: false,
      })
      // Without the filter, each would succeed or fail for another reason.
      const calls = {
        socket: 'syscall(&SYS_socket, 1, 1, 0)',
        ptrace: 'syscall(&SYS_ptrace, 0, 0, 0, 0)',
        keyctl: 'syscall(&SYS_keyctl, 0, -3, 0)',
        memfd: 'my $n = "x"; syscall(&SYS_memfd_create, $n, 0)',
        handle:
          'my $h = "\\0" x 200; my $p = "/usr"; my $m = "0000"; syscall(&SYS_name_to_handle_at, -100, $p, $h, $m, 0)',
        personality: 'syscall(&SYS_personality, 0xffffffff)',
      }
      for (const [name, call] of Object.entries(calls)) {
        const numbered = call.replace(/&SYS_(\w+)/, (_, known: string) => String(refusedCall(known)))
        const { stdout } = await run(program, [...rest, 'perl', '-e', `${numbered}; print $! + 0`])
        assert.equal(stdout, '1', `${name} is not refused`)
      }
    },
  )

  test(
    '[security 3.4] a tool that fetches a live source can open only Internet sockets',
    { skip: hasCallFilter ? false : 'no filter of system calls here' },
    async () => {
      const sandbox = await findSandbox()
      const root = await mkdtemp(path.join(folder, 'fetching-'))
      const limits = { cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 0, processes: 100 }
      const surroundings = {
        root,
        hidden: [],
        readable: [],
        isReadableByAll: true,
        hasNetwork: true,
        isUrgent: false,
      }
      const [program = '', ...rest] = sandbox.wrap(limits, surroundings)
      const socket = refusedCall('socket')
      // AF_INET, AF_INET6; AF_UNIX, AF_NETLINK, AF_PACKET, AF_ALG, AF_VSOCK.
      const families = { 2: '0', 10: '0', 1: '1', 16: '1', 17: '1', 38: '1', 40: '1' }
      const each = Object.keys(families).map(
        (family) => `$! = 0; syscall(${socket}, ${family}, 2, 0); print $! + 0, " "`,
      )
      const { stdout } = await run(program, [...rest, 'perl', '-e', each.join(';')])
      assert.deepEqual(stdout.trim().split(' '), Object.values(families))
    },
  )

  test('ends when its parent is killed', { skip: isComplete ? false : 'no setpriv here' }, async () => {
    const script = path.join(folder, 'parent.ts')
    const mark = 'testsrc2=s=66x66'
    const module = path.join(import.meta.dirname, 'confine.ts')
    await writeFile(
      script,
      `const { startConfined } = await import(${JSON.stringify(module)})
       await startConfined({ tool: 'ffmpeg', wallSeconds: 60, args: ${JSON.stringify(endless.map((word) => word.replace('testsrc2=s=64x64', mark)))} })
       console.log('started')
       setInterval(() => {}, 1000)`,
    )
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(parent.stdout, 'data')
    const count = async () =>
      (await run('ps', ['-eo', 'args'])).stdout
        .split('\n')
        .filter((line) => line.includes(mark) && /^\S*ffmpeg -nostdin/.test(line)).length
    for (let wait = 0; wait < 50 && (await count()) === 0; wait += 1) await sleep(100)
    assert.equal(await count(), 1)
    parent.kill('SIGKILL')
    for (let wait = 0; wait < 50 && (await count()) > 0; wait += 1) await sleep(100)
    assert.equal(await count(), 0)
  })
})

for (const [messages, kind, reason] of [
  ['[mov,mp4 @ 0x1] moov atom not found', 'refused', /moov atom/],
  ['av_interleaved_write_frame(): No space left on device', 'machine', /disk is full/],
  ['[ogg @ 0x1] Header processing failed: Invalid data', 'refused', /audio header/],
  [
    '[info]   title : No space left on device\n[mov @ 0x1] [error] moov atom not found',
    'refused',
    /moov atom/,
  ],
  ['something else with /secret/path.mp4', 'machine', /^ffmpeg failed: something else with the file$/],
] as const)
  test(`ffmpeg says ${JSON.stringify(messages)}: ${kind}`, () => {
    const error = explainMessages(messages)
    assert.equal(error.kind, kind)
    assert.match(error.reason, reason)
  })
